package io.github.findretrybugs.analysis;

import io.github.findretrybugs.bytecode.FieldFacts;
import io.github.findretrybugs.finding.Finding;
import io.github.findretrybugs.finding.Place;
import java.util.List;
import java.util.SortedMap;

/**
 * What an analysis found and what it could not see.
 *
 * @param findings what is wrong, sorted by place
 * @param suppressed what the code's own annotations silence, sorted by place
 * @param problems what could not be read or decided, each a sentence that names the class or file
 * @param classesRead how many application classes were read
 * @param regions how many regions were found, by their kind's name
 * @param unknownLibraries libraries called inside regions that neither the catalogue nor followed code explains: package
 *     to number of calls
 * @param undecided how many methods were too large for the budget, so that their calls were not all judged
 */
public record AnalysisResult(
        List<Finding> findings,
        List<SuppressedFinding> suppressed,
        List<String> problems,
        int classesRead,
        SortedMap<String, Integer> regions,
        SortedMap<String, Integer> unknownLibraries,
        int undecided) {

    public AnalysisResult {
        findings = List.copyOf(findings);
        suppressed = List.copyOf(suppressed);
        problems = List.copyOf(problems);
    }

    /**
     * A finding that the code suppresses.
     *
     * @param finding the finding
     * @param justification the annotation's words, empty where it has none
     * @param element the annotated element, for example {@code com.acme.Orders.pay}
     * @param annotated the annotated class or method; the class of an annotated field, the {@code package-info} of a package
     * @param field the annotated field, or null
     */
    public record SuppressedFinding(
            Finding finding, String justification, String element, Place annotated, FieldFacts field) {

        /** A finding that a class, method or package suppresses. */
        public SuppressedFinding(Finding finding, String justification, String element, Place annotated) {
            this(finding, justification, element, annotated, null);
        }
    }

    /** How many regions of all kinds. */
    public int regionCount() {
        return regions.values().stream().mapToInt(Integer::intValue).sum();
    }
}
