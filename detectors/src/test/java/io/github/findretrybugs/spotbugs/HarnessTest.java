package io.github.findretrybugs.spotbugs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import edu.umd.cs.findbugs.BugCollection;
import edu.umd.cs.findbugs.BugInstance;
import edu.umd.cs.findbugs.DetectorFactory;
import edu.umd.cs.findbugs.Plugin;
import edu.umd.cs.findbugs.config.UserPreferences;
import edu.umd.cs.findbugs.test.SpotBugsExtension;
import edu.umd.cs.findbugs.test.SpotBugsRunner;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The plugin loads in SpotBugs' own test harness. */
@ExtendWith(SpotBugsExtension.class)
class HarnessTest {

    private static final Path CLASS = Path.of("..", "test-fixtures", "target", "classes")
            .resolve(Path.of("fixtures", "externalcallintransaction", "AnnotatedMethod.class"));

    /** The harness never unloads it, and SpotBugs refuses to load it again for the next test in this JVM. */
    @AfterAll
    static void unload() {
        Plugin.removeCustomPlugin(Plugin.getByPluginId("io.github.findretrybugs"));
    }

    @Test
    void a_known_bug_is_found(SpotBugsRunner runner) {
        BugCollection bugs = runner.performAnalysis(
                engine -> {
                    // By default the harness runs every detector, also those that print what they see.
                    UserPreferences preferences = UserPreferences.createDefaultUserPreferences();
                    preferences.enableAllDetectors(false);
                    for (DetectorFactory detector :
                            Plugin.getByPluginId("io.github.findretrybugs").getDetectorFactories()) {
                        preferences.enableDetector(detector, true);
                    }
                    engine.setUserPreferences(preferences);
                },
                CLASS);

        BugInstance bug = bugs.getCollection().iterator().next();
        assertEquals("FRB_EXTERNAL_CALL_IN_TRANSACTION", bug.getType());
        assertEquals("IDEMPOTENCY", bug.getBugPattern().getCategory());
    }
}
