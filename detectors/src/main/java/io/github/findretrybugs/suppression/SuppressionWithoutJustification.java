package io.github.findretrybugs.suppression;

import io.github.findretrybugs.bytecode.ClassFacts;
import io.github.findretrybugs.bytecode.MethodFacts;
import io.github.findretrybugs.finding.Confidence;
import io.github.findretrybugs.finding.Finding;
import io.github.findretrybugs.finding.Level;
import io.github.findretrybugs.finding.Place;
import io.github.findretrybugs.finding.RuleType;
import io.github.findretrybugs.finding.Step;
import io.github.findretrybugs.flow.MethodBody;
import io.github.findretrybugs.rule.Evidence;
import io.github.findretrybugs.rule.Rule;
import java.util.List;
import java.util.function.Consumer;

/** An annotation silences one of our types and gives no reason. */
public final class SuppressionWithoutJustification implements Rule {

    private final Suppressions suppressions;

    public SuppressionWithoutJustification(Suppressions suppressions) {
        this.suppressions = suppressions;
    }

    @Override
    public RuleType type() {
        return RuleType.SUPPRESSION_WITHOUT_JUSTIFICATION;
    }

    @Override
    public void judge(Evidence evidence, Consumer<Finding> found) {
        for (Suppression suppression : suppressions.all()) {
            if (suppression.namesOurs() && !suppression.isJustified()) {
                found.accept(finding(suppression, evidence));
            }
        }
    }

    /** The finding for a suppression that is known to silence something of ours. */
    public Finding finding(Suppression suppression, Evidence evidence) {
        Place place = place(suppression, evidence);
        String names = suppression.isBlanket() ? "everything" : String.join(", ", suppression.values());
        String words = suppression.justification().isEmpty()
                ? "gives no justification"
                : "says only \"" + suppression.justification() + "\"";
        return new Finding(
                type(),
                Level.ERROR,
                Confidence.HIGH,
                place,
                suppression.element() + " " + names,
                List.of(suppression.element(), names),
                List.of(new Step(place, "the annotation suppresses " + names + " and " + words)));
    }

    private static Place place(Suppression suppression, Evidence evidence) {
        if (suppression.method() != null) {
            MethodBody body = evidence.code().program().body(suppression.method());
            return evidence.places().of(suppression.method(), body == null ? 0 : body.firstLine());
        }
        ClassFacts type = evidence.code().program().facts(suppression.className());
        int first = type.methods().stream()
                .filter(MethodFacts::hasCode)
                .map(method -> evidence.code().program().body(method.ref()))
                .filter(body -> body != null && body.firstLine() > 0)
                .mapToInt(MethodBody::firstLine)
                .min()
                .orElse(0);
        return evidence.places().of(type, first);
    }
}
