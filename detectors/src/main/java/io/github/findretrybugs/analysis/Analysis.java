package io.github.findretrybugs.analysis;

import io.github.findretrybugs.bytecode.FieldFacts;
import io.github.findretrybugs.catalog.Catalog;
import io.github.findretrybugs.effect.CodeModel;
import io.github.findretrybugs.finding.Finding;
import io.github.findretrybugs.finding.Place;
import io.github.findretrybugs.finding.RuleType;
import io.github.findretrybugs.program.Program;
import io.github.findretrybugs.region.Mentions;
import io.github.findretrybugs.region.TransactionRegion;
import io.github.findretrybugs.rule.Evidence;
import io.github.findretrybugs.rule.ExternalCallInTransaction;
import io.github.findretrybugs.rule.Rule;
import io.github.findretrybugs.suppression.Suppression;
import io.github.findretrybugs.suppression.SuppressionWithoutJustification;
import io.github.findretrybugs.suppression.Suppressions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Runs the engine: reads the code, lets the rules judge it, and sets apart what the code suppresses. */
public final class Analysis {

    private final AnalysisRequest request;
    private final Evidence evidence;
    private final Suppressions suppressions;
    private final List<Finding> findings = new ArrayList<>();
    private final List<AnalysisResult.SuppressedFinding> suppressed = new ArrayList<>();
    private final Set<Suppression> blanket = new LinkedHashSet<>();

    private Analysis(AnalysisRequest request) {
        this.request = request;
        Catalog catalog = Catalog.load(request.models());
        Program program = new Program(
                request.application(),
                request.classPath(),
                new FollowedCode(request, catalog)::contains,
                Mentions.names(catalog));
        evidence = new Evidence(CodeModel.of(program, catalog));
        suppressions = new Suppressions(program);
    }

    /**
     * Analyses the request's code.
     *
     * @param request what to analyse
     * @return the findings and the counts
     * @throws io.github.findretrybugs.catalog.CatalogException if a model file is wrong; the message names file and line
     */
    public static AnalysisResult run(AnalysisRequest request) {
        return new Analysis(request).judge();
    }

    private AnalysisResult judge() {
        SuppressionWithoutJustification unjustified = new SuppressionWithoutJustification(suppressions);
        for (Rule rule : List.of(new ExternalCallInTransaction(), unjustified)) {
            if (request.rules().contains(rule.type())) {
                rule.judge(evidence, this::sort);
            }
        }
        if (request.rules().contains(unjustified.type())) {
            // One that names nothing is ours to judge only if it turned out to silence something of ours.
            blanket.stream()
                    .filter(suppression -> !suppression.isJustified())
                    .forEach(suppression -> findings.add(unjustified.finding(suppression, evidence)));
        }
        Collections.sort(findings);
        Program program = evidence.code().program();
        return new AnalysisResult(
                findings,
                suppressed,
                program.problems(),
                program.application().size(),
                regions(),
                evidence.unknownLibraries().counts(),
                program.undecided());
    }

    /** An unjustified suppression still suppresses its finding, but not the finding that it is unjustified. */
    private void sort(Finding finding) {
        Suppression suppression = finding.type() == RuleType.SUPPRESSION_WITHOUT_JUSTIFICATION
                ? null
                : suppressions.of(finding, request.today());
        if (suppression == null) {
            findings.add(finding);
        } else {
            if (suppression.isBlanket()) {
                blanket.add(suppression);
            }
            suppressed.add(new AnalysisResult.SuppressedFinding(
                    finding,
                    suppression.justification(),
                    suppression.element(),
                    annotated(suppression),
                    field(suppression)));
        }
    }

    private Place annotated(Suppression suppression) {
        return suppression.method() == null
                ? evidence.places().of(evidence.code().program().facts(suppression.className()), 0)
                : evidence.places().of(suppression.method(), 0);
    }

    private FieldFacts field(Suppression suppression) {
        return evidence.code().program().facts(suppression.className()).fields().stream()
                .filter(field -> field.name().equals(suppression.field()))
                .findFirst()
                .orElse(null);
    }

    private SortedMap<String, Integer> regions() {
        SortedMap<String, Integer> counts = new TreeMap<>();
        if (request.rules().contains(RuleType.EXTERNAL_CALL_IN_TRANSACTION)) {
            for (TransactionRegion region : evidence.transactions().regions()) {
                counts.merge(region.kind().words(), 1, Integer::sum);
            }
        }
        return counts;
    }
}
