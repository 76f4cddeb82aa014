package io.github.findretrybugs.maven;

import io.github.findretrybugs.finding.RuleType;
import io.github.findretrybugs.maven.report.RulePage;
import io.github.findretrybugs.report.Messages;
import io.github.findretrybugs.report.RuleText;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.descriptor.PluginDescriptor;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/**
 * Shows a rule's page: what goes wrong, wrong and right code, and when it is fine; or lists the rules.
 *
 * @since 0.1.0
 */
@Mojo(name = "explain", requiresProject = false, aggregator = true, threadSafe = true)
public final class ExplainMojo extends AbstractMojo {

    private static final int WIDTH = 100;

    /**
     * The rule to show, for example <code>FRB_EXTERNAL_CALL_IN_TRANSACTION</code>; all are listed, if none is given.
     *
     * @since 0.1.0
     */
    @Parameter(property = "find-retry-bugs.rule")
    private String rule;

    @Parameter(defaultValue = "${project}", readonly = true, required = true)
    private MavenProject project;

    @Parameter(defaultValue = "${plugin}", readonly = true, required = true)
    private PluginDescriptor plugin;

    @Override
    public void execute() throws MojoExecutionException {
        Messages messages = Messages.load();
        String text = rule == null || rule.isBlank() ? list(messages) : page(messages, Words.rule("rule", rule));
        // One entry of the log, so that only its first line carries a prefix.
        getLog().info(System.lineSeparator() + System.lineSeparator() + text + System.lineSeparator());
    }

    private String list(Messages messages) {
        int width = Arrays.stream(RuleType.values())
                .mapToInt(type -> type.id().length())
                .max()
                .orElse(0);
        return Arrays.stream(RuleType.values())
                        .map(type -> type.id() + " ".repeat(width - type.id().length()) + "  "
                                + messages.of(type).shortDescription())
                        .collect(Collectors.joining(System.lineSeparator()))
                + System.lineSeparator() + System.lineSeparator() + "A rule's page: " + command(project, plugin)
                + RuleType.EXTERNAL_CALL_IN_TRANSACTION.id();
    }

    private static String page(Messages messages, RuleType type) {
        RuleText text = messages.of(type);
        return type.id()
                + System.lineSeparator()
                + text.shortDescription()
                + System.lineSeparator()
                + System.lineSeparator()
                + RulePage.text(text.details(), WIDTH);
    }

    /**
     * The command that shows a rule's page, up to the rule's id. Maven knows the plugin by its prefix only in a project that
     * uses it.
     */
    static String command(MavenProject project, PluginDescriptor plugin) {
        String name = project.getPlugin(plugin.getPluginLookupKey()) == null
                ? plugin.getPluginLookupKey() + ":" + plugin.getVersion()
                : plugin.getGoalPrefix();
        return "mvn " + name + ":explain -Dfind-retry-bugs.rule=";
    }
}
