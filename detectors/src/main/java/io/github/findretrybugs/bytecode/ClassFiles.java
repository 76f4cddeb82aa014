package io.github.findretrybugs.bytecode;

import java.io.IOException;
import java.io.InputStream;

/** What folders and archives have in common: how a class file is named, and how large one may be. */
final class ClassFiles {

    /** The ending of a class file's name. */
    static final String SUFFIX = ".class";

    /** The largest class file that is read. What compilers write stays far below; a larger one is made to hurt. */
    static final int LARGEST = 64 << 20;

    private ClassFiles() {}

    /**
     * The class that a file of this name holds, or null if the file is none to be read: no class file, a module's
     * description, or a file in a folder that is no package of this container.
     *
     * @param path path below the container's root, with slashes
     */
    static String className(String path) {
        if (!path.endsWith(SUFFIX)
                || path.startsWith("META-INF/")
                || path.startsWith("BOOT-INF/")
                || path.startsWith("WEB-INF/")) {
            return null;
        }
        String name = path.substring(0, path.length() - SUFFIX.length());
        return name.equals("module-info") ? null : name;
    }

    /**
     * Reads a class file to its end. The size an archive claims is not believed.
     *
     * @throws IOException if it can't be read or is larger than {@link #LARGEST}
     */
    static byte[] read(InputStream in, String className) throws IOException {
        byte[] bytes = in.readNBytes(LARGEST + 1);
        if (bytes.length > LARGEST) {
            throw new IOException(className + " is larger than " + (LARGEST >> 20) + " MiB");
        }
        return bytes;
    }
}
