package io.github.findretrybugs.spotbugs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import edu.umd.cs.findbugs.AnalysisError;
import edu.umd.cs.findbugs.BugInstance;
import edu.umd.cs.findbugs.PluginException;
import edu.umd.cs.findbugs.SortedBugCollection;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** What a SpotBugs host does to a detector, and how ours takes it. */
class RuleDetectorTest {

    private static final int TOO_MANY_METHODS = 1_001;

    @TempDir
    Path folder;

    private SpotBugsHost host;

    @BeforeEach
    void load() throws IOException, PluginException {
        host = SpotBugsHost.load(folder);
        Files.createDirectories(folder.resolve("classes"));
    }

    @AfterEach
    void unload() {
        System.clearProperty(HostAnalysis.MODELS);
        host.close();
    }

    @Test
    void a_class_that_is_too_large_for_the_host_is_judged() throws IOException, InterruptedException {
        SortedBugCollection bugs = analyse(TOO_MANY_METHODS);

        assertTrue(types(bugs).contains("FRB_EXTERNAL_CALL_IN_TRANSACTION"), types(bugs)::toString);
        assertTrue(types(bugs).contains("SKIPPED_CLASS_TOO_BIG"), "no longer too large; the test needs more methods");
    }

    @Test
    void a_wrong_models_file_is_one_line_for_all_rules() throws IOException, InterruptedException {
        Path models = Files.writeString(folder.resolve("models.facts"), "call\n");
        System.setProperty(HostAnalysis.MODELS, models.toString());

        SortedBugCollection bugs = analyse(0);

        assertEquals(List.of(), types(bugs));
        assertEquals(1, bugs.getErrors().size());
        AnalysisError error = bugs.getErrors().iterator().next();
        assertTrue(
                error.getMessage().startsWith("Find Retry Bugs judged nothing: ")
                        && error.getMessage().contains("models.facts:1"),
                error.getMessage());
        assertEquals(null, error.getExceptionMessage());
    }

    @Test
    void a_models_file_teaches_it_there_too() throws IOException, InterruptedException {
        Path models = Files.writeString(folder.resolve("models.facts"), "local  java/net/http/HttpClient+  send  *\n");
        System.setProperty(HostAnalysis.MODELS, models.toString());

        assertEquals(List.of(), types(analyse(0)));
    }

    private SortedBugCollection analyse(int moreMethods) throws IOException, InterruptedException {
        Files.write(folder.resolve("classes").resolve("Orders.class"), orders(moreMethods));
        return host.runBesideCore(folder.resolve("classes"), List.of());
    }

    private static List<String> types(SortedBugCollection bugs) {
        return bugs.getCollection().stream().map(BugInstance::getType).toList();
    }

    /** A class with a transaction that calls, and as many methods beside it that do nothing. */
    private static byte[] orders(int moreMethods) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "Orders", null, "java/lang/Object", null);
        for (int i = 0; i < moreMethods; i++) {
            MethodVisitor empty = writer.visitMethod(Opcodes.ACC_PUBLIC, "empty" + i, "()V", null, null);
            empty.visitCode();
            empty.visitInsn(Opcodes.RETURN);
            empty.visitMaxs(0, 0);
            empty.visitEnd();
        }
        MethodVisitor place = writer.visitMethod(
                Opcodes.ACC_PUBLIC,
                "place",
                "(Ljava/net/http/HttpClient;Ljava/net/http/HttpRequest;Ljava/net/http/HttpResponse$BodyHandler;)V",
                null,
                null);
        place.visitAnnotation("Ljakarta/transaction/Transactional;", true).visitEnd();
        place.visitCode();
        place.visitVarInsn(Opcodes.ALOAD, 1);
        place.visitVarInsn(Opcodes.ALOAD, 2);
        place.visitVarInsn(Opcodes.ALOAD, 3);
        place.visitMethodInsn(
                Opcodes.INVOKEVIRTUAL,
                "java/net/http/HttpClient",
                "send",
                "(Ljava/net/http/HttpRequest;Ljava/net/http/HttpResponse$BodyHandler;)Ljava/net/http/HttpResponse;",
                false);
        place.visitInsn(Opcodes.POP);
        place.visitInsn(Opcodes.RETURN);
        place.visitMaxs(0, 0);
        place.visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }
}
