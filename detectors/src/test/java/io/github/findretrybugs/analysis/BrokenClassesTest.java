package io.github.findretrybugs.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.findretrybugs.bytecode.ClassContainer;
import io.github.findretrybugs.bytecode.DirectoryContainer;
import io.github.findretrybugs.finding.Finding;
import io.github.findretrybugs.finding.RuleType;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Classes that were truncated, damaged or made up: each is named, and the rest is still analysed. */
final class BrokenClassesTest {

    private static final ClassContainer GOOD =
            new DirectoryContainer(Path.of("..", "test-fixtures", "target", "classes"));
    private static final String VICTIM = "fixtures/externalcallintransaction/AnnotatedMethod";
    private static final int ROUNDS = 40;
    private static final int DAMAGED_PER_ROUND = 12;

    /** The fixtures with some classes replaced. */
    private record Damaged(Map<String, byte[]> replaced) implements ClassContainer {

        @Override
        public String name() {
            return "damaged";
        }

        @Override
        public Collection<String> classNames() throws IOException {
            return GOOD.classNames();
        }

        @Override
        public byte[] read(String className) throws IOException {
            byte[] bytes = replaced.get(className);
            return bytes == null ? GOOD.read(className) : bytes;
        }
    }

    private static AnalysisResult analyse(Map<String, byte[]> replaced) {
        return Analysis.run(new AnalysisRequest(
                List.of(new Damaged(replaced)),
                List.of(),
                Set.of(),
                List.of(),
                EnumSet.allOf(RuleType.class),
                LocalDate.of(2026, 12, 1)));
    }

    private static List<Finding> elsewhere(AnalysisResult result) {
        return result.findings().stream()
                .filter(finding -> !finding.place().className().startsWith(VICTIM)
                        && !finding.origin().className().startsWith(VICTIM))
                .toList();
    }

    @Test
    void a_truncated_class_is_named_and_the_rest_is_judged() throws IOException {
        byte[] whole = GOOD.read(VICTIM);
        AnalysisResult sound = analyse(Map.of());
        AnalysisResult result = analyse(Map.of(VICTIM, Arrays.copyOf(whole, whole.length / 2)));

        assertEquals(List.of(), sound.problems());
        assertFalse(elsewhere(sound).isEmpty());
        assertEquals(elsewhere(sound), elsewhere(result));
        assertEquals(sound.classesRead() - 1, result.classesRead());
        assertTrue(
                result.problems().get(0).startsWith(VICTIM.replace('/', '.') + " in damaged "),
                () -> result.problems().toString());
    }

    @Test
    void an_empty_file_and_another_class_under_the_name_are_named() throws IOException {
        String other = "fixtures/externalcallintransaction/AnnotatedClass";
        assertEquals(1, analyse(Map.of(VICTIM, new byte[0])).problems().size());
        assertEquals(
                List.of("fixtures.externalcallintransaction.AnnotatedMethod in damaged holds another class,"
                        + " fixtures.externalcallintransaction.AnnotatedClass; it was left out"),
                analyse(Map.of(VICTIM, GOOD.read(other))).problems());
    }

    @Test
    void no_damage_escapes_as_an_exception() throws IOException {
        List<String> names = new ArrayList<>(GOOD.classNames());
        Random random = new Random(20261201);
        for (int round = 0; round < ROUNDS; round++) {
            Map<String, byte[]> replaced = new HashMap<>();
            for (int i = 0; i < DAMAGED_PER_ROUND; i++) {
                String name = names.get(random.nextInt(names.size()));
                replaced.put(name, damage(GOOD.read(name).clone(), random));
            }
            AnalysisResult result = analyse(replaced);
            assertTrue(result.classesRead() > names.size() - DAMAGED_PER_ROUND - 1);
        }
    }

    private static byte[] damage(byte[] bytes, Random random) {
        int flips = 1 + random.nextInt(4);
        for (int i = 0; i < flips; i++) {
            bytes[8 + random.nextInt(bytes.length - 8)] = (byte) random.nextInt(256);
        }
        return bytes;
    }
}
