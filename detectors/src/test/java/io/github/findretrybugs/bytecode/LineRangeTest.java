package io.github.findretrybugs.bytecode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

class LineRangeTest {

    @Test
    void a_method_s_lines_are_told_from_its_class_s() {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "A", null, "java/lang/Object", null);
        method(writer, "first", 3, 5);
        method(writer, "second", 12, 9);
        byte[] bytes = writer.toByteArray();

        assertEquals(Optional.of(new LineRange(9, 12)), LineRange.of(bytes, "second", "()V"));
        assertEquals(Optional.of(new LineRange(3, 12)), LineRange.of(bytes, "", ""));
        assertEquals(Optional.empty(), LineRange.of(bytes, "second", "(I)V"));
    }

    @Test
    void a_class_without_code_has_no_lines() throws IOException {
        try (InputStream in = Runnable.class.getResourceAsStream("Runnable.class")) {
            assertTrue(LineRange.of(in.readAllBytes(), "", "").isEmpty());
        }
    }

    private static void method(ClassWriter writer, String name, int... lines) {
        MethodVisitor method = writer.visitMethod(Opcodes.ACC_STATIC, name, "()V", null, null);
        method.visitCode();
        for (int line : lines) {
            Label label = new Label();
            method.visitLabel(label);
            method.visitLineNumber(line, label);
            method.visitInsn(Opcodes.NOP);
        }
        method.visitInsn(Opcodes.RETURN);
        method.visitMaxs(0, 0);
        method.visitEnd();
    }
}
