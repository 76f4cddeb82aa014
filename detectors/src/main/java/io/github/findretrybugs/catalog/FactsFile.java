package io.github.findretrybugs.catalog;

import java.util.List;
import java.util.Map;

/**
 * Reads one catalogue file. {@code docs/catalog.md} describes the form.
 *
 * <p>Written without regular expressions and streams: all files are read at every start of an analysis.
 */
final class FactsFile {

    private final String name;
    private final String text;

    private final Layer layer;
    private final AttributeReader attributeReader;
    private String library = "";
    private Role role;
    private int line;
    private int lineEnd;
    private int at;

    private FactsFile(String name, String text, Layer layer, AttributeReader attributeReader) {
        this.name = name;
        this.text = text;
        this.layer = layer;
        this.attributeReader = attributeReader;
    }

    /**
     * Adds a file's rows to a layer.
     *
     * @param name the file's name, for messages
     * @param text the file's text, with blanks for white space other than line ends
     * @throws CatalogException if a line is malformed or repeats another
     */
    static void read(String name, String text, Layer layer, AttributeReader attributeReader) {
        new FactsFile(name, text, layer, attributeReader).read();
    }

    private void read() {
        while (at < text.length()) {
            int end = text.indexOf('\n', at);
            lineEnd = end < 0 ? text.length() : end;
            line++;
            String first = word();
            if (first != null && first.charAt(0) != '#') {
                line(first);
            }
            at = lineEnd + 1;
        }
    }

    /** The next word of the line, or null at its end. */
    private String word() {
        while (at < lineEnd && text.charAt(at) == ' ') {
            at++;
        }
        if (at >= lineEnd) {
            return null;
        }
        int blank = text.indexOf(' ', at);
        int end = blank < 0 || blank > lineEnd ? lineEnd : blank;
        String word = text.substring(at, end);
        at = end;
        return word;
    }

    private void line(String first) {
        switch (first) {
            case "library" -> library();
            case "source" -> {
                // Says where the rows after it come from; for readers of the file only.
            }
            default -> row(first);
        }
    }

    private void library() {
        String coordinates = word();
        if (coordinates == null || coordinates.indexOf(':') < 0 || word() != null) {
            throw wrong("'library' takes one word; write library GROUP:ARTIFACT:VERSION or library jdk:MODULE:VERSION");
        }
        library = coordinates;
    }

    private void row(String first) {
        // Rows of one role stand together.
        if (role == null || !role.word().equals(first)) {
            role = Role.ofWord(first).orElse(null);
        }
        if (role == null) {
            throw wrong("unknown role '" + first + "'; " + RoleWords.remedy(first));
        }
        String type = word();
        String member = word();
        String descriptor = word();
        if (descriptor == null) {
            int words = type == null ? 1 : member == null ? 2 : 3;
            throw wrong("the row has " + words + " words; write: role type member descriptor [key=value ...]");
        }
        boolean pattern = type.charAt(0) == '~';
        boolean subtypes = !pattern && type.charAt(type.length() - 1) == '+';
        boolean memberPattern = member.charAt(0) == '~';
        String owner = pattern ? type.substring(1) : subtypes ? type.substring(0, type.length() - 1) : type;
        if (owner.isEmpty() || (!pattern && owner.indexOf('.') >= 0)) {
            throw wrong("'" + type + "' is no type; write its internal name, for example org/acme/Client$Builder");
        }
        int parameters = parameters(member, descriptor);
        Map<String, String> attributes = attributes(parameters);
        String place = name.concat(":").concat(Integer.toString(line));
        if (memberPattern) {
            Fact fact = new Fact(role, owner, member.substring(1), descriptor, attributes, library, place);
            layer.add(new Row(fact, subtypes, pattern, true));
            return;
        }
        int start = 0;
        while (start < member.length()) {
            int comma = member.indexOf(',', start);
            int end = comma < 0 ? member.length() : comma;
            Fact fact = new Fact(role, owner, member.substring(start, end), descriptor, attributes, library, place);
            layer.add(new Row(fact, subtypes, pattern, false));
            start = end + 1;
        }
    }

    private int parameters(String member, String descriptor) {
        if (descriptor.equals(Fact.ANY)) {
            return -1;
        }
        if (member.equals(Fact.TYPE)) {
            throw wrong("a row about a type has no descriptor; write * as its fourth word");
        }
        if (member.charAt(0) == '#') {
            return -1;
        }
        List<String> types = Descriptors.parameters(descriptor);
        if (types == null) {
            throw wrong(
                    "'" + descriptor + "' is no method descriptor; write *, or for example (ILjava/lang/String;)V, or"
                            + " (I)* to leave the result open");
        }
        return types.size();
    }

    private Map<String, String> attributes(int parameters) {
        try {
            return attributeReader.read(role, text.substring(at, lineEnd), parameters);
        } catch (IllegalArgumentException e) {
            throw wrong(e.getMessage());
        }
    }

    private CatalogException wrong(String what) {
        return new CatalogException(name + ":" + line + ": " + what);
    }
}
