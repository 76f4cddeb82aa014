package io.github.findretrybugs.suppression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.findretrybugs.bytecode.AnnotationFacts;
import io.github.findretrybugs.finding.RuleType;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class JustificationTest {

    private static final LocalDate TODAY = LocalDate.of(2026, 12, 1);
    private static final List<String> NAMES = List.of("FRB_EXTERNAL_CALL_IN_TRANSACTION");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "TODO",
                "false positive",
                "n/a",
                "this is fine",
                "external call in a transaction",
                "until 2027-03-31"
            })
    void phrases_are_no_reasons(String text) {
        assertFalse(Justification.isSubstantial(text, NAMES));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "provider deduplicates by order number",
                "Anbieter erkennt doppelte Aufträge",
                "one replica only, until 2027-03-31"
            })
    void sentences_are(String text) {
        assertTrue(Justification.isSubstantial(text, NAMES));
    }

    @Test
    void a_day_ends_it() {
        assertEquals(
                Optional.of(LocalDate.of(2027, 3, 31)), Justification.lastDay("moved to the outbox, until 2027-03-31"));
        assertEquals(Optional.of(LocalDate.MIN), Justification.lastDay("moved, until 2027-02-31"));
        assertTrue(suppression("FRB_", "DEFAULT", "moved, until 2026-12-01")
                .silences(RuleType.EXTERNAL_CALL_IN_TRANSACTION, TODAY));
        assertFalse(suppression("FRB_", "DEFAULT", "moved, until 2026-11-30")
                .silences(RuleType.EXTERNAL_CALL_IN_TRANSACTION, TODAY));
    }

    @Test
    void endless_words_and_patterns_come_to_an_end() {
        String endless = "a-".repeat(40_000);
        Suppression pattern = suppression("(([A-Z_]+)+)+!", "REGEX", "");
        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> {
            assertFalse(Justification.isSubstantial(endless, NAMES));
            assertFalse(pattern.silences(RuleType.EXTERNAL_CALL_IN_TRANSACTION, TODAY));
        });
    }

    private static Suppression suppression(String value, String match, String justification) {
        return Suppression.of(
                new AnnotationFacts(
                        "any/SuppressFBWarnings",
                        Map.of("value", value, "matchType", match, "justification", justification)),
                "com/acme/Orders",
                null,
                null);
    }
}
