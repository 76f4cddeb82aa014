package io.github.findretrybugs.spotbugs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import edu.umd.cs.findbugs.AnalysisError;
import edu.umd.cs.findbugs.BugAnnotation;
import edu.umd.cs.findbugs.BugInstance;
import edu.umd.cs.findbugs.MethodAnnotation;
import edu.umd.cs.findbugs.PluginException;
import edu.umd.cs.findbugs.Priorities;
import edu.umd.cs.findbugs.SortedBugCollection;
import edu.umd.cs.findbugs.SourceLineAnnotation;
import edu.umd.cs.findbugs.StringAnnotation;
import io.github.findretrybugs.analysis.Analysis;
import io.github.findretrybugs.analysis.AnalysisRequest;
import io.github.findretrybugs.analysis.AnalysisResult;
import io.github.findretrybugs.bytecode.ArchiveContainer;
import io.github.findretrybugs.bytecode.ClassContainer;
import io.github.findretrybugs.bytecode.DirectoryContainer;
import io.github.findretrybugs.finding.Finding;
import io.github.findretrybugs.finding.Place;
import io.github.findretrybugs.finding.RuleType;
import io.github.findretrybugs.report.Messages;
import io.github.findretrybugs.suppression.Suppression;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** SpotBugs with the plugin reports what the engine finds, finding by finding. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DoorsAgreeTest {

    private static final Path TARGET = Path.of("..", "test-fixtures", "target");
    private static final Path CLASSES = TARGET.resolve("classes");

    private static final Pattern WITHIN = Pattern.compile(" \\| .*? \\| .*? \\| ");

    private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\d}");

    private final Messages messages = Messages.load();
    private SpotBugsHost host;
    private List<String> classPath;
    private AnalysisResult result;
    private SortedBugCollection besideCore;

    @BeforeAll
    void analyse(@TempDir Path folder) throws IOException, PluginException, InterruptedException {
        host = SpotBugsHost.load(folder);
        classPath = List.of(
                Files.readString(TARGET.resolve("classpath.txt")).strip().split(File.pathSeparator, -1));
        List<ClassContainer> libraries = new ArrayList<>();
        for (String jar : classPath) {
            libraries.add(new ArchiveContainer(Path.of(jar)));
        }
        result = Analysis.run(new AnalysisRequest(
                List.of(new DirectoryContainer(CLASSES)),
                libraries,
                Set.of(),
                List.of(),
                EnumSet.allOf(RuleType.class),
                LocalDate.now(ZoneId.systemDefault())));
        assertFalse(result.findings().isEmpty(), "nothing found; the fixtures are not built");
        assertFalse(result.suppressed().isEmpty(), "nothing suppressed; the fixtures are not built");
        besideCore = host.runBesideCore(CLASSES, classPath);
    }

    @AfterAll
    void unload() {
        host.close();
    }

    @Test
    void every_finding_is_reported_as_the_engine_found_it() throws IOException, InterruptedException {
        List<String> reported = ours(host.runAlone(CLASSES, classPath));

        // Without SpotBugs' own plugin nobody drops the suppressed ones. What they are attached to is told apart below,
        // by
        // whether SpotBugs then drops them.
        List<String> rest = new ArrayList<>(reported);
        List<String> missing = new ArrayList<>(found());
        missing.removeIf(rest::remove);
        assertEquals("", String.join("\n", missing));
        assertEquals(
                result.suppressed().stream()
                        .map(suppressed -> withoutElement(describe(suppressed.finding())))
                        .sorted()
                        .toList(),
                rest.stream().map(DoorsAgreeTest::withoutElement).sorted().toList());
    }

    @Test
    void no_placeholder_is_left_in_what_findings_say() {
        Set<RuleType> said = EnumSet.noneOf(RuleType.class);
        for (Finding finding : result.findings()) {
            String words = messages.sentence(finding) + " " + messages.mend(finding);
            assertFalse(PLACEHOLDER.matcher(words).find(), words);
            said.add(finding.type());
        }
        assertEquals(EnumSet.allOf(RuleType.class), said);
    }

    @Test
    void what_the_code_suppresses_is_dropped_and_nothing_else() {
        List<String> extra = new ArrayList<>(ours(besideCore));
        List<String> missing = new ArrayList<>(found());
        missing.removeIf(extra::remove);
        assertEquals("", String.join("\n", extra));
        // SpotBugs knows no dates, and drops what an expired annotation names.
        assertEquals(1, missing.size(), () -> String.join("\n", missing));
        assertTrue(missing.get(0).contains("Justifications | expired("), missing.get(0));
    }

    @Test
    void no_annotation_that_suppresses_a_finding_is_called_useless() {
        Set<String> useful = result.suppressed().stream()
                .map(AnalysisResult.SuppressedFinding::element)
                .collect(Collectors.toSet());
        List<String> useless = new ArrayList<>();
        for (BugInstance bug : besideCore) {
            if (bug.getType().startsWith("US_USELESS")) {
                useless.add(bug.getMessage());
                assertFalse(useful.contains(element(bug)) && namesOurs(bug), bug.getMessage());
            }
        }
        // One that silences nothing, so that the test would notice if SpotBugs judged none.
        assertTrue(useless.stream().anyMatch(message -> message.contains("otherPattern")), useless::toString);
    }

    private static String element(BugInstance bug) {
        String type = bug.getPrimaryClass().getClassName().replace('$', '.');
        if (bug.getPrimaryMethod() != null) {
            String name = bug.getPrimaryMethod().getMethodName();
            return type + "." + (name.equals("<init>") ? type.substring(type.lastIndexOf('.') + 1) : name);
        }
        return bug.getPrimaryField() == null
                ? type
                : type + "." + bug.getPrimaryField().getFieldName();
    }

    private static boolean namesOurs(BugInstance bug) {
        String named = bug.getAnnotations().stream()
                .filter(StringAnnotation.class::isInstance)
                .map(annotation -> ((StringAnnotation) annotation).getValue().strip())
                .findFirst()
                .orElse("");
        return named.isEmpty() || new Suppression("", null, null, List.of(named), "DEFAULT", "").namesOurs();
    }

    private List<String> found() {
        return result.findings().stream().map(this::describe).sorted().toList();
    }

    private static List<String> ours(SortedBugCollection bugs) {
        assertEquals(
                List.of(),
                bugs.getErrors().stream().map(AnalysisError::getMessage).toList());
        return bugs.getCollection().stream()
                .filter(bug -> bug.getType().startsWith(RuleType.FAMILY))
                .map(DoorsAgreeTest::describe)
                .sorted()
                .toList();
    }

    private String describe(Finding finding) {
        Place primary = finding.place();
        return String.join(
                " | ",
                finding.type().id(),
                primary.dottedClassName(),
                primary.methodName() + primary.methodDescriptor(),
                Integer.toString(primary.line()),
                finding.confidence().toString(),
                messages.sentence(finding));
    }

    private static String describe(BugInstance bug) {
        MethodAnnotation method = bug.getPrimaryMethod();
        return String.join(
                " | ",
                bug.getType(),
                bug.getPrimaryClass().getClassName(),
                method == null ? "" : method.getMethodName() + method.getMethodSignature(),
                Integer.toString(line(bug)),
                priority(bug),
                bug.getMessageWithoutPrefix());
    }

    private static String priority(BugInstance bug) {
        return switch (bug.getPriority()) {
            case Priorities.HIGH_PRIORITY -> "HIGH";
            case Priorities.NORMAL_PRIORITY -> "NORMAL";
            case Priorities.LOW_PRIORITY -> "LOW";
            default -> "priority " + bug.getPriority();
        };
    }

    private static int line(BugInstance bug) {
        for (BugAnnotation annotation : bug.getAnnotations()) {
            if (annotation instanceof SourceLineAnnotation line) {
                return line.getStartLine();
            }
        }
        return 0;
    }

    /** The description without the class and method. */
    private static String withoutElement(String description) {
        return WITHIN.matcher(description).replaceFirst(" | ");
    }
}
