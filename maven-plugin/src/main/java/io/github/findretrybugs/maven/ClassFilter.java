package io.github.findretrybugs.maven;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;

/**
 * Which classes findings are reported in.
 *
 * @param includes the class must match one of these; none stands for all
 * @param excludes and none of these
 */
record ClassFilter(List<ClassPattern> includes, List<ClassPattern> excludes) {

    ClassFilter {
        includes = List.copyOf(includes);
        excludes = List.copyOf(excludes);
    }

    /** Reads the two parameters of that name. */
    static ClassFilter of(List<String> includeClasses, List<String> excludeClasses) throws MojoExecutionException {
        return new ClassFilter(patterns("includeClasses", includeClasses), patterns("excludeClasses", excludeClasses));
    }

    private static List<ClassPattern> patterns(String parameter, List<String> texts) throws MojoExecutionException {
        List<ClassPattern> patterns = new ArrayList<>();
        for (String text : Words.clean(texts)) {
            patterns.add(ClassPattern.of(parameter, text));
        }
        return patterns;
    }

    /** Whether findings in a class, given by internal name, are reported. */
    boolean accepts(String className) {
        return (includes.isEmpty() || includes.stream().anyMatch(pattern -> pattern.matches(className)))
                && excludes.stream().noneMatch(pattern -> pattern.matches(className));
    }

    /** A sentence for each pattern that matches none of these classes. */
    List<String> unmatched(Collection<String> classNames) {
        List<String> sentences = new ArrayList<>();
        addUnmatched("includeClasses", includes, classNames, sentences);
        addUnmatched("excludeClasses", excludes, classNames, sentences);
        return sentences;
    }

    private static void addUnmatched(
            String parameter, List<ClassPattern> patterns, Collection<String> classNames, List<String> sentences) {
        for (ClassPattern pattern : patterns) {
            if (classNames.stream().noneMatch(pattern::matches)) {
                sentences.add(parameter + ": no class matches " + pattern);
            }
        }
    }
}
