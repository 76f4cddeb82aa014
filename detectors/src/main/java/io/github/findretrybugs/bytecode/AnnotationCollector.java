package io.github.findretrybugs.bytecode;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Turns the visit of one annotation, with all that nests in it, into {@link AnnotationFacts}. */
final class AnnotationCollector extends AnnotationVisitor {

    private final String type;
    private final Consumer<AnnotationFacts> whenDone;
    private final Map<String, Object> values = new LinkedHashMap<>(4);

    AnnotationCollector(String type, Consumer<AnnotationFacts> whenDone) {
        super(Opcodes.ASM9);
        this.type = type;
        this.whenDone = whenDone;
    }

    private static Object plain(Object value) {
        return value instanceof Type typeValue ? typeValue.getInternalName() : value;
    }

    @Override
    public void visit(String name, Object value) {
        values.put(name, plain(value));
    }

    @Override
    public void visitEnum(String name, String descriptor, String value) {
        values.put(name, new AnnotationFacts.Constant(ClassNames.ofDescriptor(descriptor), value));
    }

    @Override
    public AnnotationVisitor visitAnnotation(String name, String descriptor) {
        return new AnnotationCollector(ClassNames.ofDescriptor(descriptor), facts -> values.put(name, facts));
    }

    @Override
    public AnnotationVisitor visitArray(String name) {
        List<Object> elements = new ArrayList<>();
        return new AnnotationVisitor(Opcodes.ASM9) {
            @Override
            public void visit(String ignored, Object value) {
                elements.add(plain(value));
            }

            @Override
            public void visitEnum(String ignored, String descriptor, String value) {
                elements.add(new AnnotationFacts.Constant(ClassNames.ofDescriptor(descriptor), value));
            }

            @Override
            public AnnotationVisitor visitAnnotation(String ignored, String descriptor) {
                return new AnnotationCollector(ClassNames.ofDescriptor(descriptor), elements::add);
            }

            @Override
            public void visitEnd() {
                values.put(name, List.copyOf(elements));
            }
        };
    }

    @Override
    public void visitEnd() {
        whenDone.accept(new AnnotationFacts(type, Map.copyOf(values)));
    }
}
