package io.github.findretrybugs.catalog;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Takes out of the libraries what the rows of one catalogue file speak of. */
final class CatalogIndexBuilder {

    /** Of what a pattern matches the index shows this much, and counts the rest. */
    private static final int SAMPLE_OWNERS = 3;

    private static final int SAMPLE_MEMBERS = 4;

    private final Libraries libraries;
    private final CatalogIndex index = new CatalogIndex();

    CatalogIndexBuilder(Libraries libraries) {
        this.libraries = libraries;
    }

    CatalogIndex build(List<Row> rows) throws IOException {
        for (Row row : rows) {
            String library = row.fact().library();
            if (!index.checksums().containsKey(library)) {
                index.addLibrary(library, libraries.checksum(library));
            }
            if (row.ownerPattern()) {
                addPattern(row);
            } else {
                addExact(row);
            }
        }
        return index;
    }

    private void addExact(Row row) {
        String library = row.fact().library();
        Optional<TypeShape> type = libraries.own(library, row.fact().owner());
        if (type.isEmpty()) {
            throw new IllegalStateException(
                    row.fact().at() + ": " + library + " has no " + row.fact().owner());
        }
        addWithSupertypes(library, type.get(), member -> concerns(row, member));
    }

    private static boolean concerns(Row row, String member) {
        String name = TypeShape.nameOf(member);
        if (row.memberPattern()) {
            return Pattern.matches(row.fact().member(), name);
        }
        return row.fact().member().equals(name);
    }

    private void addWithSupertypes(String library, TypeShape type, Predicate<String> wanted) {
        boolean wholeAnnotation = type.kind().equals("annotation");
        Deque<TypeShape> queue = new ArrayDeque<>(List.of(type));
        Set<String> seen = new HashSet<>();
        while (!queue.isEmpty()) {
            TypeShape shape = queue.poll();
            if (!seen.add(shape.name())) {
                continue;
            }
            boolean constructors = shape.equals(type);
            index.addType(
                    library,
                    some(
                            shape,
                            member -> wholeAnnotation
                                    || (wanted.test(member) && (constructors || !member.startsWith("<init>")))));
            for (String parent : shape.supers()) {
                libraries.any(library, parent).ifPresent(queue::add);
            }
        }
    }

    private static TypeShape some(TypeShape shape, Predicate<String> wanted) {
        TreeSet<String> members = new TreeSet<>(shape.members());
        members.removeIf(wanted.negate());
        return new TypeShape(shape.name(), shape.kind(), shape.open(), shape.supers(), members);
    }

    private void addPattern(Row row) {
        String library = row.fact().library();
        Pattern owners = Pattern.compile(row.fact().owner());
        boolean aboutType = row.fact().member().equals(Fact.TYPE);
        int ownerCount = 0;
        int memberCount = 0;
        for (String name : libraries.names(library)) {
            if (!owners.matcher(name).matches()) {
                continue;
            }
            TypeShape all = libraries.own(library, name).orElseThrow();
            TypeShape shape = some(all, member -> concerns(row, member));
            if (shape.members().isEmpty() && !aboutType) {
                continue;
            }
            ownerCount++;
            memberCount += shape.members().size();
            if (ownerCount <= SAMPLE_OWNERS) {
                TreeSet<String> few = new TreeSet<>();
                shape.members().stream().limit(SAMPLE_MEMBERS).forEach(few::add);
                boolean annotation = all.kind().equals("annotation");
                index.addType(library, some(all, annotation ? member -> true : few::contains));
            }
        }
        index.patterns()
                .get(library)
                .put(
                        row.fact().owner() + " " + (row.memberPattern() ? "~" : "")
                                + row.fact().member(),
                        "owners=" + ownerCount + " members=" + memberCount);
    }
}
