package io.github.findretrybugs.spotbugs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import edu.umd.cs.findbugs.BugInstance;
import edu.umd.cs.findbugs.PluginException;
import io.github.findretrybugs.finding.Confidence;
import io.github.findretrybugs.finding.Finding;
import io.github.findretrybugs.finding.Level;
import io.github.findretrybugs.finding.Place;
import io.github.findretrybugs.finding.RuleType;
import io.github.findretrybugs.report.Ranks;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** SpotBugs computes ranks itself; ours are the same. */
class RanksTest {

    private static final int LAST_SCARY = 9;

    @Test
    void spotbugs_ranks_every_finding_alike(@TempDir Path folder) throws IOException, PluginException {
        Ranks ranks = Ranks.load();
        try (SpotBugsHost host = SpotBugsHost.load(folder)) {
            assertEquals("io.github.findretrybugs", host.plugin().getPluginId());
            for (RuleType type : RuleType.values()) {
                for (Confidence confidence : Confidence.values()) {
                    BugInstance bug = HostFindings.translate(finding(type, confidence));
                    assertEquals(bug.getBugRank(), ranks.of(type, confidence), type + " " + confidence);
                }
            }
        }
    }

    /** SpotBugs' SARIF calls a finding an error up to there. */
    @Test
    void what_is_not_of_low_confidence_is_an_error() {
        Ranks ranks = Ranks.load();
        for (RuleType type : RuleType.values()) {
            assertTrue(ranks.of(type, Confidence.NORMAL) <= LAST_SCARY, type.id());
            assertTrue(ranks.of(type, Confidence.LOW) > LAST_SCARY, type.id());
        }
    }

    private static Finding finding(RuleType type, Confidence confidence) {
        Place place = new Place("com/acme/Orders", "place", "()V", false, "Orders.java", 12);
        return new Finding(type, Level.ERROR, confidence, place, "x", List.of("a", "b", "c"), List.of());
    }
}
