package io.github.findretrybugs.maven.report;

/** Breaks running text into lines. */
final class Wrap {

    private Wrap() {}

    /**
     * The text on lines that begin with {@code indent}; a word longer than a line stands alone.
     *
     * @param width how long a line may be, its indentation included
     */
    static String indented(String text, String indent, int width) {
        StringBuilder lines = new StringBuilder();
        int length = 0;
        for (String word : text.strip().split("\\s+", -1)) {
            if (length == 0) {
                lines.append(indent);
                length = indent.length();
            } else if (length + 1 + word.length() > width) {
                lines.append('\n').append(indent);
                length = indent.length();
            } else {
                lines.append(' ');
                length++;
            }
            lines.append(word);
            length += word.length();
        }
        return lines.toString();
    }
}
