package io.github.findretrybugs.catalog;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The catalogue's files that come with the engine, as class path resources. */
final class BuiltInFiles {

    /** A jar can't be listed in a way that works for all class loaders, so that the names of the files are a file too. */
    private static final String INDEX = "index.txt";

    private BuiltInFiles() {}

    /** The names of the {@code .facts} files. */
    static List<String> names() {
        List<String> names = new ArrayList<>();
        String text = text(INDEX);
        int start = 0;
        for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
            if (end > start) {
                names.add(text.substring(start, end));
            }
            start = end + 1;
        }
        return names;
    }

    /**
     * The text of one file. The files are plain ASCII, so that nothing need be decoded.
     *
     * @throws IllegalStateException if this build of the engine lacks the file
     */
    static String text(String name) {
        try (InputStream in = BuiltInFiles.class.getResourceAsStream("/catalog/".concat(name))) {
            if (in == null) {
                throw new IllegalStateException("the engine's jar lacks catalog/" + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException("catalog/" + name + " can't be read", e);
        }
    }
}
