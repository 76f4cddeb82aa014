package io.github.findretrybugs.spotbugs;

import edu.umd.cs.findbugs.BugReporter;
import edu.umd.cs.findbugs.Detector2;
import edu.umd.cs.findbugs.classfile.ClassDescriptor;
import edu.umd.cs.findbugs.classfile.Global;
import io.github.findretrybugs.analysis.AnalysisResult;
import io.github.findretrybugs.finding.Finding;
import io.github.findretrybugs.finding.RuleType;

/**
 * A rule as a detector that the user of SpotBugs can switch on and off. The engine does the work once for all of them, when the
 * host has shown all classes.
 */
abstract class RuleDetector implements Detector2 {

    private final RuleType type;
    private final BugReporter reporter;
    private final HostAnalysis analysis;

    RuleDetector(RuleType type, BugReporter reporter) {
        this.type = type;
        this.reporter = reporter;
        this.analysis = HostAnalysis.current();
        analysis.enable(type);
    }

    @Override
    public void visitClass(ClassDescriptor type) {
        analysis.visit(type.getClassName());
    }

    @Override
    public void finishPass() {
        AnalysisResult result;
        try {
            result = analysis.result();
        } catch (RuntimeException | StackOverflowError e) {
            // An Error would take the host's whole analysis down; a logged one fails this plugin alone, and is counted.
            Global.getAnalysisCache().getErrorLogger().logError("Find Retry Bugs failed; nothing was judged by it", e);
            return;
        }
        for (Finding finding : result.findings()) {
            if (isWanted(finding)) {
                reporter.reportBug(HostFindings.translate(finding));
            }
        }
        for (AnalysisResult.SuppressedFinding suppressed : result.suppressed()) {
            // The host drops what its user's annotation names, and would call the annotation useless if it dropped
            // nothing.
            if (isWanted(suppressed.finding()) && suppressed.annotated() != null) {
                reporter.reportBug(HostFindings.translate(suppressed.finding(), suppressed.annotated()));
            }
        }
    }

    private boolean isWanted(Finding finding) {
        return finding.type() == type && analysis.isVisited(finding.place().className());
    }
}
