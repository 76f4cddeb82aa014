package io.github.findretrybugs.analysis;

import io.github.findretrybugs.bytecode.ClassContainer;
import io.github.findretrybugs.finding.RuleType;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;

/**
 * What to analyse.
 *
 * @param application the code that findings may stand in
 * @param classPath the code it was compiled against; read where a chain leads there
 * @param followed package prefixes ({@code com.acme}) of class path code that chains are followed into, beside the
 *     packages that share two segments with the application's
 * @param models the user's own catalogue files
 * @param rules the rules to judge by
 * @param today the day by which an expiring suppression is judged
 */
public record AnalysisRequest(
        List<ClassContainer> application,
        List<ClassContainer> classPath,
        Set<String> followed,
        List<Path> models,
        Set<RuleType> rules,
        LocalDate today) {

    public AnalysisRequest {
        application = List.copyOf(application);
        classPath = List.copyOf(classPath);
        followed = Set.copyOf(followed);
        models = List.copyOf(models);
        rules = Set.copyOf(rules);
    }
}
