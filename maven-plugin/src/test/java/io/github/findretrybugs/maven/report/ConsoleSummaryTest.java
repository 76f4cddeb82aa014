package io.github.findretrybugs.maven.report;

import static io.github.findretrybugs.maven.report.Samples.mail;
import static io.github.findretrybugs.maven.report.Samples.place;
import static io.github.findretrybugs.maven.report.Samples.suppressed;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.findretrybugs.analysis.AnalysisResult;
import io.github.findretrybugs.finding.Confidence;
import io.github.findretrybugs.finding.Finding;
import io.github.findretrybugs.finding.Level;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConsoleSummaryTest {

    @TempDir
    Path root;

    @Test
    void a_clean_run_is_told_in_few_lines() throws IOException {
        assertEquals("""
                Find Retry Bugs 1.2.3: 0 errors, 0 warnings, 0 notes
                  read       14 classes, 3 regions (annotated transaction: 3), 0.4 s
                  reports    target/a.sarif
                             target/a.xml""", text(Samples.result(List.of(), List.of(), List.of())));
    }

    @Test
    void what_was_not_seen_is_said() throws IOException {
        Finding error = mail(place("Orders", "place", 4), Level.ERROR, Confidence.HIGH);
        Finding note = mail(place("Orders", "list", 9), Level.NOTE, Confidence.NORMAL);
        AnalysisResult result = new AnalysisResult(
                List.of(error, note),
                List.of(suppressed(error, "the mail server deduplicates"), suppressed(note, " ")),
                List.of("com.acme.Cut can't be read"),
                1,
                new TreeMap<>(Map.of("annotated transaction", 1)),
                new TreeMap<>(Map.of("org.sms", 3, "org.mail", 3, "org.chat", 1)),
                1);
        assertEquals("""
                Find Retry Bugs 1.2.3: 1 error, 0 warnings, 1 note
                  read       1 class, 1 region (annotated transaction: 1), 0.4 s
                  suppressed 2 findings, 1 without a justification
                  undecided  1 method too large to judge every call in it
                  problems   1, listed above; what they name was not judged
                  unknown    org.mail (3 calls), org.sms (3 calls), org.chat (1 call)
                             called in these regions, and neither described nor followed: name them in
                             follow, or say in a file of models what their calls do
                  reports    target/a.sarif
                             target/a.xml""", text(result));
    }

    private String text(AnalysisResult result) throws IOException {
        Report report = Samples.report(root, result);
        return String.join(
                "\n", ConsoleSummary.lines(report, Duration.ofMillis(420), List.of("target/a.sarif", "target/a.xml")));
    }
}
