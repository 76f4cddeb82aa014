package io.github.findretrybugs.maven;

import static io.github.findretrybugs.maven.report.Samples.mail;
import static io.github.findretrybugs.maven.report.Samples.place;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.findretrybugs.analysis.AnalysisRequest;
import io.github.findretrybugs.analysis.AnalysisResult;
import io.github.findretrybugs.bytecode.DirectoryContainer;
import io.github.findretrybugs.catalog.CatalogException;
import io.github.findretrybugs.finding.Confidence;
import io.github.findretrybugs.finding.Finding;
import io.github.findretrybugs.finding.Level;
import io.github.findretrybugs.finding.RuleType;
import io.github.findretrybugs.maven.report.Samples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnalysisRunTest {

    private static final Finding ERROR = mail(place("Orders", "place", 4), Level.ERROR, Confidence.NORMAL);
    private static final Finding UNSURE = mail(place("Orders", "cancel", 4), Level.ERROR, Confidence.LOW);
    private static final Finding NOTE = mail(place("Orders", "list", 9), Level.NOTE, Confidence.HIGH);

    private static final Bar ERRORS = new Bar(Optional.of(Level.ERROR), Confidence.NORMAL);
    private static final Bar ALL_BUT_UNSURE = new Bar(Optional.of(Level.NOTE), Confidence.NORMAL);

    private final RecordingLog log = new RecordingLog();
    private List<String> includes = List.of();
    private Bar fail = ERRORS;
    private boolean strict;
    private Set<String> elsewhere = Set.of();

    @TempDir
    Path root;

    @BeforeEach
    void classes() throws IOException {
        Files.createDirectories(root.resolve("classes/com/acme"));
        Files.write(root.resolve("classes/com/acme/Mailer.class"), new byte[0]);
    }

    @Test
    void a_finding_at_the_bar_fails_the_build_and_is_printed_whole_as_an_error() {
        MojoFailureException e =
                assertThrows(MojoFailureException.class, () -> run(result(List.of(ERROR, NOTE), List.of())));

        assertEquals(
                "1 finding fails the build: mend it, or suppress it with a justification, as printed above."
                        + " All are in out/find-retry-bugs.sarif",
                e.getMessage());
        assertTrue(log.text().contains("ERROR shop/src/main/java/com/acme/Mailer.java:6: FRB_"));
        assertTrue(log.text().contains("INFO shop/src/main/java/com/acme/Mailer.java:6: FRB_"));
        assertTrue(log.text().contains("INFO Find Retry Bugs 1.2.3: 1 error, 0 warnings, 1 note"));
        assertTrue(Files.isRegularFile(root.resolve("out/find-retry-bugs.xml")));
        assertTrue(Files.isRegularFile(root.resolve("out/find-retry-bugs.sarif")));
    }

    @Test
    void below_the_bar_it_is_reported_only() throws Exception {
        fail = new Bar(Optional.empty(), Confidence.LOW);
        run(result(List.of(ERROR, UNSURE), List.of()));
        assertTrue(log.text().contains("INFO Find Retry Bugs 1.2.3: 1 error, 0 warnings, 0 notes"));
    }

    @Test
    void what_fails_is_reported_even_below_the_report_s_bar() {
        fail = new Bar(Optional.of(Level.ERROR), Confidence.LOW);
        assertThrows(MojoFailureException.class, () -> run(result(List.of(UNSURE), List.of())));
        assertTrue(log.text().contains("INFO Find Retry Bugs 1.2.3: 1 error, 0 warnings, 0 notes"));
    }

    @Test
    void a_problem_is_a_warning_and_fails_in_strict_mode() throws Exception {
        run(result(List.of(), List.of("com.acme.Cut can't be read")));
        assertTrue(log.lines().contains("WARN com.acme.Cut can't be read"));

        strict = true;
        MojoExecutionException e = assertThrows(
                MojoExecutionException.class, () -> run(result(List.of(), List.of("com.acme.Cut can't be read"))));
        assertEquals("In strict mode: 1 problem, the first: com.acme.Cut can't be read", e.getMessage());
    }

    @Test
    void a_pattern_without_a_class_is_a_warning_and_fails_in_strict_mode() throws Exception {
        includes = List.of("com.acme.**", "org.**");
        run(result(List.of(), List.of()));
        assertTrue(log.lines().contains("WARN includeClasses: no class matches org.**"));

        strict = true;
        MojoExecutionException e = assertThrows(MojoExecutionException.class, () -> run(result(List.of(), List.of())));
        assertEquals("In strict mode: includeClasses: no class matches org.**", e.getMessage());
    }

    @Test
    void a_pattern_may_be_meant_for_another_module() throws Exception {
        includes = List.of("org.**");
        elsewhere = Set.of("org/Other");
        strict = true;
        run(result(List.of(ERROR), List.of()));
        assertEquals(
                List.of(
                        "INFO Nothing to analyse in this module: includeClasses and excludeClasses leave none of 1 class"),
                log.lines());
    }

    @Test
    void nothing_analysed_is_never_a_success() throws IOException {
        includes = List.of("org.**");
        assertTrue(failure(request -> result(List.of(), List.of()))
                .startsWith("Nothing was analysed: includeClasses and excludeClasses leave none of 1 class"));

        includes = List.of();
        AnalysisResult none =
                new AnalysisResult(List.of(), List.of(), List.of("broken"), 0, new TreeMap<>(), new TreeMap<>(), 0);
        assertEquals("Nothing was analysed: no class of shop could be read", failure(request -> none));
        assertTrue(log.lines().contains("WARN broken"));

        Files.delete(root.resolve("classes/com/acme/Mailer.class"));
        assertEquals(
                "Nothing was analysed: there is no class in " + root.resolve("classes"),
                failure(request -> result(List.of(), List.of())));
    }

    @Test
    void a_wrong_model_and_a_broken_engine_are_told_apart() {
        assertEquals("a.facts:1: unknown role 'x'", failure(request -> {
            throw new CatalogException("a.facts:1: unknown role 'x'");
        }));
        String broken = failure(request -> {
            throw new IllegalStateException("oops");
        });
        assertTrue(broken.startsWith("The analysis of shop broke: java.lang.IllegalStateException: oops;"), broken);
        assertFalse(Files.exists(root.resolve("out")));
    }

    private String failure(Function<AnalysisRequest, AnalysisResult> engine) {
        return assertThrows(MojoExecutionException.class, () -> run(engine)).getMessage();
    }

    private static AnalysisResult result(List<Finding> findings, List<String> problems) {
        return Samples.result(findings, List.of(), problems);
    }

    private void run(AnalysisResult result) throws Exception {
        run(request -> result);
    }

    private void run(Function<AnalysisRequest, AnalysisResult> engine)
            throws IOException, MojoExecutionException, MojoFailureException {
        Settings settings = new Settings(
                fail,
                ALL_BUT_UNSURE,
                Set.of(RuleType.values()),
                ClassFilter.of(includes, null),
                List.of(),
                Set.of(),
                strict,
                root.resolve("out"));
        try (Subject subject = new Subject(
                "shop",
                List.of(new DirectoryContainer(root.resolve("classes"))),
                List.of(),
                Set.of(),
                () -> elsewhere,
                List.of(),
                Samples.sources(root),
                root,
                root)) {
            new AnalysisRun(settings, subject, new AnalysisRun.Tool("1.2.3", "mvn x -Drule=", engine), log).execute();
        }
    }
}
