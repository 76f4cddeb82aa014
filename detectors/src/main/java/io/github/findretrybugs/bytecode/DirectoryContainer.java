package io.github.findretrybugs.bytecode;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** A folder of class files, such as {@code target/classes}. Listed when first asked; safe to share between threads. */
public final class DirectoryContainer implements ClassContainer {

    private final Path root;
    private Set<String> names;

    /**
     * A container of the class files below {@code root}.
     *
     * @param root the folder that holds the packages
     */
    public DirectoryContainer(Path root) {
        this.root = Objects.requireNonNull(root);
    }

    @Override
    public String name() {
        return root.toString();
    }

    @Override
    public synchronized Collection<String> classNames() throws IOException {
        if (names == null) {
            names = list();
        }
        return names;
    }

    private Set<String> list() throws IOException {
        String separator = root.getFileSystem().getSeparator();
        // A link to a folder is a folder, but a walk that starts at the link would not enter it.
        Path start = root.toRealPath();
        try (Stream<Path> files = Files.walk(start)) {
            Set<String> found = new TreeSet<>();
            files.forEach(file -> {
                String name =
                        ClassFiles.className(start.relativize(file).toString().replace(separator, "/"));
                if (name != null) {
                    found.add(name);
                }
            });
            return found;
        } catch (UncheckedIOException e) {
            throw new IOException(root + " can't be listed: " + e.getMessage(), e);
        }
    }

    @Override
    public byte[] read(String className) throws IOException {
        // Names come from bytes too; only what was listed is opened, so none leads out of the folder.
        if (!classNames().contains(className)) {
            return null;
        }
        Path file = root.resolve(className + ClassFiles.SUFFIX);
        if (!Files.isRegularFile(file)) {
            throw new IOException("it is no ordinary file");
        }
        try (InputStream in = Files.newInputStream(file)) {
            return ClassFiles.read(in, className);
        }
    }
}
