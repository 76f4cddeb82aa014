package io.github.findretrybugs.maven;

import java.util.Collection;
import java.util.Comparator;

/** Guesses which word was meant. */
final class Nearest {

    private Nearest() {}

    /**
     * The candidate that takes the fewest changed, added or removed letters, upper and lower case being the same.
     *
     * @param candidates at least one; of equally near ones the first
     */
    static String to(String word, Collection<String> candidates) {
        return candidates.stream()
                .min(Comparator.comparingInt(candidate -> distance(word, candidate)))
                .orElseThrow();
    }

    private static int distance(String from, String to) {
        int[] previous = new int[to.length() + 1];
        for (int j = 0; j <= to.length(); j++) {
            previous[j] = j;
        }
        for (int i = 1; i <= from.length(); i++) {
            int[] current = new int[to.length() + 1];
            current[0] = i;
            for (int j = 1; j <= to.length(); j++) {
                boolean same = Character.toLowerCase(from.charAt(i - 1)) == Character.toLowerCase(to.charAt(j - 1));
                int changed = previous[j - 1] + (same ? 0 : 1);
                current[j] = Math.min(changed, 1 + Math.min(previous[j], current[j - 1]));
            }
            previous = current;
        }
        return previous[to.length()];
    }
}
