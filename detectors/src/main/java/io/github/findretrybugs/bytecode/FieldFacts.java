package io.github.findretrybugs.bytecode;

import java.util.List;
import org.objectweb.asm.Opcodes;

/**
 * A field's declaration.
 *
 * @param access the access flags of the class file format
 */
public record FieldFacts(String name, String descriptor, int access, List<AnnotationFacts> annotations) {

    public boolean isStatic() {
        return (access & Opcodes.ACC_STATIC) != 0;
    }
}
