package io.github.findretrybugs.rule;

import io.github.findretrybugs.finding.Finding;
import io.github.findretrybugs.finding.RuleType;
import java.util.function.Consumer;

/** One bug pattern: a question to the evidence. */
public interface Rule {

    /** The pattern that its findings have. */
    RuleType type();

    /** Tells of each fault. */
    void judge(Evidence evidence, Consumer<Finding> found);
}
