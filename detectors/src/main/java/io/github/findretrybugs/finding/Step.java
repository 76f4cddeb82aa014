package io.github.findretrybugs.finding;

/**
 * One line of the path that proves a finding.
 *
 * @param place where it happens
 * @param text what happens there, a phrase without a full stop, for example {@code "calls Mailer.send"}
 */
public record Step(Place place, String text) {}
