package io.github.findretrybugs.maven;

import io.github.findretrybugs.analysis.Analysis;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.descriptor.PluginDescriptor;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/** The parameters that all goals which analyse have in common. */
abstract class AbstractAnalysisMojo extends AbstractMojo {

    /**
     * Whether to do nothing.
     *
     * @since 0.1.0
     */
    @Parameter(property = "find-retry-bugs.skip", defaultValue = "false")
    private boolean skip;

    /**
     * How bad a finding must be to fail the build: <code>error</code>, <code>warning</code>, <code>note</code> or
     * <code>never</code>.
     *
     * @since 0.1.0
     */
    @Parameter(property = "find-retry-bugs.failLevel", defaultValue = "error")
    private String failLevel;

    /**
     * How sure a finding must be to fail the build: <code>high</code>, <code>normal</code> or <code>low</code>.
     *
     * @since 0.1.0
     */
    @Parameter(property = "find-retry-bugs.failConfidence", defaultValue = "normal")
    private String failConfidence;

    /**
     * How bad a finding must be to be reported: <code>error</code>, <code>warning</code> or <code>note</code>. What fails the
     * build is reported in any case.
     *
     * @since 0.1.0
     */
    @Parameter(property = "find-retry-bugs.reportLevel", defaultValue = "note")
    private String reportLevel;

    /**
     * How sure a finding must be to be reported: <code>high</code>, <code>normal</code> or <code>low</code>. What fails the build
     * is reported in any case.
     *
     * @since 0.1.0
     */
    @Parameter(property = "find-retry-bugs.reportConfidence", defaultValue = "normal")
    private String reportConfidence;

    /**
     * The rules to judge by; all, if none is given. The goal <code>explain</code> lists them.
     *
     * @since 0.1.0
     */
    @Parameter(property = "find-retry-bugs.includeRules")
    private List<String> includeRules;

    /**
     * The rules not to judge by.
     *
     * @since 0.1.0
     */
    @Parameter(property = "find-retry-bugs.excludeRules")
    private List<String> excludeRules;

    /**
     * Patterns of the classes to report findings in, such as <code>com.acme.**</code>; all, if none is given. Calls are followed
     * into the other classes too.
     *
     * @since 0.1.0
     */
    @Parameter(property = "find-retry-bugs.includeClasses")
    private List<String> includeClasses;

    /**
     * Patterns of the classes not to report findings in, such as <code>com.acme.generated.**</code>.
     *
     * @since 0.1.0
     */
    @Parameter(property = "find-retry-bugs.excludeClasses")
    private List<String> excludeClasses;

    /**
     * Files that say what calls of your own libraries do. A relative path is looked for in the module's folder, then in the folder
     * the build was started for.
     *
     * @since 0.1.0
     */
    @Parameter(property = "find-retry-bugs.models")
    private List<String> models;

    /**
     * Package prefixes, such as <code>com.acme</code>, of libraries whose code calls are followed into. Packages that share
     * their first two segments with the analysed code are followed anyway, and so are the build's other modules.
     *
     * @since 0.1.0
     */
    @Parameter(property = "find-retry-bugs.follow")
    private List<String> follow;

    /**
     * Whether the build fails where a class can't be read, a pattern matches no class, or anything else keeps the analysis from
     * seeing what it was told to see. Otherwise that is a warning.
     *
     * @since 0.1.0
     */
    @Parameter(property = "find-retry-bugs.strict", defaultValue = "false")
    private boolean strict;

    /**
     * The folder that report files are written to; by default <code>find-retry-bugs</code> in the build's output folder,
     * <code>target</code>.
     *
     * @since 0.1.0
     */
    @Parameter(property = "find-retry-bugs.outputDirectory")
    private File outputDirectory;

    /**
     * How source files are encoded; reports show lines of them.
     *
     * @since 0.1.0
     */
    @Parameter(property = "find-retry-bugs.encoding", defaultValue = "${project.build.sourceEncoding}")
    private String encoding;

    @Parameter(defaultValue = "${session}", readonly = true, required = true)
    private MavenSession session;

    @Parameter(defaultValue = "${project}", readonly = true, required = true)
    private MavenProject project;

    @Parameter(defaultValue = "${plugin}", readonly = true, required = true)
    private PluginDescriptor plugin;

    @Override
    public final void execute() throws MojoExecutionException, MojoFailureException {
        if (skip) {
            getLog().info("Skipped, as find-retry-bugs.skip says");
            return;
        }
        BuildContext context = new BuildContext(project, session, encoding);
        Settings settings = settings(context);
        try (Subject subject = open(context)) {
            if (subject == null) {
                return;
            }
            AnalysisRun.Tool tool =
                    new AnalysisRun.Tool(plugin.getVersion(), ExplainMojo.command(project, plugin), Analysis::run);
            new AnalysisRun(settings, subject, tool, getLog()).execute();
        } catch (IOException | UncheckedIOException e) {
            throw new MojoExecutionException(e.getMessage(), e);
        }
    }

    /**
     * Opens what is to be analysed.
     *
     * @return null if there is nothing to do, which has been said
     */
    abstract Subject open(BuildContext context) throws IOException, MojoExecutionException;

    private Settings settings(BuildContext context) throws MojoExecutionException {
        return SettingsReader.read(
                new SettingsReader.Bars(failLevel, failConfidence, reportLevel, reportConfidence),
                new SettingsReader.Selection(includeRules, excludeRules, includeClasses, excludeClasses),
                context.existingFiles("models", models),
                follow,
                strict,
                outputDirectory == null ? context.reports() : outputDirectory.toPath());
    }
}
