package io.github.findretrybugs.bytecode;

import java.io.IOException;
import java.util.function.Supplier;

/** A class file that can't be read: truncated, of an unknown version, or made to break its readers. */
public final class BrokenClassException extends IOException {

    private static final long serialVersionUID = 1L;

    private BrokenClassException(Throwable cause) {
        super(describe(cause), cause);
    }

    private static String describe(Throwable cause) {
        if (cause instanceof IndexOutOfBoundsException) {
            return "it is cut off or damaged";
        }
        return cause.getMessage() == null ? cause.getClass().getSimpleName() : cause.getMessage();
    }

    /**
     * Reads something out of a class file. Readers check little: what a broken file makes of them is any exception, and where it
     * declares nests or tables without end, an error.
     *
     * @param read what to do
     * @return its result
     * @throws BrokenClassException if that fails in any way
     */
    public static <T> T guard(Supplier<T> read) throws BrokenClassException {
        try {
            return read.get();
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError | AssertionError e) {
            throw new BrokenClassException(e);
        }
    }
}
