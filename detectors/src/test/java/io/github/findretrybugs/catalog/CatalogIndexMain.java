package io.github.findretrybugs.catalog;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Rebuilds the signature index and the supertypes from the libraries. Run by the profile {@code catalog-index}. */
public final class CatalogIndexMain {

    /** Another JDK has other classes; the rows of the JDK name this release. */
    private static final int JDK = 17;

    private CatalogIndexMain() {}

    /** Takes the module's folder and Maven's home. */
    public static void main(String[] args) throws IOException, InterruptedException {
        if (Runtime.version().feature() != JDK) {
            throw new IllegalStateException("the index is built with JDK " + JDK + ", this is " + Runtime.version());
        }
        Path module = Path.of(args[0]);
        List<Row> rows = Catalog.load(List.of()).rows();
        SortedSet<String> coordinates = new TreeSet<>();
        SortedMap<String, List<Row>> byFile = new TreeMap<>();
        for (Row row : rows) {
            if (!Libraries.isJdk(row.fact().library())) {
                coordinates.add(row.fact().library());
            }
            byFile.computeIfAbsent(fileOf(row), file -> new ArrayList<>()).add(row);
        }
        SortedMap<String, Path> jars =
                new JarResolver(Path.of(args[1]), module.resolve("target/catalog-jars")).resolve(coordinates);
        try (Libraries libraries = new Libraries(jars)) {
            Path folder = module.resolve("src/test/resources/catalog-index");
            Files.createDirectories(folder);
            for (String file : byFile.keySet()) {
                new CatalogIndexBuilder(libraries).build(byFile.get(file)).write(folder.resolve(file + ".txt"));
            }
            Files.writeString(
                    module.resolve("src/main/resources/catalog/supertypes.txt"),
                    new SupertypesText(libraries).of(rows));
        }
    }

    /** The name of the row's file without its ending. */
    static String fileOf(Row row) {
        String at = row.fact().at();
        return at.substring(0, at.indexOf(".facts:"));
    }
}
