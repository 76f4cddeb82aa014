package io.github.findretrybugs.bytecode;

import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.JSRInlinerAdapter;
import org.objectweb.asm.tree.MethodNode;

/** The code of one class's methods, for the floor above ({@code flow}) alone: nobody else sees instructions. */
public final class ClassCode {

    private final Map<String, MethodNode> methods;

    private ClassCode(Map<String, MethodNode> methods) {
        this.methods = methods;
    }

    /**
     * Reads the code of a class.
     *
     * @param bytes the class file
     * @throws RuntimeException of any kind, if the bytes are broken
     */
    public static ClassCode read(byte[] bytes) {
        Map<String, MethodNode> methods = new HashMap<>();
        ClassReader reader = new ClassReader(bytes);
        boolean mayHaveSubroutines = reader.readUnsignedShort(6) < Opcodes.V1_6;
        reader.accept(
                new ClassVisitor(Opcodes.ASM9) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String descriptor, String signature, String[] exceptions) {
                        MethodNode node = new MethodNode(Opcodes.ASM9, access, name, descriptor, signature, exceptions);
                        methods.put(name + descriptor, node);
                        return mayHaveSubroutines
                                ? new JSRInlinerAdapter(node, access, name, descriptor, signature, exceptions)
                                : node;
                    }
                },
                ClassReader.SKIP_FRAMES);
        return new ClassCode(methods);
    }

    /** The method's instructions, or null if the class doesn't declare it. */
    public MethodNode method(MethodRef method) {
        return methods.get(method.signature());
    }
}
