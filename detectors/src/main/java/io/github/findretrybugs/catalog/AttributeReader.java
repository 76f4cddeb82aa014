package io.github.findretrybugs.catalog;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;

/**
 * Reads what stands behind the fourth word of a row. Remembers what it read, for most rows of a library carry the same
 * attributes.
 */
final class AttributeReader {

    private final Map<Role, Map<String, Map<String, String>>> known = new EnumMap<>(Role.class);

    /**
     * The attributes by name.
     *
     * @param text words of the form {@code key=value} between blanks
     * @param parameters the number of parameters of the row's descriptor, or -1 if the row leaves it open
     * @throws IllegalArgumentException if they are wrong for the role; the message ends with the remedy
     */
    Map<String, String> read(Role role, String text, int parameters) {
        Map<String, Map<String, String>> ofRole = known.get(role);
        if (ofRole == null) {
            ofRole = new HashMap<>();
            known.put(role, ofRole);
        }
        // What is right for one number of parameters may be wrong for another.
        String key = parameters < 0 ? text : text.concat(" ").concat(Integer.toString(parameters));
        Map<String, String> attributes = ofRole.get(key);
        if (attributes == null) {
            attributes = Map.copyOf(parse(role, text, parameters));
            requireAll(role, attributes);
            ofRole.put(key, attributes);
        }
        return attributes;
    }

    private static Map<String, String> parse(Role role, String text, int parameters) {
        Map<String, String> attributes = new HashMap<>();
        int at = 0;
        while (at < text.length()) {
            if (text.charAt(at) == ' ') {
                at++;
                continue;
            }
            int blank = text.indexOf(' ', at);
            int end = blank < 0 ? text.length() : blank;
            parseOne(role, text.substring(at, end), parameters, attributes);
            at = end;
        }
        return attributes;
    }

    private static void parseOne(Role role, String word, int parameters, Map<String, String> attributes) {
        int equals = word.indexOf('=');
        if (equals <= 0) {
            throw new IllegalArgumentException("'" + word + "' is no attribute; write key=value");
        }
        String attribute = word.substring(0, equals);
        String value = word.substring(equals + 1);
        if (!role.allows(attribute)) {
            throw new IllegalArgumentException("'" + role.word() + "' takes no attribute '" + attribute + "'; "
                    + (role.attributes().isEmpty()
                            ? "remove it"
                            : "write one of " + String.join(", ", role.attributes())));
        }
        String complaint = AttributeCheck.complaint(attribute, value, parameters);
        if (complaint != null) {
            throw new IllegalArgumentException(complaint);
        }
        if (attributes.put(attribute, value) != null) {
            throw new IllegalArgumentException("attribute '" + attribute + "' stands twice; remove one");
        }
    }

    private static void requireAll(Role role, Map<String, String> attributes) {
        for (String attribute : role.required()) {
            if (!attributes.containsKey(attribute)) {
                throw new IllegalArgumentException(
                        "'" + role.word() + "' needs the attribute '" + attribute + "'; add " + attribute + "=VALUE");
            }
        }
    }
}
