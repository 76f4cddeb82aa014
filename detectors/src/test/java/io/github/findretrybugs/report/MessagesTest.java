package io.github.findretrybugs.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.findretrybugs.finding.Confidence;
import io.github.findretrybugs.finding.Finding;
import io.github.findretrybugs.finding.Level;
import io.github.findretrybugs.finding.Place;
import io.github.findretrybugs.finding.RuleType;
import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MessagesTest {

    private static final List<String> HEADINGS =
            List.of("What goes wrong", "Wrong", "Right", "When it is fine", "Suppressing it", "References");

    private final Messages messages = Messages.load();

    @ParameterizedTest
    @EnumSource(RuleType.class)
    void a_rule_s_words_have_the_fixed_shape(RuleType type) {
        RuleText text = messages.of(type);

        assertFalse(text.shortDescription().endsWith("."), text.shortDescription());
        assertFalse(text.shortDescription().contains("{"), text.shortDescription());
        assertFalse(text.longDescription().endsWith("."), text.longDescription());
        assertTrue(text.mend().endsWith("."), text.mend());
        assertTrue(text.details().contains(RuleType.FAMILY));
    }

    @ParameterizedTest
    @EnumSource(RuleType.class)
    void a_rule_s_page_is_well_formed_and_has_the_fixed_headings(RuleType type) throws XMLStreamException {
        XMLStreamReader html = XMLInputFactory.newDefaultFactory()
                .createXMLStreamReader(
                        new StringReader("<div>" + messages.of(type).details() + "</div>"));
        List<String> headings = new ArrayList<>();
        while (html.hasNext()) {
            if (html.next() == XMLStreamConstants.START_ELEMENT
                    && html.getLocalName().equals("h3")) {
                headings.add(html.getElementText());
            }
        }
        assertEquals(HEADINGS, headings);
    }

    @Test
    void placeholders_are_the_finding_s_arguments() {
        Finding finding = new Finding(
                RuleType.EXTERNAL_CALL_IN_TRANSACTION,
                Level.ERROR,
                Confidence.HIGH,
                new Place("com/acme/Orders", "place", "()V", false, "Orders.java", 12),
                "HttpClient.send",
                List.of("Orders.place", "HttpClient.send", "directly, $1"),
                List.of());

        String sentence = messages.sentence(finding);

        assertTrue(sentence.startsWith("Orders.place calls HttpClient.send directly, $1 while"), sentence);
        assertFalse(Pattern.compile("\\{\\d}").matcher(sentence).find(), sentence);
    }

    @Test
    void missing_words_are_named() {
        String xml = "<MessageCollection><BugPattern type='FRB_EXTERNAL_CALL_IN_TRANSACTION'>"
                + "<ShortDescription>x</ShortDescription></BugPattern></MessageCollection>";
        IllegalStateException e = assertThrows(IllegalStateException.class, () -> read(xml));
        assertEquals("messages.xml has no LongDescription for FRB_EXTERNAL_CALL_IN_TRANSACTION", e.getMessage());
    }

    @Test
    void a_document_type_is_refused() {
        String xml =
                "<!DOCTYPE x [<!ENTITY e SYSTEM 'file:///etc/hostname'>]><MessageCollection>&e;</MessageCollection>";
        assertThrows(IllegalStateException.class, () -> read(xml));
    }

    private static Messages read(String xml) {
        return Messages.read(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)));
    }
}
