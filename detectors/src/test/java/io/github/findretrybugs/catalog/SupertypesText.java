package io.github.findretrybugs.catalog;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Makes the text of {@code catalog/supertypes.txt}: the types of the catalogue with all their supertypes, the public types of
 * the same libraries that rows for subtypes speak of, and the exceptions of the JDK.
 */
final class SupertypesText {

    private static final List<String> MODULES_WITH_EXCEPTIONS = List.of(
            "java.base", "java.net.http", "java.sql", "java.naming", "java.rmi", "java.transaction.xa", "java.xml");
    private static final Pattern ANONYMOUS = Pattern.compile(".*\\$\\d.*|.*/internal/.*");

    private final Libraries libraries;
    private final SortedMap<String, List<String>> lines = new TreeMap<>();
    /** What is known by its name needs no supertypes. */
    private final List<Pattern> patterns = new ArrayList<>();

    private final Map<String, Boolean> covered = new HashMap<>();

    SupertypesText(Libraries libraries) {
        this.libraries = libraries;
    }

    String of(List<Row> rows) {
        Set<String> owners = new HashSet<>();
        Set<String> used = new HashSet<>();
        for (Row row : rows) {
            if (row.ownerPattern()) {
                patterns.add(Pattern.compile(row.fact().owner()));
            }
            used.add(row.fact().library());
            if (row.subtypes()) {
                owners.add(row.fact().owner());
            }
            if (!row.ownerPattern()) {
                add(row.fact().library(), row.fact().owner());
            }
        }
        for (String library : new TreeSet<>(used)) {
            for (String name : libraries.names(library)) {
                addIfCovered(library, name, owners);
            }
        }
        for (String module : MODULES_WITH_EXCEPTIONS) {
            String library = "jdk:" + module + ":";
            for (String name : libraries.names(library)) {
                if (libraries.outline(library, name).orElseThrow().open() && isThrowable(library, name)) {
                    add(library, name);
                }
            }
        }
        StringBuilder text = new StringBuilder();
        lines.forEach((type, supers) ->
                text.append(type).append(' ').append(String.join(" ", supers)).append('\n'));
        return text.toString();
    }

    private void addIfCovered(String library, String name, Set<String> owners) {
        if (ANONYMOUS.matcher(name).matches()
                || !libraries.outline(library, name).orElseThrow().open()) {
            return;
        }
        if (isCovered(library, name, owners)
                && patterns.stream().noneMatch(pattern -> pattern.matcher(name).matches())) {
            add(library, name);
        }
    }

    private boolean isCovered(String library, String name, Set<String> owners) {
        if (owners.contains(name)) {
            return true;
        }
        Boolean known = covered.get(name);
        if (known == null) {
            covered.put(name, false);
            known = false;
            for (String parent : supers(library, name)) {
                known |= isCovered(library, parent, owners);
            }
            covered.put(name, known);
        }
        return known;
    }

    private boolean isThrowable(String library, String name) {
        String type = name;
        while (!type.equals("java/lang/Throwable")) {
            List<String> supers = supers(library, type);
            if (supers.isEmpty()) {
                return false;
            }
            type = supers.get(0);
        }
        return true;
    }

    private void add(String library, String type) {
        Deque<String> queue = new ArrayDeque<>(List.of(type));
        while (!queue.isEmpty()) {
            String name = queue.poll();
            List<String> supers = supers(library, name);
            if (!supers.isEmpty() && merge(name, supers)) {
                queue.addAll(supers);
            }
        }
    }

    /** Two releases of a library may disagree; what either says is taken. Tells whether that was news. */
    private boolean merge(String name, List<String> supers) {
        List<String> known = lines.get(name);
        if (known == null) {
            lines.put(name, supers);
            return true;
        }
        Set<String> both = new LinkedHashSet<>(known);
        if (!both.addAll(supers)) {
            return false;
        }
        lines.put(name, List.copyOf(both));
        return true;
    }

    private List<String> supers(String library, String type) {
        return libraries
                .outline(library, type)
                .filter(shape -> !shape.kind().equals("annotation"))
                .map(TypeShape::supers)
                .orElse(List.of());
    }
}
