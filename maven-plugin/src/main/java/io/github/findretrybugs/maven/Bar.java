package io.github.findretrybugs.maven;

import io.github.findretrybugs.finding.Confidence;
import io.github.findretrybugs.finding.Finding;
import io.github.findretrybugs.finding.Level;
import java.util.Optional;

/**
 * How bad and how sure a finding must be to count for something.
 *
 * @param level as bad as this or worse; empty where nothing counts
 * @param confidence as sure as this or surer
 */
record Bar(Optional<Level> level, Confidence confidence) {

    /** Whether the finding counts. */
    boolean reachedBy(Finding finding) {
        return level.isPresent()
                && finding.level().atLeast(level.get())
                && finding.confidence().atLeast(confidence);
    }
}
