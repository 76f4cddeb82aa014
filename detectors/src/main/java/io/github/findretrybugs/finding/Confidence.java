package io.github.findretrybugs.finding;

/** How well a finding is proved; says nothing about how bad it is, which is its {@link Level}. */
public enum Confidence {
    /** The path is proved in code. */
    HIGH,
    /** A name or a library's default carries one link of the chain. */
    NORMAL,
    /** Naming alone says so, or the proof depends on what can't be seen. */
    LOW;

    /** Whether this is as sure as {@code bar} or surer. */
    public boolean atLeast(Confidence bar) {
        return compareTo(bar) <= 0;
    }

    /** The weaker of the two. */
    public Confidence and(Confidence other) {
        return compareTo(other) >= 0 ? this : other;
    }
}
