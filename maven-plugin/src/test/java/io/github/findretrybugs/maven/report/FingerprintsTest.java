package io.github.findretrybugs.maven.report;

import static io.github.findretrybugs.maven.report.Samples.mail;
import static io.github.findretrybugs.maven.report.Samples.place;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.findretrybugs.finding.Confidence;
import io.github.findretrybugs.finding.Finding;
import io.github.findretrybugs.finding.Level;
import java.util.List;
import org.junit.jupiter.api.Test;

class FingerprintsTest {

    @Test
    void version_1_is_what_it_was() {
        // Baselines and code hosts remember this value: if it changes, the version must.
        assertEquals(
                "45b8062126d6b058c69bc913f6c87f13",
                first(mail(place("Orders", "place", 4), Level.ERROR, Confidence.HIGH)));
    }

    @Test
    void lines_words_and_the_compiler_s_numbers_don_t_matter() {
        String fingerprint = first(mail(place("Orders$1", "lambda$place$0", 4), Level.ERROR, Confidence.HIGH));
        Finding moved = mail(place("Orders$2", "lambda$place$7", 90), Level.WARNING, Confidence.LOW);
        Finding reworded = new Finding(
                moved.type(),
                moved.level(),
                moved.confidence(),
                moved.place(),
                moved.subject(),
                List.of("other", "words"),
                moved.path());
        assertEquals(fingerprint, first(reworded));
    }

    @Test
    void method_subject_and_origin_matter() {
        Finding finding = mail(place("Orders", "place", 4), Level.ERROR, Confidence.HIGH);
        Finding origin = mail(place("Orders", "cancel", 4), Level.ERROR, Confidence.HIGH);
        Finding subject = new Finding(
                finding.type(),
                finding.level(),
                finding.confidence(),
                finding.place(),
                "Transport.connect",
                finding.arguments(),
                finding.path());
        assertNotEquals(first(finding), first(origin));
        assertNotEquals(first(finding), first(subject));
    }

    @Test
    void equal_findings_are_counted() {
        Finding finding = mail(place("Orders", "place", 4), Level.ERROR, Confidence.HIGH);
        Fingerprints fingerprints = new Fingerprints();
        assertNotEquals(fingerprints.next(finding), fingerprints.next(finding));
    }

    private static String first(Finding finding) {
        return new Fingerprints().next(finding);
    }
}
