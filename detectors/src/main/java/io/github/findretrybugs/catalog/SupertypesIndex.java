package io.github.findretrybugs.catalog;

import java.util.Collection;
import java.util.List;

/**
 * The supertypes of the catalogue's types as they are in the libraries' jars, so that matching works without the class path
 * of the analysed code. Reads {@code catalog/supertypes.txt}: a line a type, sorted: the type, then its direct superclass (if
 * it isn't Object) and interfaces. The text is searched as it stands; an analysis asks for few of its lines.
 */
final class SupertypesIndex implements Supertypes {

    private static final String FILE = "supertypes.txt";

    private volatile String text;

    @Override
    public Collection<String> direct(String type) {
        String lines = text();
        int low = 0;
        int high = lines.length();
        while (low < high) {
            int start = lines.lastIndexOf('\n', (low + high) / 2 - 1) + 1;
            start = Math.max(start, low);
            int end = lines.indexOf('\n', start);
            int blank = lines.indexOf(' ', start);
            int order = compare(lines, start, blank, type);
            if (order == 0) {
                return List.of(lines.substring(blank + 1, end).split(" ", -1));
            }
            if (order < 0) {
                low = end + 1;
            } else {
                high = start;
            }
        }
        return List.of();
    }

    private static int compare(String lines, int start, int end, String type) {
        int length = Math.min(end - start, type.length());
        for (int i = 0; i < length; i++) {
            int order = Character.compare(lines.charAt(start + i), type.charAt(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(end - start, type.length());
    }

    private String text() {
        String known = text;
        if (known == null) {
            known = BuiltInFiles.text(FILE);
            text = known;
        }
        return known;
    }
}
