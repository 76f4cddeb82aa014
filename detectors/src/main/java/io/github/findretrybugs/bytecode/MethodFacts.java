package io.github.findretrybugs.bytecode;

import java.util.List;
import org.objectweb.asm.Opcodes;

/**
 * A method's declaration.
 *
 * @param ref the method, its owner being the declaring class
 * @param access the access flags of the class file format
 * @param annotations what stands on the method
 */
public record MethodFacts(MethodRef ref, int access, List<AnnotationFacts> annotations) {

    private boolean has(int flag) {
        return (access & flag) != 0;
    }

    public boolean isStatic() {
        return has(Opcodes.ACC_STATIC);
    }

    public boolean isPrivate() {
        return has(Opcodes.ACC_PRIVATE);
    }

    public boolean isPublic() {
        return has(Opcodes.ACC_PUBLIC);
    }

    public boolean isFinal() {
        return has(Opcodes.ACC_FINAL);
    }

    public boolean isAbstract() {
        return has(Opcodes.ACC_ABSTRACT);
    }

    /** Whether the compiler made it: bridges, lambda bodies, accessors. */
    public boolean isSynthetic() {
        return has(Opcodes.ACC_SYNTHETIC);
    }

    /** Whether it has a body that can be read. */
    public boolean hasCode() {
        return !has(Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE);
    }

    /** Whether a subclass's proxy, or one that implements the interface, can stand before it. */
    public boolean canBeProxied() {
        return !has(Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL)
                && !ref.name().startsWith("<");
    }
}
