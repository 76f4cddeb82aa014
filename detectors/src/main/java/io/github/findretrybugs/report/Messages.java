package io.github.findretrybugs.report;

import io.github.findretrybugs.finding.Finding;
import io.github.findretrybugs.finding.RuleType;
import java.io.IOException;
import java.io.InputStream;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** The words of all rules, read from the packaged {@code messages.xml}. Immutable. */
public final class Messages {

    /**
     * The file's copy beside this class. The one at the root of the jar is SpotBugs' to find; asked for by that name, a host's
     * class loader may answer with another plugin's.
     */
    private static final String RESOURCE = "messages.xml";

    private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\d)}");
    private static final Pattern BLANKS = Pattern.compile("\\s+");

    private final Map<RuleType, RuleText> texts;

    private Messages(Map<RuleType, RuleText> texts) {
        this.texts = texts;
    }

    /**
     * Reads the packaged file.
     *
     * @throws IllegalStateException if the file is broken or lacks a rule's words, which a build of this project excludes
     */
    public static Messages load() {
        try (InputStream in = Messages.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException(RESOURCE + " is not packaged");
            }
            return read(in);
        } catch (IOException e) {
            throw new IllegalStateException(RESOURCE + " can't be read: " + e.getMessage(), e);
        }
    }

    /**
     * Reads such a file.
     *
     * @param in the file's bytes; not closed
     * @throws IllegalStateException if it is not well-formed, lacks a rule's words or has words for a rule that doesn't exist
     */
    public static Messages read(InputStream in) {
        try {
            return new Messages(texts(in));
        } catch (XMLStreamException e) {
            throw new IllegalStateException(RESOURCE + " can't be read: " + e.getMessage(), e);
        }
    }

    private static Map<RuleType, RuleText> texts(InputStream in) throws XMLStreamException {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_COALESCING, true);
        XMLStreamReader xml = factory.createXMLStreamReader(in);
        Map<RuleType, RuleText> texts = new EnumMap<>(RuleType.class);
        while (xml.hasNext()) {
            if (xml.next() == XMLStreamConstants.START_ELEMENT
                    && xml.getLocalName().equals("BugPattern")) {
                String id = xml.getAttributeValue(null, "type");
                RuleType type = RuleType.ofId(id)
                        .orElseThrow(() -> new IllegalStateException(RESOURCE + " speaks of the unknown rule " + id));
                texts.put(type, readPattern(xml, id));
            }
        }
        for (RuleType type : RuleType.values()) {
            if (!texts.containsKey(type)) {
                throw new IllegalStateException(RESOURCE + " has no words for " + type.id());
            }
        }
        return texts;
    }

    private static RuleText readPattern(XMLStreamReader xml, String id) throws XMLStreamException {
        Map<String, String> words = new HashMap<>();
        while (xml.nextTag() == XMLStreamConstants.START_ELEMENT) {
            words.put(xml.getLocalName(), xml.getElementText().strip());
        }
        for (String element : List.of("ShortDescription", "LongDescription", "Mend", "Details")) {
            if (words.getOrDefault(element, "").isEmpty()) {
                throw new IllegalStateException(RESOURCE + " has no " + element + " for " + id);
            }
        }
        return new RuleText(
                oneLine(words.get("ShortDescription")),
                oneLine(words.get("LongDescription")),
                oneLine(words.get("Mend")),
                words.get("Details"));
    }

    private static String oneLine(String text) {
        return BLANKS.matcher(text).replaceAll(" ");
    }

    /** The words of a rule. */
    public RuleText of(RuleType type) {
        return texts.get(type);
    }

    /** What a finding says: one sentence, without a full stop. */
    public String sentence(Finding finding) {
        return fill(of(finding.type()).longDescription(), finding.arguments());
    }

    /** How to mend a finding. */
    public String mend(Finding finding) {
        return fill(of(finding.type()).mend(), finding.arguments());
    }

    private static String fill(String text, List<String> arguments) {
        return PLACEHOLDER.matcher(text).replaceAll(match -> {
            int index = Integer.parseInt(match.group(1));
            return Matcher.quoteReplacement(index < arguments.size() ? arguments.get(index) : match.group());
        });
    }
}
