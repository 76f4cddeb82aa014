package io.github.findretrybugs.maven.report;

import io.github.findretrybugs.finding.Place;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The source files that places in bytecode stand for. Where a source file isn't there, places are named by package and file
 * name, as bytecode knows them. Not safe to share between threads.
 */
public final class SourceTree {

    private final List<Path> sourceRoots;
    private final Charset encoding;
    private final Map<String, Optional<Path>> files = new HashMap<>();
    private final Map<Path, List<String>> lines = new HashMap<>();

    /**
     * The files below some source roots.
     *
     * @param sourceRoots the folders that hold packages; the first that has a file wins
     * @param encoding how the files are encoded
     */
    public SourceTree(List<Path> sourceRoots, Charset encoding) {
        this.sourceRoots = sourceRoots.stream()
                .map(Path::toAbsolutePath)
                .map(Path::normalize)
                .toList();
        this.encoding = encoding;
    }

    /** The source file of a place, absolute, or empty if it isn't there. */
    public Optional<Path> file(Place place) {
        return files.computeIfAbsent(place.sourcePath(), this::find);
    }

    private Optional<Path> find(String sourcePath) {
        return sourcePath.isEmpty()
                ? Optional.empty()
                : sourceRoots.stream()
                        .map(root -> root.resolve(sourcePath))
                        .filter(Files::isRegularFile)
                        .findFirst();
    }

    /**
     * The path of a place's source file, with slashes.
     *
     * @param base the folder to give it relative to; a file outside of it is given absolutely
     * @return {@code src/main/java/com/acme/Orders.java}; without a source file {@code com/acme/Orders.java}, and of a class
     *     that doesn't name its source, the class's name {@code com.acme.Orders}
     */
    public String path(Place place, Path base) {
        Optional<Path> file = file(place);
        if (file.isEmpty()) {
            return place.sourcePath().isEmpty() ? place.dottedClassName() : place.sourcePath();
        }
        Path path = file.get();
        Path from = base.toAbsolutePath().normalize();
        return slashed(path.startsWith(from) ? from.relativize(path) : path);
    }

    /** The {@link #path} with {@code :line} where the line is known. */
    public String location(Place place, Path base) {
        return path(place, base) + (place.line() > 0 ? ":" + place.line() : "");
    }

    /** The text of a place's source line without blanks around, or empty if it can't be had. */
    public Optional<String> line(Place place) {
        return file(place)
                .map(this::lines)
                .filter(text -> place.line() > 0 && place.line() <= text.size())
                .map(text -> text.get(place.line() - 1).strip())
                .filter(text -> !text.isEmpty());
    }

    private List<String> lines(Path file) {
        return lines.computeIfAbsent(file, path -> {
            try {
                return new String(Files.readAllBytes(path), encoding).lines().toList();
            } catch (IOException e) {
                // A report without this source text is still right.
                return List.of();
            }
        });
    }

    /** A path as text, with slashes on every system. */
    public static String slashed(Path path) {
        return path.toString().replace(path.getFileSystem().getSeparator(), "/");
    }
}
