package io.github.findretrybugs.catalog;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * What the index keeps of a class.
 *
 * @param name internal name
 * @param kind {@code class}, {@code interface} or {@code annotation}
 * @param open whether code outside its package can name it
 * @param supers direct superclass, if it isn't Object, and interfaces
 * @param members accessible methods as {@code name(parameters)result}, and constants as {@code #NAME}
 */
record TypeShape(String name, String kind, boolean open, List<String> supers, SortedSet<String> members) {

    private static final String OBJECT = "java/lang/Object";
    private static final int ACCESSIBLE = Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED;

    static TypeShape of(byte[] classFile) {
        Visitor visitor = new Visitor();
        new ClassReader(classFile)
                .accept(visitor, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return new TypeShape(visitor.name, kind(visitor.access), visitor.isOpen(), visitor.supers, visitor.members);
    }

    private static String kind(int access) {
        if ((access & Opcodes.ACC_ANNOTATION) != 0) {
            return "annotation";
        }
        return (access & Opcodes.ACC_INTERFACE) != 0 ? "interface" : "class";
    }

    /** The same without members. */
    TypeShape outline() {
        return new TypeShape(name, kind, open, List.copyOf(supers), Collections.emptySortedSet());
    }

    /** The name in front of a member's descriptor. */
    static String nameOf(String member) {
        int paren = member.indexOf('(');
        return paren < 0 ? member : member.substring(0, paren);
    }

    /** The descriptor of a method. */
    static String descriptorOf(String member) {
        return member.substring(member.indexOf('('));
    }

    private static final class Visitor extends ClassVisitor {

        private final List<String> supers = new ArrayList<>();
        private final SortedSet<String> members = new TreeSet<>();
        private String name;
        private int access;

        Visitor() {
            super(Opcodes.ASM9);
        }

        boolean isOpen() {
            return (access & Opcodes.ACC_PUBLIC) != 0;
        }

        @Override
        public void visit(int version, int flags, String type, String signature, String parent, String[] interfaces) {
            name = type;
            access = flags;
            if (parent != null && !parent.equals(OBJECT)) {
                supers.add(parent);
            }
            supers.addAll(List.of(interfaces));
        }

        @Override
        public MethodVisitor visitMethod(
                int flags, String method, String descriptor, String signature, String[] thrown) {
            if ((flags & ACCESSIBLE) != 0) {
                members.add(method + descriptor);
            }
            return null;
        }

        @Override
        public FieldVisitor visitField(int flags, String field, String descriptor, String signature, Object value) {
            if ((flags & Opcodes.ACC_PUBLIC) != 0) {
                members.add("#" + field);
            }
            return null;
        }
    }
}
