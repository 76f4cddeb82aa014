package io.github.findretrybugs.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Holds every row that comes with the engine against the signatures of the library that the row names. */
class CatalogIndexTest {

    private static final Set<Role> ABOUT_ANNOTATIONS = EnumSet.of(
            Role.CLIENT_ANNOTATION,
            Role.CLIENT_INJECTION,
            Role.VERB_ANNOTATION,
            Role.TX_ANNOTATION,
            Role.TX_GLOBAL,
            Role.TX_IMPLICIT,
            Role.TX_BEAN_MANAGED,
            Role.TX_AFTER_ANNOTATION,
            Role.TX_ENABLE,
            Role.THREAD_ANNOTATION,
            Role.BEAN,
            Role.BEAN_CONDITION,
            Role.BEAN_PRIMARY);
    private static final Pattern SHA_256 = Pattern.compile("[0-9a-f]{64}");

    private static final List<Row> ROWS = Catalog.load(List.of()).rows();
    private static final SortedMap<String, CatalogIndex> INDEX = new TreeMap<>();

    @BeforeAll
    static void readIndex() throws IOException {
        for (Path file : list("/catalog-index", ".txt")) {
            INDEX.put(baseName(file), CatalogIndex.read(file));
        }
    }

    @Test
    void everyRowSpeaksOfSomethingThatItsLibraryHas() {
        List<String> wrong = new ArrayList<>();
        for (Row row : ROWS) {
            wrong.addAll(complaints(row));
        }
        assertTrue(wrong.isEmpty(), () -> String.join("\n", wrong));
    }

    @Test
    void everyFileOfTheFolderIsLoadedAndIndexed() throws IOException {
        Set<String> files = new TreeSet<>();
        for (Path file : list("/catalog", ".facts")) {
            files.add(file.getFileName().toString());
        }
        assertEquals(files, new TreeSet<>(BuiltInFiles.names()));
        Set<String> named = new TreeSet<>();
        files.forEach(file -> named.add(file.substring(0, file.indexOf('.'))));
        assertEquals(named, INDEX.keySet());
    }

    @Test
    void everyLibraryIsKnownByItsJarsChecksum() {
        List<String> wrong = new ArrayList<>();
        for (CatalogIndex index : INDEX.values()) {
            index.checksums().forEach((library, checksum) -> {
                boolean fits = Libraries.isJdk(library)
                        ? checksum.equals("-")
                        : SHA_256.matcher(checksum).matches();
                if (!fits) {
                    wrong.add(library + " " + checksum);
                }
            });
        }
        assertEquals(List.of(), wrong);
    }

    @Test
    void theIndexHoldsNoLibraryThatNoRowSpeaksOf() {
        Set<String> spokenOf = new TreeSet<>();
        ROWS.forEach(row -> spokenOf.add(row.fact().library()));
        Set<String> indexed = new TreeSet<>();
        INDEX.values().forEach(index -> indexed.addAll(index.checksums().keySet()));
        assertEquals(spokenOf, indexed);
    }

    @Test
    void theSupertypesThatAreShippedAreThoseOfTheIndex() {
        Supertypes shipped = Catalog.load(List.of()).supertypes();
        List<String> wrong = new ArrayList<>();
        for (Row row : ROWS) {
            if (row.ownerPattern()) {
                continue;
            }
            CatalogIndex index = INDEX.get(CatalogIndexMain.fileOf(row));
            for (TypeShape type :
                    index.withSupertypes(row.fact().library(), row.fact().owner())) {
                boolean annotation = type.kind().equals("annotation");
                List<String> expected = annotation ? List.of() : type.supers();
                if (!shipped.direct(type.name()).containsAll(expected)) {
                    wrong.add(type.name() + ": " + shipped.direct(type.name()) + ", indexed " + expected);
                }
            }
        }
        assertEquals(List.of(), wrong.stream().distinct().toList());
    }

    @Test
    void theShippedSupertypesAreSortedForTheSearch() {
        String text = BuiltInFiles.text("supertypes.txt");
        List<String> types =
                text.lines().map(line -> line.substring(0, line.indexOf(' '))).toList();
        assertEquals(types.stream().sorted().distinct().toList(), types);
        assertTrue(text.endsWith("\n"));
    }

    @Test
    void theExceptionsOfTheJdkAreShipped() {
        Supertypes shipped = Catalog.load(List.of()).supertypes();
        assertEquals(
                List.of("java/io/InterruptedIOException"),
                List.copyOf(shipped.direct("java/net/SocketTimeoutException")));
        assertEquals(
                List.of("java/net/http/HttpTimeoutException"),
                List.copyOf(shipped.direct("java/net/http/HttpConnectTimeoutException")));
    }

    private static List<String> complaints(Row row) {
        Fact fact = row.fact();
        CatalogIndex index = INDEX.get(CatalogIndexMain.fileOf(row));
        if (index == null || !index.checksums().containsKey(fact.library())) {
            return List.of(fact.at() + ": the library '" + fact.library() + "' isn't in the index; rebuild the index");
        }
        List<String> wrong = new ArrayList<>();
        for (TypeShape type : typesOf(row, index)) {
            String complaint = RowCheck.complaint(row, type, index.withSupertypes(fact.library(), type.name()));
            if (complaint == null
                    && ABOUT_ANNOTATIONS.contains(fact.role())
                    && !type.kind().equals("annotation")) {
                complaint = type.name() + " is no annotation";
            }
            if (complaint == null) {
                return List.of();
            }
            wrong.add(fact.at() + ": " + complaint);
        }
        return wrong.isEmpty() ? List.of(fact.at() + ": no type is " + fact.owner()) : wrong;
    }

    /** The type that a row names, or those of the indexed samples that its pattern matches, of which one must do. */
    private static List<TypeShape> typesOf(Row row, CatalogIndex index) {
        Map<String, TypeShape> types = index.types().get(row.fact().library());
        if (!row.ownerPattern()) {
            TypeShape type = types.get(row.fact().owner());
            return type == null ? List.of() : List.of(type);
        }
        Pattern owner = Pattern.compile(row.fact().owner());
        return types.values().stream()
                .filter(type -> owner.matcher(type.name()).matches())
                .toList();
    }

    private static List<Path> list(String resource, String ending) throws IOException {
        Path folder;
        try {
            folder = Path.of(CatalogIndexTest.class.getResource(resource).toURI());
        } catch (URISyntaxException e) {
            throw new UncheckedIOException(new IOException(e));
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .toList();
        }
    }

    private static String baseName(Path file) {
        String name = file.getFileName().toString();
        return name.substring(0, name.indexOf('.'));
    }
}
