package io.github.findretrybugs.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.findretrybugs.bytecode.DirectoryContainer;
import io.github.findretrybugs.finding.Finding;
import io.github.findretrybugs.finding.RuleType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a user's own rows say of the user's own code. */
final class ModelsTest {

    private static final String HELPER = "fixtures/externalcallintransaction/JsonPost";

    @TempDir
    private Path folder;

    private List<Finding> throughTheHelper(String... rows) throws IOException {
        Path model = Files.write(folder.resolve("our.facts"), List.of(rows));
        return Analysis.run(new AnalysisRequest(
                        List.of(new DirectoryContainer(Path.of("..", "test-fixtures", "target", "classes"))),
                        List.of(),
                        Set.of(),
                        List.of(model),
                        EnumSet.of(RuleType.EXTERNAL_CALL_IN_TRANSACTION),
                        LocalDate.of(2026, 12, 1)))
                .findings()
                .stream()
                .filter(finding -> finding.path().stream()
                        .anyMatch(step -> step.text().contains("JsonPost")
                                || step.place().className().equals(HELPER)))
                .toList();
    }

    @Test
    void a_local_method_of_the_users_own_silences_every_chain_through_it() throws IOException {
        assertTrue(throughTheHelper("# nothing yet").stream()
                .anyMatch(finding -> finding.place().className().equals(HELPER)));
        assertEquals(List.of(), throughTheHelper("local " + HELPER + " post *"));
    }

    @Test
    void a_call_of_the_users_own_is_reported_where_it_is_made() throws IOException {
        List<Finding> findings = throughTheHelper("call " + HELPER + " post * kind=http effect=write");
        assertTrue(findings.stream().anyMatch(finding -> finding.subject().equals("JsonPost.post")));
        assertTrue(findings.stream()
                .noneMatch(finding -> finding.place().className().equals(HELPER)));
    }
}
