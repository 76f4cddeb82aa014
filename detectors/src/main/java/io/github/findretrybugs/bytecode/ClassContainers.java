package io.github.findretrybugs.bytecode;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Enumeration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * What one path on a command line holds: the code meant by it, and the libraries that lie inside it.
 * {@link #close()} releases all files and removes temporary copies.
 */
public final class ClassContainers implements Closeable {

    /** The largest library inside an archive that is taken out. */
    static final long LARGEST_LIBRARY = 1L << 30;

    private static final List<Layout> LAYOUTS = List.of(
            new Layout("BOOT-INF/classes/", List.of("BOOT-INF/lib/")),
            new Layout("WEB-INF/classes/", List.of("WEB-INF/lib/", "WEB-INF/lib-provided/")));

    private final List<ClassContainer> application = new ArrayList<>();
    private final List<ClassContainer> libraries = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();

    /** Where an archive keeps its own classes and its libraries. */
    private record Layout(String classes, List<String> libraries) {

        boolean holds(String entry) {
            return entry.startsWith(classes) || libraries.stream().anyMatch(entry::startsWith);
        }

        boolean isLibrary(String entry) {
            return isJar(entry) && libraries.stream().anyMatch(folder -> isDirectlyIn(folder, entry));
        }

        private static boolean isDirectlyIn(String folder, String entry) {
            return entry.startsWith(folder) && entry.indexOf('/', folder.length()) < 0;
        }
    }

    private ClassContainers() {}

    /**
     * Opens a path.
     *
     * <p>A jar is application code. Of a Spring Boot jar, a WAR, or such an archive's folder, the application is
     * {@code BOOT-INF/classes} or {@code WEB-INF/classes}, and the jars beside it are libraries. Of any other folder the
     * application is its class files and the archives directly in it.
     *
     * @param path a folder, jar or WAR
     * @throws IOException if it doesn't exist or can't be read; the message names it
     */
    public static ClassContainers open(Path path) throws IOException {
        ClassContainers opened = new ClassContainers();
        boolean done = false;
        try {
            if (Files.isDirectory(path)) {
                opened.addFolder(path);
            } else if (Files.isRegularFile(path)) {
                opened.addArchive(path);
            } else {
                throw new IOException(path + (Files.exists(path) ? " is no file or folder" : " does not exist"));
            }
            done = true;
            return opened;
        } finally {
            if (!done) {
                opened.close();
            }
        }
    }

    /** The code that the path stands for. */
    public List<ClassContainer> application() {
        return List.copyOf(application);
    }

    /** The libraries inside it. */
    public List<ClassContainer> libraries() {
        return List.copyOf(libraries);
    }

    /** What inside the path could not be opened and is left out, each a sentence that names it. */
    public List<String> problems() {
        return List.copyOf(problems);
    }

    @Override
    public void close() throws IOException {
        closeAll(Stream.concat(application.stream(), libraries.stream()).toList());
    }

    /**
     * Closes every container, also where closing another fails.
     *
     * @throws IOException the last failure
     */
    public static void closeAll(Collection<ClassContainer> containers) throws IOException {
        IOException failure = null;
        for (ClassContainer container : containers) {
            try {
                container.close();
            } catch (IOException e) {
                failure = e;
            }
        }
        if (failure != null) {
            throw failure;
        }
    }

    private void addFolder(Path folder) throws IOException {
        for (Layout layout : LAYOUTS) {
            Path classes = folder.resolve(layout.classes());
            if (Files.isDirectory(classes)) {
                application.add(new DirectoryContainer(classes));
                for (String library : layout.libraries()) {
                    for (Path jar : filesIn(folder.resolve(library))) {
                        if (isJar(jar.toString())) {
                            libraries.add(new ArchiveContainer(jar));
                        }
                    }
                }
                return;
            }
        }
        application.add(new DirectoryContainer(folder));
        for (Path file : filesIn(folder)) {
            if (isJar(file.toString()) || endsWith(file.toString(), ".war")) {
                try {
                    addArchive(file);
                } catch (IOException e) {
                    problems.add(e.getMessage());
                }
            }
        }
    }

    private static List<Path> filesIn(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        } catch (NotDirectoryException | NoSuchFileException e) {
            return List.of();
        }
    }

    private void addArchive(Path file) throws IOException {
        try (ZipFile archive = new ZipFile(file.toFile())) {
            Layout layout = layout(archive);
            application.add(new ArchiveContainer(file, file.toString(), layout == null ? "" : layout.classes(), false));
            if (layout != null) {
                for (ZipEntry entry : libraries(archive, layout)) {
                    addLibrary(archive, entry, file + "!/" + entry.getName());
                }
            }
        } catch (IOException | RuntimeException e) {
            throw new IOException(file + " can't be opened as an archive: " + e.getMessage(), e);
        }
    }

    private static Layout layout(ZipFile archive) {
        for (Enumeration<? extends ZipEntry> entries = archive.entries(); entries.hasMoreElements(); ) {
            String name = entries.nextElement().getName();
            for (Layout layout : LAYOUTS) {
                if (layout.holds(name)) {
                    return layout;
                }
            }
        }
        return null;
    }

    private static List<ZipEntry> libraries(ZipFile archive, Layout layout) {
        List<ZipEntry> found = new ArrayList<>();
        archive.stream().filter(entry -> layout.isLibrary(entry.getName())).forEach(found::add);
        found.sort((a, b) -> a.getName().compareTo(b.getName()));
        return found;
    }

    /** Copies a library out, as a compressed archive can't be read at random places while it is compressed again. */
    private void addLibrary(ZipFile archive, ZipEntry entry, String name) throws IOException {
        Path copy = Files.createTempFile("find-retry-bugs", ".jar");
        libraries.add(new ArchiveContainer(copy, name, "", true));
        try (InputStream in = archive.getInputStream(entry);
                OutputStream out = Files.newOutputStream(copy)) {
            copy(in, out);
        } catch (IOException | RuntimeException e) {
            problems.add(name + " can't be read: " + e.getMessage());
            libraries.remove(libraries.size() - 1).close();
        }
    }

    private static void copy(InputStream in, OutputStream out) throws IOException {
        byte[] buffer = new byte[1 << 16];
        long size = 0;
        for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
            size += count;
            if (size > LARGEST_LIBRARY) {
                throw new IOException("it is larger than " + (LARGEST_LIBRARY >> 20) + " MiB");
            }
            out.write(buffer, 0, count);
        }
    }

    private static boolean isJar(String name) {
        return endsWith(name, ".jar");
    }

    private static boolean endsWith(String name, String suffix) {
        return name.toLowerCase(Locale.ROOT).endsWith(suffix);
    }
}
