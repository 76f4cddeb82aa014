package io.github.findretrybugs.catalog;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * The regular expressions of a catalogue, compiled when first asked for: most analyses meet few of the libraries whose names
 * are matched by pattern. Safe to share between threads.
 */
final class Regexes {

    private static final String META = "\\^$.|?*+()[]{}";

    private final ConcurrentMap<String, Pattern> compiled = new ConcurrentHashMap<>();

    /** Whether the whole of {@code text} matches. */
    boolean matches(String regex, String text) {
        return compiled(regex).matcher(text).matches();
    }

    /**
     * Compiles now, to find a mistake where it was made.
     *
     * @throws PatternSyntaxException if it is no regular expression
     */
    Pattern compiled(String regex) {
        Pattern known = compiled.get(regex);
        if (known != null) {
            return known;
        }
        Pattern fresh = Pattern.compile(regex);
        compiled.put(regex, fresh);
        return fresh;
    }

    /** The characters that every match begins with; a text that begins otherwise needs no compiled pattern to be refused. */
    static String literalPrefix(String regex) {
        if (hasAlternatives(regex)) {
            return "";
        }
        int end = 0;
        while (end < regex.length() && META.indexOf(regex.charAt(end)) < 0) {
            end++;
        }
        boolean quantified = end < regex.length() && "?*{".indexOf(regex.charAt(end)) >= 0;
        return regex.substring(0, quantified ? Math.max(0, end - 1) : end);
    }

    /** Whether the whole expression is a choice, so that its matches needn't begin alike. */
    private static boolean hasAlternatives(String regex) {
        int depth = 0;
        for (int i = 0; i < regex.length(); i++) {
            switch (regex.charAt(i)) {
                case '\\' -> i++;
                case '(', '[' -> depth++;
                case ')', ']' -> depth--;
                case '|' -> {
                    if (depth == 0) {
                        return true;
                    }
                }
                default -> {
                    // says nothing of structure
                }
            }
        }
        return false;
    }
}
