package io.github.findretrybugs.catalog;

import java.util.Map;
import java.util.Optional;

/**
 * One row of the catalogue.
 *
 * @param role what the row says
 * @param owner the type it speaks of
 * @param member the method or constant, or {@link #TYPE} where it speaks of the type itself
 * @param descriptor the method's descriptor, its parameters with {@code *} for the result, or {@link #ANY}
 * @param attributes the row's further words, by name
 * @param library Maven coordinates of the library the row was checked against, or {@code jdk:MODULE:VERSION}
 * @param at file and line of the row, for messages
 */
public record Fact(
        Role role,
        String owner,
        String member,
        String descriptor,
        Map<String, String> attributes,
        String library,
        String at) {

    /** The member of a row that speaks of a type. */
    public static final String TYPE = "-";

    /** The descriptor of a row that speaks of all overloads. */
    public static final String ANY = "*";

    public Fact {
        attributes = Map.copyOf(attributes);
    }

    /** The attribute's value, or empty if the row doesn't carry it. */
    public Optional<String> attribute(String name) {
        return Optional.ofNullable(attributes.get(name));
    }

    /** Whether an attribute names that argument by {@code argN}; true of every argument where the row doesn't say which. */
    public boolean namesArgument(String attribute, int index) {
        String word = attributes.get(attribute);
        return word == null || word.equals("arg" + index);
    }

    /** The attribute's value, or {@code otherwise} if the row doesn't carry it. */
    public String attribute(String name, String otherwise) {
        return attributes.getOrDefault(name, otherwise);
    }
}
