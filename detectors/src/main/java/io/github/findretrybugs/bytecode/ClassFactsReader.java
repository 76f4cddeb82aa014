package io.github.findretrybugs.bytecode;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Reads {@link ClassFacts} from bytes. One reader serves a whole analysis, so that names are kept once. Not safe for use by
 * several threads.
 */
public final class ClassFactsReader {

    private static final int CONSTANT_METHOD = 10;
    private static final int CONSTANT_INTERFACE_METHOD = 11;
    private static final int CONSTANT_INVOKE_DYNAMIC = 18;

    private final Map<String, String> names = new HashMap<>();
    private final Predicate<String> interesting;

    /**
     * @param interesting the names of methods whose calls are worth keeping
     */
    public ClassFactsReader(Predicate<String> interesting) {
        this.interesting = interesting;
    }

    /**
     * Reads a class file's declarations, without its code.
     *
     * @param bytes the class file
     * @return its facts
     * @throws RuntimeException of any kind, if the bytes are no class file of a version up to Java 27: ASM checks little,
     *     and a hostile file can make it fail anywhere
     */
    public ClassFacts read(byte[] bytes) {
        ClassReader reader = new ClassReader(bytes);
        Collector collector = new Collector();
        reader.accept(collector, ClassReader.SKIP_CODE | ClassReader.SKIP_FRAMES);
        return collector.facts(makesFunctions(reader), calls(reader));
    }

    private String intern(String name) {
        if (name == null) {
            throw new IllegalArgumentException("a name is missing in it");
        }
        String known = names.putIfAbsent(name, name);
        return known == null ? name : known;
    }

    private static boolean makesFunctions(ClassReader reader) {
        for (int i = 1; i < reader.getItemCount(); i++) {
            int offset = reader.getItem(i);
            if (offset > 0 && reader.readByte(offset - 1) == CONSTANT_INVOKE_DYNAMIC) {
                return true;
            }
        }
        return false;
    }

    private List<MethodRef> calls(ClassReader reader) {
        List<MethodRef> calls = new ArrayList<>(0);
        char[] buffer = new char[reader.getMaxStringLength()];
        for (int i = 1; i < reader.getItemCount(); i++) {
            int offset = reader.getItem(i);
            if (offset > 0 && isMethodReference(reader.readByte(offset - 1))) {
                int nameAndType = reader.getItem(reader.readUnsignedShort(offset + 2));
                String methodName = reader.readUTF8(nameAndType, buffer);
                if (interesting.test(methodName)) {
                    calls.add(new MethodRef(
                            intern(reader.readClass(offset, buffer)),
                            intern(methodName),
                            intern(reader.readUTF8(nameAndType + 2, buffer))));
                }
            }
        }
        return List.copyOf(calls);
    }

    private static boolean isMethodReference(int tag) {
        return tag == CONSTANT_METHOD || tag == CONSTANT_INTERFACE_METHOD;
    }

    /**
     * The {@link MethodRef#signature()} of every method that a class file's code may call, whoever owns it.
     *
     * @param bytes the class file
     * @throws RuntimeException of any kind, if the bytes are broken
     */
    public static Set<String> signaturesCalled(byte[] bytes) {
        ClassReader reader = new ClassReader(bytes);
        Set<String> signatures = new HashSet<>();
        char[] buffer = new char[reader.getMaxStringLength()];
        for (int i = 1; i < reader.getItemCount(); i++) {
            int offset = reader.getItem(i);
            if (offset > 0 && isMethodReference(reader.readByte(offset - 1))) {
                int nameAndType = reader.getItem(reader.readUnsignedShort(offset + 2));
                signatures.add(reader.readUTF8(nameAndType, buffer) + reader.readUTF8(nameAndType + 2, buffer));
            }
        }
        return signatures;
    }

    private final class Collector extends ClassVisitor {

        private String name;
        private String superName;
        private List<String> interfaces = List.of();
        private int access;
        private String sourceFile = "";
        private String outerClass;
        private MethodRef enclosingMethod;
        private boolean anonymous;
        private final List<AnnotationFacts> annotations = new ArrayList<>(0);
        private final List<FieldFacts> fields = new ArrayList<>();
        private final List<MethodFacts> methods = new ArrayList<>();

        Collector() {
            super(Opcodes.ASM9);
        }

        ClassFacts facts(boolean makesFunctions, List<MethodRef> calls) {
            return new ClassFacts(
                    name,
                    superName,
                    interfaces,
                    access,
                    sourceFile,
                    outerClass,
                    enclosingMethod,
                    anonymous,
                    List.copyOf(annotations),
                    List.copyOf(fields),
                    List.copyOf(methods),
                    makesFunctions,
                    calls);
        }

        @Override
        public void visit(
                int version,
                int flags,
                String className,
                String signature,
                String superClass,
                String[] superInterfaces) {
            name = intern(className);
            superName = superClass == null ? null : intern(superClass);
            access = flags;
            if (superInterfaces != null && superInterfaces.length > 0) {
                List<String> list = new ArrayList<>(superInterfaces.length);
                for (String superInterface : superInterfaces) {
                    list.add(intern(superInterface));
                }
                interfaces = List.copyOf(list);
            }
        }

        @Override
        public void visitSource(String source, String debug) {
            sourceFile = source == null ? "" : source;
        }

        @Override
        public void visitOuterClass(String owner, String methodName, String methodDescriptor) {
            outerClass = intern(owner);
            if (methodName != null) {
                enclosingMethod = new MethodRef(outerClass, intern(methodName), intern(methodDescriptor));
            }
        }

        @Override
        public void visitInnerClass(String innerName, String outerName, String simpleName, int flags) {
            if (!innerName.equals(name)) {
                return;
            }
            anonymous = simpleName == null;
            if (outerClass == null && outerName != null) {
                outerClass = intern(outerName);
            }
        }

        @Override
        public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
            return new AnnotationCollector(intern(ClassNames.ofDescriptor(descriptor)), annotations::add);
        }

        @Override
        public FieldVisitor visitField(int flags, String fieldName, String descriptor, String signature, Object value) {
            List<AnnotationFacts> own = new ArrayList<>(0);
            return new FieldVisitor(Opcodes.ASM9) {
                @Override
                public AnnotationVisitor visitAnnotation(String type, boolean visible) {
                    return new AnnotationCollector(intern(ClassNames.ofDescriptor(type)), own::add);
                }

                @Override
                public void visitEnd() {
                    fields.add(new FieldFacts(intern(fieldName), intern(descriptor), flags, List.copyOf(own)));
                }
            };
        }

        @Override
        public MethodVisitor visitMethod(
                int flags, String methodName, String descriptor, String signature, String[] exceptions) {
            List<AnnotationFacts> own = new ArrayList<>(0);
            // Fails for what is no descriptor, before anybody relies on it.
            Type.getArgumentsAndReturnSizes(descriptor);
            MethodRef ref = new MethodRef(name, intern(methodName), intern(descriptor));
            return new MethodVisitor(Opcodes.ASM9) {
                @Override
                public AnnotationVisitor visitAnnotation(String type, boolean visible) {
                    return new AnnotationCollector(intern(ClassNames.ofDescriptor(type)), own::add);
                }

                @Override
                public void visitEnd() {
                    methods.add(new MethodFacts(ref, flags, List.copyOf(own)));
                }
            };
        }
    }
}
