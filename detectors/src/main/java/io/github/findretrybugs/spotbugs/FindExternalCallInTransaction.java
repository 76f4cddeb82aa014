package io.github.findretrybugs.spotbugs;

import edu.umd.cs.findbugs.BugReporter;
import io.github.findretrybugs.finding.RuleType;

/** Reports {@link RuleType#EXTERNAL_CALL_IN_TRANSACTION}. */
public final class FindExternalCallInTransaction extends RuleDetector {

    public FindExternalCallInTransaction(BugReporter reporter) {
        super(RuleType.EXTERNAL_CALL_IN_TRANSACTION, reporter);
    }
}
