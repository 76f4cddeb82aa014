package io.github.findretrybugs.catalog;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The signature index as it is committed: what the rows speak of, as it was found in the libraries' jars. A text file for each
 * catalogue file:
 *
 * <pre>
 * library GROUP:ARTIFACT:VERSION SHA-256
 * class NAME SUPERTYPE...
 *   method(parameters)result
 *   #CONSTANT
 * pattern OWNER MEMBER owners=N members=N
 * </pre>
 *
 * @param checksums of the jars, by library
 * @param types by library, then by name; with the supertypes, wherever they come from
 * @param patterns by library, then by {@code OWNER MEMBER}; the numbers of what they matched
 */
record CatalogIndex(
        SortedMap<String, String> checksums,
        SortedMap<String, SortedMap<String, TypeShape>> types,
        SortedMap<String, SortedMap<String, String>> patterns) {

    private static final String INDENT = "  ";

    CatalogIndex() {
        this(new TreeMap<>(), new TreeMap<>(), new TreeMap<>());
    }

    void addLibrary(String library, String checksum) {
        checksums.put(library, checksum);
        types.putIfAbsent(library, new TreeMap<>());
        patterns.putIfAbsent(library, new TreeMap<>());
    }

    /** Adds a type, or members to a type that is there. */
    void addType(String library, TypeShape shape) {
        types.get(library).merge(shape.name(), shape, (known, more) -> {
            known.members().addAll(more.members());
            return known;
        });
    }

    /** A type and all its supertypes that the index holds, the type first; empty if it isn't there. */
    List<TypeShape> withSupertypes(String library, String type) {
        Map<String, TypeShape> known = types.getOrDefault(library, new TreeMap<>());
        List<TypeShape> found = new ArrayList<>();
        Deque<String> queue = new ArrayDeque<>(List.of(type));
        TreeSet<String> seen = new TreeSet<>();
        while (!queue.isEmpty()) {
            String name = queue.poll();
            TypeShape shape = known.get(name);
            if (shape != null && seen.add(name)) {
                found.add(shape);
                queue.addAll(shape.supers());
            }
        }
        return found;
    }

    static CatalogIndex read(Path file) throws IOException {
        CatalogIndex index = new CatalogIndex();
        String library = null;
        TypeShape type = null;
        for (String line : Files.readAllLines(file)) {
            if (line.startsWith(INDENT)) {
                type.members().add(line.substring(INDENT.length()));
                continue;
            }
            String[] words = line.split(" ", -1);
            switch (words[0]) {
                case "library" -> {
                    library = words[1];
                    index.addLibrary(library, words[2]);
                }
                case "pattern" -> index.patterns.get(library).put(words[1] + " " + words[2], words[3] + " " + words[4]);
                default -> {
                    List<String> supers = List.of(words).subList(2, words.length);
                    type = new TypeShape(words[1], words[0], true, supers, new TreeSet<>());
                    index.types.get(library).put(type.name(), type);
                }
            }
        }
        return index;
    }

    void write(Path file) throws IOException {
        StringBuilder text = new StringBuilder();
        for (Map.Entry<String, String> library : checksums.entrySet()) {
            text.append("library ")
                    .append(library.getKey())
                    .append(' ')
                    .append(library.getValue())
                    .append('\n');
            for (TypeShape type : types.get(library.getKey()).values()) {
                text.append(type.kind()).append(' ').append(type.name());
                type.supers().forEach(parent -> text.append(' ').append(parent));
                text.append('\n');
                type.members()
                        .forEach(member -> text.append(INDENT).append(member).append('\n'));
            }
            patterns.get(library.getKey())
                    .forEach((pattern, count) -> text.append("pattern ")
                            .append(pattern)
                            .append(' ')
                            .append(count)
                            .append('\n'));
        }
        Files.writeString(file, text);
    }
}
