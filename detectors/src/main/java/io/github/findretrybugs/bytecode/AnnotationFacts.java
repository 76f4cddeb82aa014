package io.github.findretrybugs.bytecode;

import java.util.List;
import java.util.Map;

/**
 * An annotation as it stands on an element.
 *
 * @param type internal name of the annotation type
 * @param values the attributes that are written; defaults are not. A value is a String, a boxed primitive, a
 *     {@link Constant}, the internal name of a class as a String, another annotation, or a List of these
 */
public record AnnotationFacts(String type, Map<String, Object> values) {

    /** An enum constant as an annotation's value. */
    public record Constant(String type, String name) {}

    /** The attribute as text: an enum constant by its name, a number or boolean as Java prints it; null if not written. */
    public String text(String attribute) {
        Object value = values.get(attribute);
        if (value instanceof List<?> list && list.size() == 1) {
            value = list.get(0);
        }
        if (value instanceof Constant constant) {
            return constant.name();
        }
        return value == null || value instanceof List || value instanceof AnnotationFacts ? null : value.toString();
    }

    /** The attribute as a list of texts: an array's elements, or a single value alone; empty if not written. */
    public List<String> texts(String attribute) {
        Object value = values.get(attribute);
        if (value instanceof List<?> list) {
            return list.stream()
                    .map(element -> element instanceof Constant constant ? constant.name() : element.toString())
                    .toList();
        }
        String text = text(attribute);
        return text == null ? List.of() : List.of(text);
    }
}
