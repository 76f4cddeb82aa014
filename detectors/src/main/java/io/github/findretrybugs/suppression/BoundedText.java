package io.github.findretrybugs.suppression;

/** A text that may be looked at only so often: a pattern that goes on trying for ever fails instead. */
final class BoundedText implements CharSequence {

    /** A sensible pattern looks at each of a type's forty letters a few times. */
    private static final int MOST_LOOKS = 100_000;

    /** Thrown when the text was looked at too often. */
    static final class Exhausted extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private final String text;
    private int looks;

    BoundedText(String text) {
        this.text = text;
    }

    @Override
    public int length() {
        return text.length();
    }

    @Override
    public char charAt(int index) {
        if (++looks > MOST_LOOKS) {
            throw new Exhausted();
        }
        return text.charAt(index);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return text.subSequence(start, end);
    }

    @Override
    public String toString() {
        return text;
    }
}
