package io.github.findretrybugs.spotbugs;

import edu.umd.cs.findbugs.BugInstance;
import edu.umd.cs.findbugs.ClassAnnotation;
import edu.umd.cs.findbugs.MethodAnnotation;
import edu.umd.cs.findbugs.Priorities;
import edu.umd.cs.findbugs.SourceLineAnnotation;
import io.github.findretrybugs.analysis.AnalysisResult;
import io.github.findretrybugs.bytecode.ClassNames;
import io.github.findretrybugs.bytecode.FieldFacts;
import io.github.findretrybugs.finding.Confidence;
import io.github.findretrybugs.finding.Finding;
import io.github.findretrybugs.finding.Place;
import io.github.findretrybugs.finding.Step;

/** Says a finding in SpotBugs' words. */
final class HostFindings {

    private static final String PACKAGE_INFO = "package-info";

    private HostFindings() {}

    /** The finding as SpotBugs reports it. */
    static BugInstance translate(Finding finding) {
        return translate(finding, finding.place());
    }

    /** The finding as SpotBugs has to see it to drop it on account of the annotation that suppresses it. */
    static BugInstance translate(AnalysisResult.SuppressedFinding suppressed) {
        Finding finding = suppressed.finding();
        Place annotated = suppressed.annotated();
        // A finding without a method is taken by any method's annotation, so only what lies elsewhere goes without its
        // own.
        boolean keepsItsPlace = !annotated.hasMethod() && contains(annotated, finding.place());
        BugInstance bug = translate(finding, keepsItsPlace ? finding.place() : annotated);
        FieldFacts field = suppressed.field();
        if (field != null) {
            bug.addField(annotated.dottedClassName(), field.name(), field.descriptor(), field.isStatic());
        }
        return bug;
    }

    private static boolean contains(Place annotated, Place place) {
        String container = annotated.className();
        if (container.endsWith(PACKAGE_INFO)) {
            return ClassNames.packagePrefix(container).equals(ClassNames.packagePrefix(place.className()));
        }
        return place.className().equals(container) || place.className().startsWith(container + "$");
    }

    private static BugInstance translate(Finding finding, Place primary) {
        BugInstance bug = new BugInstance(finding.type().id(), priority(finding.confidence()));
        // The message's placeholders count from the first annotation.
        finding.arguments().forEach(bug::addString);
        bug.add(new ClassAnnotation(primary.dottedClassName(), fileOf(primary)));
        if (primary.hasMethod()) {
            bug.add(method(primary));
        }
        if (finding.place().line() > 0) {
            bug.addSourceLine(line(finding.place()));
        }
        Place origin = finding.origin();
        if (origin.hasMethod() && !isSameMethod(origin, primary)) {
            bug.add(method(origin)).describe("METHOD_CALLED_FROM");
        }
        for (Step step : finding.path()) {
            if (step.place().line() > 0 && !step.place().equals(finding.place())) {
                bug.addSourceLine(line(step.place())).describe("SOURCE_LINE_PATH_CONTINUES");
            }
        }
        return bug;
    }

    private static int priority(Confidence confidence) {
        return switch (confidence) {
            case HIGH -> Priorities.HIGH_PRIORITY;
            case NORMAL -> Priorities.NORMAL_PRIORITY;
            case LOW -> Priorities.LOW_PRIORITY;
        };
    }

    private static boolean isSameMethod(Place one, Place other) {
        return one.className().equals(other.className())
                && one.methodName().equals(other.methodName())
                && one.methodDescriptor().equals(other.methodDescriptor());
    }

    private static MethodAnnotation method(Place place) {
        return MethodAnnotation.fromForeignMethod(
                place.dottedClassName(), place.methodName(), place.methodDescriptor(), place.isStatic());
    }

    private static SourceLineAnnotation line(Place place) {
        return new SourceLineAnnotation(place.dottedClassName(), fileOf(place), place.line(), place.line(), -1, -1);
    }

    private static String fileOf(Place place) {
        return place.sourceFile().isEmpty() ? SourceLineAnnotation.UNKNOWN_SOURCE_FILE : place.sourceFile();
    }
}
