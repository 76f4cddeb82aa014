package io.github.findretrybugs.catalog;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The classes of the libraries that the catalogue speaks of, out of their jars and of the running JDK. */
final class Libraries implements Closeable {

    private static final String JDK = "jdk:";

    private final SortedMap<String, Path> jars;
    /** Without members, for all classes of all libraries are asked for their supertypes. */
    private final Map<String, Map<String, TypeShape>> outlines = new HashMap<>();

    private final Map<String, ZipFile> opened = new HashMap<>();
    private final Map<String, SortedSet<String>> names = new HashMap<>();
    private final FileSystem jdk = FileSystems.getFileSystem(URI.create("jrt:/"));

    /**
     * @param jars the jar of each library that isn't the JDK's
     */
    Libraries(SortedMap<String, Path> jars) {
        this.jars = jars;
    }

    static boolean isJdk(String library) {
        return library.startsWith(JDK);
    }

    /** The jar's SHA-256, or {@code -} for a module of the JDK. */
    String checksum(String library) throws IOException {
        if (isJdk(library)) {
            return "-";
        }
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(Files.readAllBytes(jars.get(library))));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A class of this very library. */
    Optional<TypeShape> own(String library, String type) {
        return names(library).contains(type) ? Optional.of(read(library, type)) : Optional.empty();
    }

    /** A class of this library or else of another, or of the JDK. */
    Optional<TypeShape> any(String library, String type) {
        return home(library, type).map(home -> read(home, type));
    }

    /** Like {@link #any}, but without members. */
    Optional<TypeShape> outline(String library, String type) {
        return home(library, type)
                .map(home -> outlines.computeIfAbsent(home, any -> new HashMap<>())
                        .computeIfAbsent(type, any -> read(home, type).outline()));
    }

    private Optional<String> home(String library, String type) {
        if (names(library).contains(type)) {
            return Optional.of(library);
        }
        for (String other : jars.keySet()) {
            if (names(other).contains(type)) {
                return Optional.of(other);
            }
        }
        Path packages = jdk.getPath("packages", packageOf(type).replace('/', '.'));
        if (!Files.isDirectory(packages)) {
            return Optional.empty();
        }
        try (Stream<Path> modules = Files.list(packages)) {
            return modules.map(module -> JDK + module.getFileName() + ":")
                    .sorted()
                    .filter(module -> names(module).contains(type))
                    .findFirst();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String packageOf(String type) {
        int slash = type.lastIndexOf('/');
        return slash < 0 ? "" : type.substring(0, slash);
    }

    /** The internal names of all classes of a library, sorted. */
    SortedSet<String> names(String library) {
        return names.computeIfAbsent(library, this::list);
    }

    private SortedSet<String> list(String library) {
        SortedSet<String> found = new TreeSet<>();
        try {
            if (isJdk(library)) {
                Path root = module(library);
                try (Stream<Path> files = Files.walk(root)) {
                    files.map(file -> root.relativize(file).toString()).forEach(file -> addClass(file, found));
                }
            } else {
                zip(library).stream().map(ZipEntry::getName).forEach(file -> addClass(file, found));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(library, e);
        }
        return found;
    }

    private static void addClass(String file, SortedSet<String> found) {
        if (file.endsWith(".class") && !file.startsWith("META-INF/") && !file.endsWith("-info.class")) {
            found.add(file.substring(0, file.length() - ".class".length()));
        }
    }

    private TypeShape read(String library, String type) {
        try {
            if (isJdk(library)) {
                return TypeShape.of(Files.readAllBytes(module(library).resolve(type + ".class")));
            }
            ZipFile jar = zip(library);
            try (InputStream in = jar.getInputStream(jar.getEntry(type + ".class"))) {
                return TypeShape.of(in.readAllBytes());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(library + " " + type, e);
        }
    }

    private ZipFile zip(String library) throws IOException {
        ZipFile known = opened.get(library);
        if (known == null) {
            known = new ZipFile(jars.get(library).toFile());
            opened.put(library, known);
        }
        return known;
    }

    @Override
    public void close() throws IOException {
        for (ZipFile jar : opened.values()) {
            jar.close();
        }
    }

    private Path module(String library) {
        String module = library.substring(JDK.length(), library.indexOf(':', JDK.length()));
        return jdk.getPath("modules", module);
    }
}
