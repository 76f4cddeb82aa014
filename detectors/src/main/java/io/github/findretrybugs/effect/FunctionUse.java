package io.github.findretrybugs.effect;

/** What becomes of a function that a method makes or is given. The earlier of two decides. */
public enum FunctionUse {
    /** It is registered to run after the commit; the helper that runs it at once outside a transaction is the same idiom. */
    AFTER_COMMIT,
    /** It is run in a transaction of its own, which is a region of its own. */
    IN_TRANSACTION,
    /** It is run here, or handed to a library that runs it here as far as anybody knows. */
    HERE,
    /** Another thread runs it, and somebody here waits for that. */
    OTHER_THREAD_AWAITED,
    /** Another thread runs it. */
    OTHER_THREAD,
    /** It is kept in a field; who runs it and when is not seen. */
    KEPT,
    /** It is returned; the caller may run it when this is over. */
    RETURNED,
    /** Nothing is done with it. */
    NONE;

    FunctionUse and(FunctionUse other) {
        return compareTo(other) <= 0 ? this : other;
    }
}
