package io.github.findretrybugs.spotbugs;

import edu.umd.cs.findbugs.BugReporter;
import edu.umd.cs.findbugs.Detector2;
import edu.umd.cs.findbugs.classfile.ClassDescriptor;
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

    /** The interface says this itself only since SpotBugs 4.9.0; without it, older ones fail. */
    @Override
    public String getDetectorClassName() {
        return getClass().getName();
    }

    @Override
    public void finishPass() {
        AnalysisResult result = analysis.result().orElse(null);
        if (result == null) {
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
            if (isWanted(suppressed.finding())) {
                reporter.reportBug(HostFindings.translate(suppressed));
            }
        }
    }

    private boolean isWanted(Finding finding) {
        return finding.type() == type && analysis.isWanted(finding.place().className());
    }
}
