package io.github.findretrybugs.region;

import java.util.Locale;

/** What an annotation says of a transaction around its method; the names that all frameworks share. */
enum Propagation {
    REQUIRED(true),
    REQUIRES_NEW(true),
    MANDATORY(true),
    NESTED(true),
    SUPPORTS(false),
    NOT_SUPPORTED(false),
    NEVER(false);

    private final boolean always;

    Propagation(boolean always) {
        this.always = always;
    }

    /** Whether the method always runs in a transaction. */
    boolean isAlwaysInside() {
        return always;
    }

    /** Whether the method never runs in a transaction. */
    boolean isNeverInside() {
        return this == NOT_SUPPORTED || this == NEVER;
    }

    /** The value of that name; {@link #REQUIRED} for a name of a framework's own, since that is every framework's default. */
    static Propagation of(String name) {
        for (Propagation value : values()) {
            if (name != null && value.name().equals(name.toUpperCase(Locale.ROOT))) {
                return value;
            }
        }
        return REQUIRED;
    }
}
