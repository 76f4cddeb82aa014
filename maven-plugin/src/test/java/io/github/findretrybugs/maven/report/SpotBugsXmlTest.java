package io.github.findretrybugs.maven.report;

import static io.github.findretrybugs.maven.report.Samples.mail;
import static io.github.findretrybugs.maven.report.Samples.place;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import edu.umd.cs.findbugs.BugInstance;
import edu.umd.cs.findbugs.SortedBugCollection;
import edu.umd.cs.findbugs.SourceLineAnnotation;
import io.github.findretrybugs.bytecode.ClassContainer;
import io.github.findretrybugs.finding.Confidence;
import io.github.findretrybugs.finding.Finding;
import io.github.findretrybugs.finding.Level;
import io.github.findretrybugs.finding.RuleType;
import io.github.findretrybugs.report.Ranks;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.dom4j.DocumentException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

class SpotBugsXmlTest {

    @TempDir
    Path root;

    @Test
    void spotbugs_reads_it_back() throws IOException, DocumentException {
        SortedBugCollection read = read(write(List.of(
                mail(place("Orders", "place", 4), Level.ERROR, Confidence.HIGH),
                mail(place("Orders", "list", 9), Level.NOTE, Confidence.LOW),
                Samples.unjustified())));

        assertEquals(3, read.getCollection().size());
        BugInstance bug = read.getCollection().stream()
                .filter(one -> one.getPriority() == 1 && one.getType().equals("FRB_EXTERNAL_CALL_IN_TRANSACTION"))
                .findFirst()
                .orElseThrow();
        assertEquals("com.acme.Mailer", bug.getPrimaryClass().getClassName());
        assertEquals("send", bug.getPrimaryMethod().getMethodName());
        assertEquals(3, bug.getPrimaryMethod().getSourceLines().getStartLine());
        assertEquals(6, bug.getPrimaryMethod().getSourceLines().getEndLine());
        assertEquals(6, bug.getPrimarySourceLineAnnotation().getStartLine());
        assertEquals(
                "com/acme/Mailer.java", bug.getPrimarySourceLineAnnotation().getSourcePath());
        List<String> lines = new ArrayList<>();
        bug.getAnnotations().forEach(annotation -> {
            if (annotation instanceof SourceLineAnnotation line) {
                lines.add(line.getSourceFile() + ":" + line.getStartLine());
            }
        });
        assertEquals(List.of("Mailer.java:6", "Orders.java:4", "Orders.java:6"), lines);
        assertEquals(32, bug.getInstanceHash().length());
    }

    @Test
    void a_finding_in_a_class_without_lines_has_its_class() throws IOException, DocumentException {
        byte[] xml = write(List.of(Samples.unjustified()));

        BugInstance bug = read(xml).getCollection().iterator().next();
        assertEquals("com.acme.Refunds", bug.getPrimaryClass().getClassName());
        // What SpotBugs knows of a pattern it takes from the plugin, not from the file; others take it from the file.
        String text = new String(xml, StandardCharsets.UTF_8);
        assertTrue(text.contains("rank=\"7\" abbrev=\"US\" category=\"IDEMPOTENCY\""), text);
    }

    @Test
    void ranks_are_those_that_spotbugs_itself_gives() throws IOException {
        Ranks ranks = Ranks.load();
        int priority = 1;
        for (Confidence confidence : List.of(Confidence.HIGH, Confidence.NORMAL, Confidence.LOW)) {
            String xml = new String(
                    write(List.of(mail(place("Orders", "place", 4), Level.ERROR, confidence))), StandardCharsets.UTF_8);
            int rank = ranks.of(RuleType.EXTERNAL_CALL_IN_TRANSACTION, confidence);
            assertTrue(xml.contains("priority=\"" + priority + "\" rank=\"" + rank + "\""), xml);
            priority++;
        }
    }

    @Test
    void suppressed_findings_are_left_out_and_words_are_escaped() throws IOException {
        Finding finding = mail(place("Orders", "a<b\u0001", 4), Level.ERROR, Confidence.HIGH);
        Report report = Samples.report(root, List.of(finding), List.of(Samples.suppressed(finding, "SECRET")));
        String xml = new String(SpotBugsXml.write(report, ranges()), StandardCharsets.UTF_8);

        assertFalse(xml.contains("SECRET"));
        assertTrue(xml.contains("a&lt;b\uFFFD calls Transport.send"), xml);
        assertTrue(xml.contains("<ShortMessage>External call in a transaction</ShortMessage>"), xml);
    }

    @Test
    void the_same_findings_give_the_same_bytes() throws IOException {
        List<Finding> findings = List.of(mail(place("Orders", "place", 4), Level.ERROR, Confidence.HIGH));
        assertArrayEquals(write(findings), write(findings));
    }

    private byte[] write(List<Finding> findings) throws IOException {
        return SpotBugsXml.write(Samples.report(root, findings, List.of()), ranges());
    }

    private static LineRanges ranges() {
        return new LineRanges(List.of(new ClassContainer() {
            @Override
            public String name() {
                return "test";
            }

            @Override
            public Collection<String> classNames() {
                return List.of("com/acme/Mailer");
            }

            @Override
            public byte[] read(String className) {
                return className.equals("com/acme/Mailer") ? mailer() : null;
            }
        }));
    }

    private static byte[] mailer() {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "com/acme/Mailer", null, "java/lang/Object", null);
        MethodVisitor method = writer.visitMethod(Opcodes.ACC_STATIC, "send", "()V", null, null);
        method.visitCode();
        for (int line : List.of(3, 6)) {
            Label label = new Label();
            method.visitLabel(label);
            method.visitLineNumber(line, label);
            method.visitInsn(Opcodes.NOP);
        }
        method.visitInsn(Opcodes.RETURN);
        method.visitMaxs(0, 0);
        method.visitEnd();
        return writer.toByteArray();
    }

    private static SortedBugCollection read(byte[] xml) throws IOException, DocumentException {
        SortedBugCollection read = new SortedBugCollection();
        read.readXML(new ByteArrayInputStream(xml));
        return read;
    }
}
