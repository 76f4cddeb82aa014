package io.github.findretrybugs.analysis;

import java.util.List;
import java.util.TreeMap;

/** Runs the engine. */
public final class Analysis {

    private Analysis() {}

    /**
     * Analyses the request's code.
     *
     * @param request what to analyse
     * @return the findings and the counts
     * @throws io.github.findretrybugs.catalog.CatalogException if a model file is wrong; the message names file and line
     */
    public static AnalysisResult run(AnalysisRequest request) {
        return new AnalysisResult(
                List.of(), List.of(), List.of(), request.application().size(), new TreeMap<>(), new TreeMap<>(), 0);
    }
}
