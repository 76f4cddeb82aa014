package io.github.findretrybugs.bytecode;

import java.util.Optional;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * The lines of a method or class.
 *
 * @param first the first line that has code, counted from 1
 * @param last the last line that has code
 */
public record LineRange(int first, int last) {

    /**
     * The lines of a class's method.
     *
     * @param classFile the class file
     * @param method the method's name; empty for the whole class
     * @param descriptor the method's descriptor; not looked at for the whole class
     * @return the lines, or empty if it has no code or no line numbers
     */
    public static Optional<LineRange> of(byte[] classFile, String method, String descriptor) {
        Lines lines = new Lines(method, descriptor);
        new ClassReader(classFile).accept(lines, ClassReader.SKIP_FRAMES);
        return lines.first > lines.last ? Optional.empty() : Optional.of(new LineRange(lines.first, lines.last));
    }

    private static final class Lines extends ClassVisitor {

        private final String method;
        private final String descriptor;
        private int first = Integer.MAX_VALUE;
        private int last;

        Lines(String method, String descriptor) {
            super(Opcodes.ASM9);
            this.method = method;
            this.descriptor = descriptor;
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String methodDescriptor, String signature, String[] exceptions) {
            if (!method.isEmpty() && !(name.equals(method) && methodDescriptor.equals(descriptor))) {
                return null;
            }
            return new MethodVisitor(Opcodes.ASM9) {
                @Override
                public void visitLineNumber(int line, Label start) {
                    first = Math.min(first, line);
                    last = Math.max(last, line);
                }
            };
        }
    }
}
