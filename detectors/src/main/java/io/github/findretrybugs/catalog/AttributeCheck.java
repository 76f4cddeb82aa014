package io.github.findretrybugs.catalog;

import java.util.List;
import java.util.Map;

/** Whether the value of a row's attribute can be meant. */
final class AttributeCheck {

    private static final List<String> KINDS =
            List.of("http", "rpc", "broker", "mail", "sms", "chat", "push", "payment", "cloud", "transfer", "other");
    private static final List<String> EFFECTS = List.of("read", "idempotent", "write", "by-verb", "by-name");
    private static final List<String> ENLISTS = List.of("jta", "jms", "kafka", "rabbit");
    private static final List<String> SELF_CALLS = List.of("bypass", "intercepted");
    private static final List<String> TARGETS = List.of("parameter");
    /** Attributes that name an argument, and the words that may stand instead. */
    private static final Map<String, List<String>> PLACES = Map.of(
            "request", List.of("receiver"),
            "run", List.of("receiver"),
            "publisher", List.of("receiver"),
            "payload", List.of(),
            "on", List.of("receiver", "result", "static"));

    private AttributeCheck() {}

    /**
     * Says what is wrong and what to write, or null if all is well.
     *
     * @param parameters the number of parameters of the row's descriptor, or -1 if the row leaves it open
     */
    static String complaint(String attribute, String value, int parameters) {
        if (value.isEmpty()) {
            return "attribute '" + attribute + "' has no value; write " + attribute + "=VALUE";
        }
        List<String> places = PLACES.get(attribute);
        if (places != null) {
            return places.contains(value) ? null : argument(attribute, value, places, parameters);
        }
        return switch (attribute) {
            case "kind" -> oneOf(attribute, value, KINDS);
            case "effect" -> oneOf(attribute, value, EFFECTS);
            case "enlists" -> oneOf(attribute, value, ENLISTS);
            case "self-calls" -> oneOf(attribute, value, SELF_CALLS);
            case "target" -> oneOf(attribute, value, TARGETS);
            case "verb" -> verb(value, parameters);
            case "when" -> when(value, parameters);
            default -> null;
        };
    }

    private static String verb(String value, int parameters) {
        if (isUpper(value) || value.equals("value") || value.startsWith("attr:")) {
            return null;
        }
        return argument("verb", value, List.of("GET", "POST", "attr:NAME", "value"), parameters);
    }

    private static String when(String value, int parameters) {
        int colon = value.indexOf(':');
        if (colon < 0 || colon == value.length() - 1) {
            return "attribute 'when' is '" + value + "'; write when=argN:VALUE";
        }
        return argument("when", value.substring(0, colon), List.of(), parameters);
    }

    private static boolean isUpper(String value) {
        for (int i = 0; i < value.length(); i++) {
            if (value.charAt(i) < 'A' || value.charAt(i) > 'Z') {
                return false;
            }
        }
        return true;
    }

    private static String argument(String attribute, String value, List<String> others, int parameters) {
        int index = argumentIndex(value);
        if (index < 0) {
            return "attribute '" + attribute + "' is '" + value + "'; write argN with N counted from 0"
                    + (others.isEmpty() ? "" : ", or one of " + String.join(", ", others));
        }
        if (parameters >= 0 && index >= parameters) {
            return "attribute '" + attribute + "' names " + value + ", but the descriptor has " + parameters
                    + " parameters; count from arg0, without the receiver";
        }
        return null;
    }

    /** N of {@code argN}, or -1 if it is something else. */
    static int argumentIndex(String value) {
        if (!value.startsWith("arg") || value.length() < 4 || value.length() > 5) {
            return -1;
        }
        int index = 0;
        for (int i = 3; i < value.length(); i++) {
            char digit = value.charAt(i);
            if (digit < '0' || digit > '9') {
                return -1;
            }
            index = index * 10 + digit - '0';
        }
        return index;
    }

    private static String oneOf(String attribute, String value, List<String> valid) {
        return valid.contains(value)
                ? null
                : "attribute '" + attribute + "' can't be '" + value + "'; write one of " + String.join(", ", valid);
    }
}
