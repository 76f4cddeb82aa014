package io.github.findretrybugs.bytecode;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * A jar, or the part of an archive below one folder. Opened when first asked, when only its central directory is read;
 * the file stays open until {@link #close()}. In a multi-release jar the classes for the newest Java that is not newer
 * than {@value #NEWEST_RELEASE} count. Safe to share between threads.
 */
public final class ArchiveContainer implements ClassContainer {

    /** The newest Java release whose classes are taken out of multi-release jars. */
    public static final int NEWEST_RELEASE = 25;

    /** How many entries an archive may have. The largest application archives have some hundred thousand. */
    static final int MOST_ENTRIES = 2_000_000;

    private static final String VERSIONS = "META-INF/versions/";
    private static final long LARGEST_MANIFEST = 8 << 20;

    private final Path file;
    private final String name;
    private final String folder;
    private final boolean deleteAtClose;

    private ZipFile archive;
    private Map<String, String> entryByClass;
    private boolean closed;

    /**
     * A container of the classes of a jar.
     *
     * @param file the jar
     */
    public ArchiveContainer(Path file) {
        this(file, file.toString(), "", false);
    }

    /**
     * A container of the classes in one folder of an archive.
     *
     * @param file the archive
     * @param name what to call the container in messages
     * @param folder what the entries' names begin with, such as {@code BOOT-INF/classes/}; empty for the whole jar
     * @param deleteAtClose whether the file is a temporary copy
     */
    ArchiveContainer(Path file, String name, String folder, boolean deleteAtClose) {
        this.file = Objects.requireNonNull(file);
        this.name = Objects.requireNonNull(name);
        this.folder = Objects.requireNonNull(folder);
        this.deleteAtClose = deleteAtClose;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public synchronized Collection<String> classNames() throws IOException {
        open();
        return Collections.unmodifiableSet(entryByClass.keySet());
    }

    @Override
    public synchronized byte[] read(String className) throws IOException {
        open();
        String entry = entryByClass.get(className);
        if (entry == null) {
            return null;
        }
        try (InputStream in = archive.getInputStream(archive.getEntry(entry))) {
            return ClassFiles.read(in, className);
        } catch (IOException | RuntimeException e) {
            throw new IOException(name + ": " + className + " can't be read: " + e.getMessage(), e);
        }
    }

    @Override
    public synchronized void close() throws IOException {
        closed = true;
        if (archive != null) {
            archive.close();
            archive = null;
        }
        if (deleteAtClose) {
            Files.deleteIfExists(file);
        }
    }

    private void open() throws IOException {
        if (closed) {
            throw new IOException(name + " is closed");
        }
        if (entryByClass != null) {
            return;
        }
        ZipFile opened;
        try {
            opened = new ZipFile(file.toFile());
        } catch (IOException | RuntimeException e) {
            throw new IOException(name + " can't be opened as an archive: " + e.getMessage(), e);
        }
        try {
            entryByClass = index(opened);
            archive = opened;
        } finally {
            if (archive == null) {
                opened.close();
            }
        }
    }

    private Map<String, String> index(ZipFile opened) throws IOException {
        if (opened.size() > MOST_ENTRIES) {
            throw new IOException(name + " has more than " + MOST_ENTRIES + " entries");
        }
        Map<String, String> base = new TreeMap<>();
        List<String> versioned = new ArrayList<>();
        for (Enumeration<? extends ZipEntry> entries = opened.entries(); entries.hasMoreElements(); ) {
            String entry = entries.nextElement().getName();
            if (!entry.endsWith(ClassFiles.SUFFIX) || !entry.startsWith(folder)) {
                continue;
            }
            String className = ClassFiles.className(entry.substring(folder.length()));
            if (className != null) {
                base.put(className, entry);
            } else if (folder.isEmpty() && entry.startsWith(VERSIONS)) {
                versioned.add(entry);
            }
        }
        if (!versioned.isEmpty() && isMultiRelease(opened)) {
            override(base, versioned);
        }
        return base;
    }

    private static void override(Map<String, String> entryByClass, List<String> versioned) {
        Map<String, Integer> releaseByClass = new HashMap<>();
        for (String entry : versioned) {
            int slash = entry.indexOf('/', VERSIONS.length());
            int release = release(entry.substring(VERSIONS.length(), Math.max(slash, VERSIONS.length())));
            String className = slash < 0 ? null : ClassFiles.className(entry.substring(slash + 1));
            if (className != null && release > releaseByClass.getOrDefault(className, 0)) {
                releaseByClass.put(className, release);
                entryByClass.put(className, entry);
            }
        }
    }

    /** The release that a folder below {@code META-INF/versions} is for, or 0 if its classes don't count. */
    private static int release(String text) {
        if (text.length() > 3 || text.isEmpty() || !text.chars().allMatch(c -> c >= '0' && c <= '9')) {
            return 0;
        }
        int release = Integer.parseInt(text);
        return release >= 9 && release <= NEWEST_RELEASE ? release : 0;
    }

    private static boolean isMultiRelease(ZipFile opened) throws IOException {
        ZipEntry entry = opened.getEntry("META-INF/MANIFEST.MF");
        if (entry == null || entry.getSize() > LARGEST_MANIFEST) {
            return false;
        }
        try (InputStream in = opened.getInputStream(entry)) {
            Attributes main = new Manifest(in).getMainAttributes();
            return "true".equalsIgnoreCase(main.getValue("Multi-Release"));
        }
    }
}
