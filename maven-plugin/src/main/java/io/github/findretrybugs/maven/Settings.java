package io.github.findretrybugs.maven;

import io.github.findretrybugs.finding.RuleType;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * What the user wants, read and found valid.
 *
 * @param fail which findings fail the build
 * @param report which findings are reported besides
 * @param rules the rules to judge by
 * @param classes where findings are reported
 * @param models the user's own catalogue files
 * @param follow package prefixes of library code to follow calls into
 * @param strict whether what is said as a warning fails the build
 * @param outputDirectory where report files go
 */
record Settings(
        Bar fail,
        Bar report,
        Set<RuleType> rules,
        ClassFilter classes,
        List<Path> models,
        Set<String> follow,
        boolean strict,
        Path outputDirectory) {

    Settings {
        rules = Set.copyOf(rules);
        models = List.copyOf(models);
        follow = Set.copyOf(follow);
    }
}
