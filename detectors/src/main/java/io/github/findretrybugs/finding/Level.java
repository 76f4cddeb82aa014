package io.github.findretrybugs.finding;

/** How bad a finding is if it is right. A build fails on {@link #ERROR} unless told otherwise. */
public enum Level {
    ERROR,
    WARNING,
    NOTE;

    /** Whether this is as bad as {@code bar} or worse. */
    public boolean atLeast(Level bar) {
        return compareTo(bar) <= 0;
    }
}
