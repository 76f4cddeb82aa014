package io.github.findretrybugs.catalog;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads one catalogue file. {@code docs/catalog.md} describes the form.
 *
 * <p>Written without regular expressions and streams: all files are read at every start of an analysis.
 */
final class FactsFile {

    private static final int WORDS = 4;

    private final String name;
    private final Layer layer;
    /** Most rows of a library carry the same attributes. */
    private final Map<String, Map<String, String>> attributesByText = new HashMap<>();

    private final List<String> words = new ArrayList<>(8);
    private String library = "";
    private Role role;
    private int line;

    private FactsFile(String name, Layer layer) {
        this.name = name;
        this.layer = layer;
    }

    /**
     * Adds a file's rows to a layer.
     *
     * @param name the file's name, for messages
     * @throws CatalogException if a line is malformed or repeats another
     */
    static void read(String name, String text, Layer layer) {
        new FactsFile(name, layer).read(text);
    }

    private void read(String text) {
        int start = 0;
        while (start < text.length()) {
            int end = text.indexOf('\n', start);
            end = end < 0 ? text.length() : end;
            line++;
            split(text, start, end);
            if (!words.isEmpty()) {
                line();
            }
            start = end + 1;
        }
    }

    /** Puts the words between blanks into {@link #words}; none for a comment. */
    private void split(String text, int start, int end) {
        words.clear();
        int at = start;
        while (at < end) {
            if (isBlank(text.charAt(at))) {
                at++;
                continue;
            }
            if (words.isEmpty() && text.charAt(at) == '#') {
                return;
            }
            int from = at;
            while (at < end && !isBlank(text.charAt(at))) {
                at++;
            }
            words.add(text.substring(from, at));
        }
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\r';
    }

    private void line() {
        switch (words.get(0)) {
            case "library" -> library();
            case "source" -> {
                // Says where the rows after it come from; for readers of the file only.
            }
            default -> row();
        }
    }

    private void library() {
        if (words.size() != 2 || words.get(1).indexOf(':') < 0) {
            throw wrong("'library' takes one word; write library GROUP:ARTIFACT:VERSION or library jdk:MODULE:VERSION");
        }
        library = words.get(1);
    }

    private void row() {
        // Rows of one role stand together.
        if (role == null || !role.word().equals(words.get(0))) {
            role = Role.ofWord(words.get(0)).orElse(null);
        }
        if (role == null) {
            throw wrong("unknown role '" + words.get(0) + "'; " + RoleWords.remedy(words.get(0)));
        }
        if (words.size() < WORDS) {
            throw wrong("the row has " + words.size() + " words; write: role type member descriptor [key=value ...]");
        }
        String type = words.get(1);
        String member = words.get(2);
        String descriptor = words.get(3);
        boolean pattern = type.charAt(0) == '~';
        boolean subtypes = !pattern && type.charAt(type.length() - 1) == '+';
        boolean memberPattern = member.charAt(0) == '~';
        String owner = pattern ? type.substring(1) : subtypes ? type.substring(0, type.length() - 1) : type;
        if (owner.isEmpty() || (!pattern && owner.indexOf('.') >= 0)) {
            throw wrong("'" + type + "' is no type; write its internal name, for example org/acme/Client$Builder");
        }
        int parameters = parameters(member, descriptor);
        Fact fact = new Fact(
                role,
                owner,
                memberPattern ? member.substring(1) : member,
                descriptor,
                attributes(parameters),
                library,
                name.concat(":").concat(Integer.toString(line)));
        layer.add(new Row(fact, subtypes, pattern, memberPattern));
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
        if (words.size() == WORDS) {
            requireAll(Map.of());
            return Map.of();
        }
        String key = key(parameters);
        Map<String, String> known = attributesByText.get(key);
        if (known == null) {
            known = Map.copyOf(parseAttributes(parameters));
            requireAll(known);
            attributesByText.put(key, known);
        }
        return known;
    }

    private String key(int parameters) {
        StringBuilder key = new StringBuilder(role.word());
        key.append(' ').append(parameters);
        for (int i = WORDS; i < words.size(); i++) {
            key.append(' ').append(words.get(i));
        }
        return key.toString();
    }

    private Map<String, String> parseAttributes(int parameters) {
        Map<String, String> attributes = new HashMap<>();
        for (String word : words.subList(WORDS, words.size())) {
            int equals = word.indexOf('=');
            if (equals <= 0) {
                throw wrong("'" + word + "' is no attribute; write key=value");
            }
            String attribute = word.substring(0, equals);
            String value = word.substring(equals + 1);
            if (!role.allows(attribute)) {
                throw wrong("'" + role.word() + "' takes no attribute '" + attribute + "'; "
                        + (role.attributes().isEmpty()
                                ? "remove it"
                                : "write one of " + String.join(", ", role.attributes())));
            }
            String complaint = AttributeCheck.complaint(attribute, value, parameters);
            if (complaint != null) {
                throw wrong(complaint);
            }
            if (attributes.put(attribute, value) != null) {
                throw wrong("attribute '" + attribute + "' stands twice; remove one");
            }
        }
        return attributes;
    }

    private void requireAll(Map<String, String> attributes) {
        for (String attribute : role.required()) {
            if (!attributes.containsKey(attribute)) {
                throw wrong(
                        "'" + role.word() + "' needs the attribute '" + attribute + "'; add " + attribute + "=VALUE");
            }
        }
    }

    private CatalogException wrong(String what) {
        return new CatalogException(name + ":" + line + ": " + what);
    }
}
