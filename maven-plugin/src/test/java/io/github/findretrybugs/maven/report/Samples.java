package io.github.findretrybugs.maven.report;

import io.github.findretrybugs.analysis.AnalysisResult;
import io.github.findretrybugs.analysis.AnalysisResult.SuppressedFinding;
import io.github.findretrybugs.finding.Confidence;
import io.github.findretrybugs.finding.Finding;
import io.github.findretrybugs.finding.Level;
import io.github.findretrybugs.finding.Place;
import io.github.findretrybugs.finding.RuleType;
import io.github.findretrybugs.finding.Step;
import io.github.findretrybugs.report.Messages;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Hand-made findings in a shop whose orders send mail while their transaction is open. */
public final class Samples {

    /** Words of the tests' own, so that they don't change with the rules' pages. */
    private static final String WORDS = """
            <MessageCollection>
              <BugPattern type="FRB_EXTERNAL_CALL_IN_TRANSACTION">
                <ShortDescription>External call in a transaction</ShortDescription>
                <LongDescription>{0} calls {1} {2} while its transaction is open: a rollback does not take the call back, and the next attempt makes it again</LongDescription>
                <Mend>Write a row in the transaction and call {1} after the commit.</Mend>
                <Details>&lt;h3&gt;What goes wrong&lt;/h3&gt;&lt;p&gt;The mail goes out twice.&lt;/p&gt;</Details>
              </BugPattern>
              %s
            </MessageCollection>
            """;

    private static final String OTHER_WORDS = """
            <BugPattern type="%s">
              <ShortDescription>Short</ShortDescription>
              <LongDescription>The suppression of {1} on {0} gives no reason</LongDescription>
              <Mend>Give a reason.</Mend>
              <Details>&lt;p&gt;Page&lt;/p&gt;</Details>
            </BugPattern>
            """;

    private Samples() {}

    /** A place in {@code com.acme}. */
    public static Place place(String type, String method, int line) {
        String file = type.contains("$") ? type.substring(0, type.indexOf('$')) : type;
        return new Place("com/acme/" + type, method, "()V", false, file + ".java", line);
    }

    /** A transaction in that place that ends up in {@code Mailer.send}, line 6. */
    public static Finding mail(Place begin, Level level, Confidence confidence) {
        Place send = place("Mailer", "send", 6);
        return new Finding(
                RuleType.EXTERNAL_CALL_IN_TRANSACTION,
                level,
                confidence,
                send,
                "Transport.send",
                List.of(begin.methodName(), "Transport.send", "by way of Mailer.send"),
                List.of(
                        new Step(begin, "the transaction begins: @Transactional"),
                        new Step(
                                place(begin.className().substring(9), begin.methodName(), begin.line() + 2),
                                "calls Mailer.send"),
                        new Step(send, "calls Transport.send")));
    }

    /** A suppression that gives no reason, in a class without line numbers. */
    public static Finding unjustified() {
        return new Finding(
                RuleType.SUPPRESSION_WITHOUT_JUSTIFICATION,
                Level.ERROR,
                Confidence.HIGH,
                new Place("com/acme/Refunds", "", "", false, "Refunds.java", 0),
                "com.acme.Refunds",
                List.of("com.acme.Refunds", "FRB_EXTERNAL_CALL_IN_TRANSACTION"),
                List.of());
    }

    /** A suppressed finding. */
    public static SuppressedFinding suppressed(Finding finding, String justification) {
        return new SuppressedFinding(finding, justification, "com.acme.Mailer.send", finding.place());
    }

    /** The sources that those places stand for, in a folder. */
    public static SourceTree sources(Path root) throws IOException {
        Path folder = Files.createDirectories(root.resolve("shop/src/main/java/com/acme"));
        Files.writeString(folder.resolve("Orders.java"), """
                class Orders {
                    @Transactional
                    void place() {
                        save();
                        // mail
                        mailer.send();
                    }
                }
                """);
        Files.writeString(folder.resolve("Mailer.java"), "\n\n\n\n\n        Transport.send(\"Grüße\");\n");
        return new SourceTree(List.of(root.resolve("shop/src/main/java")), StandardCharsets.UTF_8);
    }

    /** A result with these findings. */
    public static AnalysisResult result(
            List<Finding> findings, List<SuppressedFinding> suppressed, List<String> problems) {
        return new AnalysisResult(
                findings,
                suppressed,
                problems,
                14,
                new TreeMap<>(Map.of("annotated transaction", 3)),
                new TreeMap<>(),
                0);
    }

    /** A report with these findings. */
    public static Report report(Path root, List<Finding> findings, List<SuppressedFinding> suppressed)
            throws IOException {
        return report(root, result(findings, suppressed, List.of()));
    }

    /** A report of that result. */
    public static Report report(Path root, AnalysisResult result) throws IOException {
        return new Report(
                "shop",
                "1.2.3",
                result.findings(),
                result.suppressed(),
                result.problems(),
                result,
                messages(),
                sources(root),
                root);
    }

    private static Messages messages() {
        StringBuilder others = new StringBuilder();
        for (RuleType type : RuleType.values()) {
            if (type != RuleType.EXTERNAL_CALL_IN_TRANSACTION) {
                others.append(OTHER_WORDS.formatted(type.id()));
            }
        }
        return Messages.read(new ByteArrayInputStream(WORDS.formatted(others).getBytes(StandardCharsets.UTF_8)));
    }
}
