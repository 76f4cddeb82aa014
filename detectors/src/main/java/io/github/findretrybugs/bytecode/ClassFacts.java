package io.github.findretrybugs.bytecode;

import java.util.List;
import org.objectweb.asm.Opcodes;

/**
 * What a class file says before its code is read.
 *
 * @param name internal name
 * @param superName internal name of the superclass; null for {@code java/lang/Object}
 * @param interfaces internal names
 * @param access the access flags of the class file format
 * @param sourceFile the SourceFile attribute, or empty
 * @param outerClass the class that a nested class is written in, or null
 * @param enclosingMethod the method that a local or anonymous class is written in, or null
 * @param annotations what stands on the class
 * @param fields its fields
 * @param methods its methods
 * @param makesFunctions whether its code may make lambdas or method references
 * @param calls those methods that its code may call whose names the reader was told to keep
 */
public record ClassFacts(
        String name,
        String superName,
        List<String> interfaces,
        int access,
        String sourceFile,
        String outerClass,
        MethodRef enclosingMethod,
        boolean isAnonymous,
        List<AnnotationFacts> annotations,
        List<FieldFacts> fields,
        List<MethodFacts> methods,
        boolean makesFunctions,
        List<MethodRef> calls) {

    public boolean isInterface() {
        return (access & Opcodes.ACC_INTERFACE) != 0;
    }

    /** Whether objects can be made of it. */
    public boolean isConcrete() {
        return (access & (Opcodes.ACC_INTERFACE | Opcodes.ACC_ABSTRACT)) == 0;
    }

    /** The method that the class itself declares, or null. */
    public MethodFacts method(String methodName, String descriptor) {
        for (MethodFacts method : methods) {
            if (method.ref().name().equals(methodName)
                    && method.ref().descriptor().equals(descriptor)) {
                return method;
            }
        }
        return null;
    }

    /** The field that the class itself declares, or null. */
    public FieldFacts field(String fieldName) {
        for (FieldFacts field : fields) {
            if (field.name().equals(fieldName)) {
                return field;
            }
        }
        return null;
    }
}
