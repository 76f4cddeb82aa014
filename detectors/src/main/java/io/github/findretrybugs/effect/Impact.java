package io.github.findretrybugs.effect;

/** What an external call does to the other side. */
public enum Impact {
    /** Leaves the other side as it was. */
    READ,
    /** Changes it, and a repeat changes nothing more: PUT, DELETE, a fixed value. */
    IDEMPOTENT_WRITE,
    /** Changes it again on each repeat: POST, send, charge, create. */
    WRITE,
    /** The request is made elsewhere; it may be any of these. */
    UNKNOWN;

    /** Whether the other side is surely changed. */
    public boolean isWrite() {
        return this == WRITE || this == IDEMPOTENT_WRITE;
    }
}
