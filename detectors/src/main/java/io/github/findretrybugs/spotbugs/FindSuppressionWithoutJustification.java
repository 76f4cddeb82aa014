package io.github.findretrybugs.spotbugs;

import edu.umd.cs.findbugs.BugReporter;
import io.github.findretrybugs.finding.RuleType;

/** Reports {@link RuleType#SUPPRESSION_WITHOUT_JUSTIFICATION}. */
public final class FindSuppressionWithoutJustification extends RuleDetector {

    public FindSuppressionWithoutJustification(BugReporter reporter) {
        super(RuleType.SUPPRESSION_WITHOUT_JUSTIFICATION, reporter);
    }
}
