package io.github.findretrybugs.maven;

import io.github.findretrybugs.analysis.AnalysisRequest;
import io.github.findretrybugs.analysis.AnalysisResult;
import io.github.findretrybugs.bytecode.ClassContainer;
import io.github.findretrybugs.catalog.CatalogException;
import io.github.findretrybugs.finding.Finding;
import io.github.findretrybugs.finding.Level;
import io.github.findretrybugs.maven.report.ConsoleReport;
import io.github.findretrybugs.maven.report.ConsoleSummary;
import io.github.findretrybugs.maven.report.LineRanges;
import io.github.findretrybugs.maven.report.Report;
import io.github.findretrybugs.maven.report.SarifJson;
import io.github.findretrybugs.maven.report.SourceTree;
import io.github.findretrybugs.maven.report.SpotBugsXml;
import io.github.findretrybugs.report.Messages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.logging.Log;

/** One analysis from classes to verdict: runs the engine, prints and writes what it found, and judges. */
final class AnalysisRun {

    private static final String XML = "find-retry-bugs.xml";
    private static final String SARIF = "find-retry-bugs.sarif";

    private final Settings settings;
    private final Subject subject;
    private final Tool tool;
    private final Log log;

    /**
     * What runs the analysis.
     *
     * @param version this tool's version
     * @param explain the command that shows a rule's page, up to the rule's id
     * @param engine the engine
     */
    record Tool(String version, String explain, Function<AnalysisRequest, AnalysisResult> engine) {}

    AnalysisRun(Settings settings, Subject subject, Tool tool, Log log) {
        this.settings = settings;
        this.subject = subject;
        this.tool = tool;
        this.log = log;
    }

    /**
     * Runs it.
     *
     * @throws MojoFailureException if findings reach the bar
     * @throws MojoExecutionException if nothing could be judged, a model is wrong, a report can't be written, or the strict
     *     mode doesn't let a warning pass
     */
    void execute() throws MojoExecutionException, MojoFailureException {
        long start = System.nanoTime();
        Set<String> classes = classes();
        List<String> warnings = unmatched(classes);
        if (classes.stream().noneMatch(settings.classes()::accepts)) {
            nothingSelected(classes.size());
            return;
        }
        AnalysisResult result = analyse();
        Report report = report(result);

        print(report);
        for (String warning : warnings) {
            log.warn(warning);
        }
        for (String problem : report.problems()) {
            log.warn(problem);
        }
        List<String> files = write(report);
        log.info(joined(ConsoleSummary.lines(report, Duration.ofNanos(System.nanoTime() - start), files)));
        judge(report, warnings, files);
    }

    /** The classes that there are; that there are none is an error, as it would pass for a clean build. */
    private Set<String> classes() throws MojoExecutionException {
        Set<String> names = new TreeSet<>();
        for (ClassContainer container : subject.application()) {
            try {
                names.addAll(container.classNames());
            } catch (IOException e) {
                throw new MojoExecutionException(container.name() + " can't be read: " + e.getMessage(), e);
            }
        }
        if (names.isEmpty()) {
            List<String> containers =
                    subject.application().stream().map(ClassContainer::name).toList();
            throw new MojoExecutionException(
                    "Nothing was analysed: there is no class in " + String.join(", ", containers));
        }
        return names;
    }

    /** The patterns that match nothing; a parent's may be meant for another module, so those are looked at too. */
    private List<String> unmatched(Set<String> classes) {
        if (settings.classes().unmatched(classes).isEmpty()) {
            return List.of();
        }
        Set<String> all = new TreeSet<>(classes);
        all.addAll(subject.elsewhere().get());
        return settings.classes().unmatched(all);
    }

    private void nothingSelected(int classes) throws MojoExecutionException {
        String sentence =
                "includeClasses and excludeClasses leave none of " + classes + (classes == 1 ? " class" : " classes");
        if (subject.elsewhere().get().stream().noneMatch(settings.classes()::accepts)) {
            throw new MojoExecutionException("Nothing was analysed: " + sentence);
        }
        log.info("Nothing to analyse in this module: " + sentence);
    }

    private AnalysisResult analyse() throws MojoExecutionException {
        Set<String> followed = new TreeSet<>(subject.followed());
        followed.addAll(settings.follow());
        AnalysisRequest request = new AnalysisRequest(
                subject.application(),
                subject.classPath(),
                followed,
                settings.models(),
                settings.rules(),
                LocalDate.now(ZoneOffset.UTC));
        AnalysisResult result;
        try {
            result = tool.engine().apply(request);
        } catch (CatalogException e) {
            throw new MojoExecutionException(e.getMessage(), e);
        } catch (RuntimeException | StackOverflowError e) {
            throw new MojoExecutionException(
                    "The analysis of " + subject.name() + " broke: " + e
                            + "; this is a fault of the tool, please report it with the trace that mvn -e prints",
                    e);
        }
        if (result.classesRead() == 0) {
            result.problems().forEach(log::warn);
            throw new MojoExecutionException("Nothing was analysed: no class of " + subject.name() + " could be read");
        }
        return result;
    }

    private Report report(AnalysisResult result) {
        List<String> problems = new ArrayList<>(subject.problems());
        problems.addAll(result.problems());
        return new Report(
                subject.name(),
                tool.version(),
                result.findings().stream().filter(this::isReported).toList(),
                result.suppressed().stream()
                        .filter(suppressed -> isReported(suppressed.finding()))
                        .toList(),
                problems,
                result,
                Messages.load(),
                subject.sources(),
                subject.root());
    }

    private boolean isReported(Finding finding) {
        return settings.classes().accepts(finding.place().className())
                && (settings.report().reachedBy(finding) || settings.fail().reachedBy(finding));
    }

    /** Prints each finding as one entry, so that modules built at the same time don't mix their lines. */
    private void print(Report report) {
        for (ConsoleReport.Block block : new ConsoleReport(report, subject.base(), tool.explain()).blocks()) {
            String text = joined(block.lines()) + System.lineSeparator();
            if (block.findings().stream().anyMatch(settings.fail()::reachedBy)) {
                log.error(text);
            } else if (block.findings().stream().anyMatch(finding -> finding.level() != Level.NOTE)) {
                log.warn(text);
            } else {
                log.info(text);
            }
        }
    }

    private static String joined(List<String> lines) {
        return String.join(System.lineSeparator(), lines);
    }

    private List<String> write(Report report) throws MojoExecutionException {
        Path xml = settings.outputDirectory().resolve(XML);
        Path sarif = settings.outputDirectory().resolve(SARIF);
        List<ClassContainer> containers = new ArrayList<>(subject.application());
        containers.addAll(subject.classPath());
        try {
            Files.createDirectories(settings.outputDirectory());
            Files.write(sarif, SarifJson.write(report));
            Files.write(xml, SpotBugsXml.write(report, new LineRanges(containers)));
        } catch (IOException e) {
            throw new MojoExecutionException("The reports can't be written: " + e.getMessage(), e);
        }
        return List.of(shown(sarif), shown(xml));
    }

    private String shown(Path file) {
        Path base = subject.base().toAbsolutePath().normalize();
        Path path = file.toAbsolutePath().normalize();
        return SourceTree.slashed(path.startsWith(base) ? base.relativize(path) : path);
    }

    private void judge(Report report, List<String> warnings, List<String> files)
            throws MojoExecutionException, MojoFailureException {
        long failing =
                report.findings().stream().filter(settings.fail()::reachedBy).count();
        if (failing > 0) {
            throw new MojoFailureException((failing == 1
                            ? "1 finding fails the build: mend it, or suppress it"
                            : failing + " findings fail the build: mend them, or suppress them")
                    + " with a justification, as printed above. All are in " + files.get(0));
        }
        if (settings.strict() && !warnings.isEmpty()) {
            throw new MojoExecutionException("In strict mode: " + String.join("; ", warnings));
        }
        if (settings.strict() && !report.problems().isEmpty()) {
            int count = report.problems().size();
            throw new MojoExecutionException("In strict mode: " + count + (count == 1 ? " problem" : " problems")
                    + ", the first: " + report.problems().get(0));
        }
    }
}
