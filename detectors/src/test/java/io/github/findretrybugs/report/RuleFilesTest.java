package io.github.findretrybugs.report;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.findretrybugs.finding.RuleType;
import io.github.findretrybugs.suppression.Justification;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** Every file that speaks of rules speaks of all of them, and of no other. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RuleFilesTest {

    private static final String DOOR = "io.github.findretrybugs.spotbugs.";
    private static final Path ROOT = Path.of("..");
    private static final Path CLASSES = Path.of("target", "classes");
    private static final Path FIXTURES = ROOT.resolve(Path.of("test-fixtures", "src", "main", "java", "fixtures"));
    private static final Pattern LINK = Pattern.compile("href=\"([^\"]*)\"");
    private static final Pattern TYPE = Pattern.compile("FRB_[A-Z_]+");
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\d)}");

    private static final Set<String> IDS =
            Stream.of(RuleType.values()).map(RuleType::id).collect(Collectors.toCollection(TreeSet::new));

    private final Messages messages = Messages.load();
    private Element plugin;
    private Element words;

    @BeforeAll
    void read() throws IOException, ParserConfigurationException, SAXException {
        plugin = parse(CLASSES.resolve("findbugs.xml"));
        words = parse(CLASSES.resolve("messages.xml"));
    }

    private static Element parse(Path file) throws IOException, ParserConfigurationException, SAXException {
        Document document =
                DocumentBuilderFactory.newDefaultInstance().newDocumentBuilder().parse(file.toFile());
        return document.getDocumentElement();
    }

    @Test
    void every_rule_is_a_pattern_with_words_and_a_page() throws IOException {
        Set<String> pages;
        try (Stream<Path> files = Files.list(ROOT.resolve(Path.of("docs", "rules")))) {
            pages = files.map(file -> file.getFileName().toString())
                    .filter(name -> !name.equals("README.md"))
                    .map(name -> name.replace(".md", ""))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
        assertAll(
                () -> assertEquals(IDS, attributes(plugin, "BugPattern", "type"), "findbugs.xml"),
                () -> assertEquals(IDS, attributes(words, "BugPattern", "type"), "messages.xml"),
                () -> assertEquals(IDS, pages, "docs/rules"));
    }

    @Test
    void every_rule_is_a_detector_of_its_name() throws IOException {
        Set<String> expected = Stream.of(RuleType.values())
                .map(type -> DOOR + "Find" + camelCase(type))
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> compiled;
        try (Stream<Path> files = Files.list(CLASSES.resolve(DOOR.replace('.', '/')))) {
            compiled = files.map(file -> file.getFileName().toString())
                    .filter(name -> name.startsWith("Find"))
                    .map(name -> DOOR + name.replace(".class", ""))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
        assertAll(
                () -> assertEquals(expected, compiled),
                () -> assertEquals(expected, attributes(plugin, "Detector", "class"), "findbugs.xml"),
                () -> assertEquals(expected, attributes(words, "Detector", "class"), "messages.xml"));
        for (Element detector : elements(plugin, "Detector")) {
            RuleType type = RuleType.ofId(detector.getAttribute("reports")).orElseThrow();
            assertEquals(DOOR + "Find" + camelCase(type), detector.getAttribute("class"));
        }
    }

    private static String camelCase(RuleType type) {
        return Stream.of(type.name().split("_", -1))
                .map(word -> word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT))
                .collect(Collectors.joining());
    }

    @Test
    void categories_and_abbreviations_have_words() {
        Set<String> categories = attributes(plugin, "BugPattern", "category");
        Set<String> abbreviations = attributes(plugin, "BugPattern", "abbrev");
        assertAll(
                () -> assertEquals(categories, attributes(plugin, "BugCategory", "category")),
                () -> assertEquals(categories, attributes(words, "BugCategory", "category")),
                () -> assertEquals(abbreviations, attributes(words, "BugCode", "abbrev")));
    }

    @Test
    void every_rule_has_a_rank() throws IOException {
        List<String> ranked = new ArrayList<>();
        for (String line : Files.readAllLines(CLASSES.resolve("bugrank.txt"))) {
            Matcher matcher = Pattern.compile("(\\d+) BugPattern (\\w+)").matcher(line);
            // With a sign the number is added to one of SpotBugs' own, and it has none for our category.
            assertTrue(matcher.matches(), line);
            ranked.add(matcher.group(2));
        }
        assertEquals(List.copyOf(IDS), ranked);
    }

    /** SpotBugs suppresses by prefix, category and abbreviation. */
    @Test
    void no_type_is_another_s_prefix_or_the_name_of_a_group() {
        Set<String> groups = new HashSet<>(attributes(plugin, "BugPattern", "category"));
        groups.addAll(attributes(plugin, "BugPattern", "abbrev"));
        for (String id : IDS) {
            assertFalse(groups.contains(id), id);
            for (String other : IDS) {
                assertFalse(!id.equals(other) && other.startsWith(id), id + " and " + other);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(RuleType.class)
    void every_rule_has_fixtures_of_both_kinds(RuleType type) throws IOException {
        Path folder = FIXTURES.resolve(type.name().replace("_", "").toLowerCase(Locale.ROOT));
        StringBuilder text = new StringBuilder();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                text.append(Files.readString(file));
            }
        }
        assertTrue(text.indexOf("// BUG: " + type.id()) >= 0, "no BUG in " + folder);
        assertTrue(text.indexOf("// FINE: " + type.id()) >= 0, "no FINE in " + folder);
    }

    @ParameterizedTest
    @EnumSource(RuleType.class)
    void placeholders_are_counted_from_0_without_a_gap(RuleType type) {
        RuleText text = messages.of(type);
        Set<Integer> used = PLACEHOLDER
                .matcher(text.longDescription() + text.mend())
                .results()
                .map(match -> Integer.valueOf(match.group(1)))
                .collect(Collectors.toCollection(TreeSet::new));
        for (int i = 0; i < used.size(); i++) {
            assertTrue(used.contains(i), type + " leaves out {" + i + "}");
        }
    }

    @ParameterizedTest
    @EnumSource(RuleType.class)
    void links_are_safe_and_there_are_references(RuleType type) {
        List<String> links = LINK.matcher(messages.of(type).details())
                .results()
                .map(match -> match.group(1))
                .toList();
        assertFalse(links.isEmpty(), type.id());
        links.forEach(link -> assertTrue(link.startsWith("https://"), link));
        String references = section(type, "References");
        links.forEach(link -> assertTrue(references.contains(link), link));
    }

    @ParameterizedTest
    @EnumSource(RuleType.class)
    void the_suppression_to_copy_is_one_that_holds(RuleType type) {
        String section = section(type, "Suppressing it");
        Element pattern = elements(plugin, "BugPattern").stream()
                .filter(element -> element.getAttribute("type").equals(type.id()))
                .findFirst()
                .orElseThrow();
        if (pattern.getAttribute("abbrev").equals("US")) {
            assertFalse(section.contains("@Suppress"), "SpotBugs lets nobody suppress what is abbreviated US");
            return;
        }
        assertEquals(
                Set.of(type.id()),
                TYPE.matcher(section).results().map(MatchResult::group).collect(Collectors.toSet()));
        Matcher snippet = Pattern.compile(
                        "@SuppressFBWarnings\\(\\s*value = \"(\\w+)\",\\s*justification = \"([^\"]+)\"\\)")
                .matcher(section);
        assertTrue(snippet.find(), section);
        assertEquals(type.id(), snippet.group(1));
        assertTrue(Justification.isSubstantial(snippet.group(2), List.of(snippet.group(1))), snippet.group(2));
    }

    private String section(RuleType type, String heading) {
        String details = messages.of(type).details();
        String begin = "<h3>" + heading + "</h3>";
        int start = details.indexOf(begin);
        assertTrue(start >= 0, heading);
        int end = details.indexOf("<h3>", start + begin.length());
        return details.substring(start, end < 0 ? details.length() : end);
    }

    private static Set<String> attributes(Element root, String element, String attribute) {
        Set<String> values = new TreeSet<>();
        elements(root, element).forEach(found -> values.add(found.getAttribute(attribute)));
        return values;
    }

    private static List<Element> elements(Element root, String name) {
        NodeList nodes = root.getElementsByTagName(name);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            elements.add((Element) nodes.item(i));
        }
        return elements;
    }
}
