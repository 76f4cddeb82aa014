package io.github.findretrybugs.maven;

import io.github.findretrybugs.finding.Confidence;
import io.github.findretrybugs.finding.Level;
import io.github.findretrybugs.finding.RuleType;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.apache.maven.plugin.MojoExecutionException;

/** Reads the parameters' texts into {@link Settings}; what is wrong is an error in our own words. */
final class SettingsReader {

    private static final Pattern PACKAGE = Pattern.compile("\\p{javaJavaIdentifierStart}\\p{javaJavaIdentifierPart}*"
            + "(\\.\\p{javaJavaIdentifierStart}\\p{javaJavaIdentifierPart}*)*");

    private SettingsReader() {}

    /** The parameters of these names. */
    record Bars(String failLevel, String failConfidence, String reportLevel, String reportConfidence) {}

    /** The parameters of these names; null where not given. */
    record Selection(
            List<String> includeRules,
            List<String> excludeRules,
            List<String> includeClasses,
            List<String> excludeClasses) {}

    /**
     * Reads the parameters.
     *
     * @param models the files, which exist
     * @param follow null where not given
     * @throws MojoExecutionException if one is wrong; the message names it and what is valid
     */
    static Settings read(
            Bars bars,
            Selection selection,
            List<Path> models,
            List<String> follow,
            boolean strict,
            Path outputDirectory)
            throws MojoExecutionException {
        Bar fail = new Bar(
                Words.choiceOrNever("failLevel", bars.failLevel(), Level.class),
                Words.choice("failConfidence", bars.failConfidence(), Confidence.class));
        Bar report = new Bar(
                Optional.of(Words.choice("reportLevel", bars.reportLevel(), Level.class)),
                Words.choice("reportConfidence", bars.reportConfidence(), Confidence.class));
        return new Settings(
                fail,
                report,
                rules(selection),
                ClassFilter.of(selection.includeClasses(), selection.excludeClasses()),
                models,
                prefixes(follow),
                strict,
                outputDirectory);
    }

    private static Set<RuleType> rules(Selection selection) throws MojoExecutionException {
        Set<RuleType> rules = Words.rules("includeRules", Words.clean(selection.includeRules()));
        if (rules.isEmpty()) {
            rules = EnumSet.allOf(RuleType.class);
        }
        rules.removeAll(Words.rules("excludeRules", Words.clean(selection.excludeRules())));
        if (rules.isEmpty()) {
            throw new MojoExecutionException("includeRules and excludeRules leave no rule to judge by");
        }
        return rules;
    }

    private static Set<String> prefixes(List<String> follow) throws MojoExecutionException {
        Set<String> prefixes = new TreeSet<>(Words.clean(follow));
        for (String prefix : prefixes) {
            if (!PACKAGE.matcher(prefix).matches()) {
                throw new MojoExecutionException(
                        "follow has '" + prefix + "', which is no package; write it like com.acme");
            }
        }
        return prefixes;
    }
}
