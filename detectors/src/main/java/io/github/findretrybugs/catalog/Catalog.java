package io.github.findretrybugs.catalog;

import java.nio.file.Path;
import java.util.List;

/**
 * What library calls, annotations and types mean. The rows stand in {@code catalog/*.facts}, one file a library; users add
 * files of the same form. Immutable and safe to share between threads.
 */
public final class Catalog {

    /**
     * The catalogue that comes with the engine, with the user's files added.
     *
     * @throws CatalogException if a row is malformed, repeats another or has an unknown role
     */
    public static Catalog load(List<Path> models) {
        throw new UnsupportedOperationException("under construction");
    }

    /**
     * The rows about a method, nearest type first: those that name {@code owner}, then those that name a supertype of it and
     * speak for subtypes, then patterns.
     *
     * @param role the role asked for
     * @param owner internal name of the type the call names
     * @param supertypes where to look up what {@code owner} extends; what it doesn't know is looked up in the catalogue's own
     *     index
     * @return the first row that fits, or null
     */
    public Fact method(Role role, String owner, String name, String descriptor, Supertypes supertypes) {
        throw new UnsupportedOperationException("under construction");
    }

    /** The row about a type or annotation itself, or null. For annotations {@code type} is the internal name. */
    public Fact type(Role role, String type, Supertypes supertypes) {
        throw new UnsupportedOperationException("under construction");
    }

    /** The row about a constant or field, or null. */
    public Fact field(Role role, String owner, String name) {
        throw new UnsupportedOperationException("under construction");
    }

    /** Whether any row of these roles speaks of a method of that name, whatever its owner: the test before reading code. */
    public boolean mentionsMethod(Role role, String name) {
        throw new UnsupportedOperationException("under construction");
    }
}
