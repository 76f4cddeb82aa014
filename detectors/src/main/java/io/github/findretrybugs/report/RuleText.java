package io.github.findretrybugs.report;

/**
 * The words of one rule, as {@code messages.xml} has them. In {@code longDescription} and {@code mend}, <code>{0}</code>,
 * <code>{1}</code> and so on stand for the arguments of a finding; the file says for each rule what they are.
 *
 * @param shortDescription a noun phrase, without placeholders
 * @param longDescription one sentence: what happens twice and why
 * @param mend what to change
 * @param details the rule's page, well-formed HTML without a root element
 */
public record RuleText(String shortDescription, String longDescription, String mend, String details) {}
