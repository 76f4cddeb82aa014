package io.github.findretrybugs.catalog;

import java.util.ArrayList;
import java.util.List;

/** What to tell somebody who wrote a role that there isn't. */
final class RoleWords {

    private static final int NEAR = 3;

    private RoleWords() {}

    /** Names the nearest role, if one is near, and all roles. */
    static String remedy(String wrong) {
        List<String> words = new ArrayList<>();
        String nearest = null;
        int least = NEAR + 1;
        for (Role role : Role.values()) {
            words.add(role.word());
            int distance = distance(wrong, role.word());
            if (distance < least) {
                least = distance;
                nearest = role.word();
            }
        }
        return (nearest == null ? "" : "did you mean '" + nearest + "'? ") + "write one of " + String.join(", ", words);
    }

    /** How many characters must be put in, taken out or replaced to make one word of the other. */
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[b.length()];
    }
}
