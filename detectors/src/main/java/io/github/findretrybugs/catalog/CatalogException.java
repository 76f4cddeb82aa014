package io.github.findretrybugs.catalog;

/** A catalogue file is wrong; the message begins with {@code file:line} and ends with the remedy. */
public final class CatalogException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public CatalogException(String message) {
        super(message);
    }
}
