package io.github.findretrybugs.catalog;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.PatternSyntaxException;

/**
 * What library calls, annotations and types mean. The rows stand in {@code catalog/*.facts}, one file a library; users add
 * files of the same form, and theirs are heard first. Immutable and safe to share between threads.
 */
public final class Catalog {

    private final Regexes regexes;
    private final SupertypesIndex index;
    /** The user's rows, then those that come with the engine. */
    private final List<Layer> layers;

    private Catalog(Regexes regexes, SupertypesIndex index, List<Layer> layers) {
        this.regexes = regexes;
        this.index = index;
        this.layers = layers;
    }

    /**
     * The catalogue that comes with the engine, with the user's files added.
     *
     * @param models the user's files
     * @throws CatalogException if a row is malformed, repeats another or has an unknown role, or if a file can't be read
     */
    public static Catalog load(List<Path> models) {
        Regexes regexes = new Regexes();
        AttributeReader attributes = new AttributeReader();
        List<Layer> layers = new ArrayList<>(2);
        if (!models.isEmpty()) {
            Layer own = new Layer(regexes);
            for (Path model : models) {
                FactsFile.read(model.toString(), text(model), own, attributes);
            }
            compileAll(own, regexes);
            layers.add(own);
        }
        Layer builtIn = new Layer(regexes);
        for (String name : BuiltInFiles.names()) {
            FactsFile.read(name, BuiltInFiles.text(name), builtIn, attributes);
        }
        layers.add(builtIn);
        return new Catalog(regexes, new SupertypesIndex(), List.copyOf(layers));
    }

    /**
     * The rows about a method, nearest type first: those that name {@code owner}, then those that name a supertype of it and
     * speak for subtypes, then patterns. The user's rows go before all that come with the engine.
     *
     * @param role the role asked for
     * @param owner internal name of the type the call names
     * @param supertypes where to look up what {@code owner} extends; what it doesn't know is looked up in the catalogue's own
     *     index
     * @return the first row that fits, or null
     */
    public Fact method(Role role, String owner, String name, String descriptor, Supertypes supertypes) {
        return find(role, owner, name, descriptor, supertypes);
    }

    /** The row about a type or annotation itself, or null. For annotations {@code type} is the internal name. */
    public Fact type(Role role, String type, Supertypes supertypes) {
        return find(role, type, Fact.TYPE, Fact.ANY, supertypes);
    }

    /** The row about a constant or field, or null. */
    public Fact field(Role role, String owner, String name) {
        for (Layer layer : layers) {
            Fact fact = layer.exact(role, owner, "#".concat(name));
            if (fact != null) {
                return fact;
            }
        }
        return null;
    }

    /** Whether any row of these roles speaks of a method of that name, whatever its owner: the test before reading code. */
    public boolean mentionsMethod(Role role, String name) {
        for (Layer layer : layers) {
            if (layer.mentions(role, name)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether an attribute that holds a regular expression, such as {@code except} of {@link Role#CALL_TYPE}, matches a name.
     * False if the fact lacks the attribute. Compiled expressions are kept.
     */
    public boolean attributeMatches(Fact fact, String attribute, String name) {
        String regex = fact.attributes().get(attribute);
        return regex != null && regexes.matches(regex, name);
    }

    /**
     * Whether any row speaks of a type of that package or below it.
     *
     * @param head internal name of a package with a slash at its end, {@code org/apache/}
     */
    public boolean speaksOf(String head) {
        return layers.stream()
                .flatMap(layer -> layer.all().stream())
                .anyMatch(row -> row.fact().owner().startsWith(head));
    }

    /** The supertypes of the types the catalogue speaks of, as they were in the libraries' jars. */
    public Supertypes supertypes() {
        return index;
    }

    /** All rows, the user's first, in the order of their files. */
    public List<Fact> facts() {
        List<Fact> facts = new ArrayList<>();
        for (Layer layer : layers) {
            for (Row row : layer.all()) {
                facts.add(row.fact());
            }
        }
        return facts;
    }

    /** All rows with their marks, for the tests that hold them against the libraries. */
    List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        for (Layer layer : layers) {
            rows.addAll(layer.all());
        }
        return rows;
    }

    private Fact find(Role role, String owner, String member, String descriptor, Supertypes supertypes) {
        Supertypes both = null;
        for (Layer layer : layers) {
            if (layer.mentions(role, member)) {
                both = both == null ? new KnownSupertypes(supertypes, index) : both;
                Fact fact = layer.find(role, owner, member, descriptor, both);
                if (fact != null) {
                    return fact;
                }
            }
        }
        return null;
    }

    private static String text(Path model) {
        try {
            return Files.readString(model).replace('\t', ' ').replace('\r', ' ');
        } catch (IOException e) {
            CatalogException wrong = new CatalogException(
                    model + ":1: the file can't be read (" + e + "); name a readable UTF-8 text file");
            wrong.initCause(e);
            throw wrong;
        }
    }

    /** Finds mistakes in the user's expressions at once; those that come with the engine are compiled by its tests. */
    private static void compileAll(Layer layer, Regexes regexes) {
        for (Row row : layer.all()) {
            if (row.ownerPattern()) {
                compile(row.fact(), row.fact().owner(), regexes);
            }
            if (row.memberPattern()) {
                compile(row.fact(), row.fact().member(), regexes);
            }
            for (String attribute : List.of("reads", "idempotent", "except")) {
                String regex = row.fact().attributes().get(attribute);
                if (regex != null) {
                    compile(row.fact(), regex, regexes);
                }
            }
        }
    }

    private static void compile(Fact fact, String regex, Regexes regexes) {
        try {
            regexes.compiled(regex);
        } catch (PatternSyntaxException e) {
            CatalogException wrong = new CatalogException(fact.at() + ": '" + regex + "' is no regular expression ("
                    + e.getDescription() + " at " + e.getIndex() + "); mend it, see java.util.regex.Pattern");
            wrong.initCause(e);
            throw wrong;
        }
    }
}
