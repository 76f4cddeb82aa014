package io.github.findretrybugs.maven.report;

import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Writes XML that people can read and that is well-formed whatever text it is given. */
final class IndentedXml {

    private final XMLStreamWriter writer;
    private final Deque<Boolean> hasChildren = new ArrayDeque<>();

    /** Begins a document in UTF-8. */
    IndentedXml(OutputStream out) throws XMLStreamException {
        writer = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(out, "UTF-8");
        writer.writeStartDocument("UTF-8", "1.0");
    }

    /** Begins an element with attributes, given as names and values in turn. */
    void start(String element, String... attributes) throws XMLStreamException {
        newLine();
        writer.writeStartElement(element);
        for (int i = 0; i < attributes.length; i += 2) {
            attribute(attributes[i], attributes[i + 1]);
        }
        hasChildren.push(false);
    }

    /** Adds an attribute to the element just begun. */
    void attribute(String name, String value) throws XMLStreamException {
        writer.writeAttribute(name, legal(value));
    }

    /** Writes an element that holds only text. */
    void text(String element, String text) throws XMLStreamException {
        newLine();
        writer.writeStartElement(element);
        writer.writeCharacters(legal(text));
        writer.writeEndElement();
    }

    /** Ends the element begun last. */
    void end() throws XMLStreamException {
        if (hasChildren.pop()) {
            writer.writeCharacters("\n" + "  ".repeat(hasChildren.size()));
        }
        writer.writeEndElement();
    }

    /** Ends the document. */
    void close() throws XMLStreamException {
        writer.writeCharacters("\n");
        writer.writeEndDocument();
        writer.close();
    }

    private void newLine() throws XMLStreamException {
        if (!hasChildren.isEmpty()) {
            hasChildren.pop();
            hasChildren.push(true);
        }
        writer.writeCharacters("\n" + "  ".repeat(hasChildren.size()));
    }

    /** The text with what XML can't hold replaced: a class file's names and strings may hold anything. */
    private static String legal(String text) {
        StringBuilder legal = new StringBuilder(text.length());
        text.codePoints().map(c -> isLegal(c) ? c : 0xFFFD).forEach(legal::appendCodePoint);
        return legal.toString();
    }

    private static boolean isLegal(int c) {
        boolean control = c < 0x20 && c != '\t' && c != '\n' && c != '\r';
        boolean surrogate = c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
        return !control && !surrogate && c != 0xFFFE && c != 0xFFFF;
    }
}
