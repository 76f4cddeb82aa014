package io.github.findretrybugs.maven.report;

import java.io.StringReader;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** Turns a rule's page, the small part of HTML that our pages use, into other forms. */
public final class RulePage {

    private static final Pattern BLANKS = Pattern.compile("\\s+");

    private final PageStyle style;
    private final StringBuilder page = new StringBuilder();
    private final StringBuilder part = new StringBuilder();
    private boolean afterItem;

    private RulePage(PageStyle style) {
        this.style = style;
    }

    /**
     * The page for a terminal.
     *
     * @param html well-formed, without a root element
     * @param width how long a line may be; code is not broken
     */
    public static String text(String html, int width) {
        return new RulePage(new PageStyle.Plain(width)).convert(html);
    }

    /**
     * The page in Markdown.
     *
     * @param html well-formed, without a root element
     */
    public static String markdown(String html) {
        return new RulePage(new PageStyle.Markdown()).convert(html);
    }

    private String convert(String html) {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        try {
            XMLStreamReader xml = factory.createXMLStreamReader(new StringReader("<div>" + html + "</div>"));
            while (xml.hasNext()) {
                int event = xml.next();
                if (event == XMLStreamConstants.START_ELEMENT) {
                    start(xml);
                } else if (event == XMLStreamConstants.CHARACTERS) {
                    part.append(BLANKS.matcher(xml.getText()).replaceAll(" "));
                } else if (event == XMLStreamConstants.END_ELEMENT) {
                    end(xml.getLocalName());
                }
            }
        } catch (XMLStreamException e) {
            throw new IllegalArgumentException("a rule's page is not well-formed: " + e.getMessage(), e);
        }
        return page.toString();
    }

    private void start(XMLStreamReader xml) throws XMLStreamException {
        switch (xml.getLocalName()) {
            case "h3", "p", "li", "ul" -> part.setLength(0);
            case "pre" -> add(style.block(trimmed(xml.getElementText())), false);
            case "code" -> part.append(style.code(xml.getElementText()));
            case "a" -> {
                String address = xml.getAttributeValue(null, "href");
                part.append(style.link(xml.getElementText(), address));
            }
            default -> {
                // em, strong and the like change how the text looks, not what it says.
            }
        }
    }

    private void end(String element) {
        switch (element) {
            case "h3" -> add(style.heading(text()), false);
            case "p" -> add(style.paragraph(text()), false);
            case "li" -> add(style.item(text()), true);
            default -> {
                // The text goes on.
            }
        }
    }

    private String text() {
        String text = part.toString().strip();
        part.setLength(0);
        return text;
    }

    private void add(String text, boolean item) {
        if (!page.isEmpty()) {
            page.append(item && afterItem ? "\n" : "\n\n");
        }
        page.append(text);
        afterItem = item;
        part.setLength(0);
    }

    private static String trimmed(String code) {
        return code.strip()
                .lines()
                .map(String::stripTrailing)
                .reduce((a, b) -> a + "\n" + b)
                .orElse("");
    }
}
