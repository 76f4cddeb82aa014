package io.github.findretrybugs.bytecode;

import java.io.Closeable;
import java.io.IOException;
import java.util.Collection;

/** A folder, an archive, or whatever a host hands over, that holds class files. */
public interface ClassContainer extends Closeable {

    /** What to call it in a message to the user, for example its path. */
    String name();

    /**
     * The classes in it, by internal name ({@code com/acme/Orders}), in a stable order.
     *
     * @throws IOException if the container can't be read
     */
    Collection<String> classNames() throws IOException;

    /**
     * The bytes of a class.
     *
     * @param className internal name
     * @return the class file, or null if the container doesn't hold that class
     * @throws IOException if the container can't be read
     */
    byte[] read(String className) throws IOException;

    @Override
    default void close() throws IOException {}
}
