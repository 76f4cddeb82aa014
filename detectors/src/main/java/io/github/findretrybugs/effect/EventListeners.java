package io.github.findretrybugs.effect;

import io.github.findretrybugs.bytecode.AnnotationFacts;
import io.github.findretrybugs.bytecode.ClassFacts;
import io.github.findretrybugs.bytecode.ClassNames;
import io.github.findretrybugs.bytecode.MethodFacts;
import io.github.findretrybugs.catalog.Fact;
import io.github.findretrybugs.catalog.Role;
import io.github.findretrybugs.flow.CallSite;
import io.github.findretrybugs.flow.Value;
import io.github.findretrybugs.program.AnnotationLookup;
import io.github.findretrybugs.program.Hierarchy;
import io.github.findretrybugs.program.Program;
import java.util.ArrayList;
import java.util.List;

/** The methods that receive an event in the thread of whoever publishes it. */
final class EventListeners {

    private record Listener(MethodFacts method, String eventType) {}

    private final Program program;
    private final Hierarchy hierarchy;
    private final AnnotationLookup annotations;
    private final Effects effects;
    private List<Listener> listeners;

    EventListeners(CodeModel code) {
        program = code.program();
        hierarchy = code.hierarchy();
        annotations = code.annotations();
        effects = code.effects();
    }

    /**
     * The listeners that a publishing call reaches.
     *
     * @param publish the call
     * @param fact its row, which says which argument is the event
     */
    List<MethodFacts> of(CallSite publish, Fact fact) {
        int index = Integer.parseInt(fact.attribute("payload", "arg0").substring(3));
        String type =
                index < publish.arguments().size() ? type(publish.arguments().get(index), publish, index) : null;
        if (type == null) {
            return List.of();
        }
        return all().stream()
                .filter(listener -> hierarchy.isSubtype(type, listener.eventType()))
                .map(Listener::method)
                .toList();
    }

    private static String type(Value value, CallSite call, int index) {
        if (value instanceof Value.Created created) {
            return created.type();
        }
        if (value instanceof Value.Result result) {
            return ClassNames.returned(result.call().target().descriptor());
        }
        if (value instanceof Value.FieldContent field) {
            return ClassNames.ofDescriptor(field.descriptor());
        }
        String declared = ClassNames.ofDescriptor(call.target().parameter(index));
        return "java/lang/Object".equals(declared) ? null : declared;
    }

    private List<Listener> all() {
        if (listeners == null) {
            listeners = new ArrayList<>();
            for (ClassFacts type : program.application()) {
                type.methods().forEach(this::addIfListener);
            }
        }
        return listeners;
    }

    private void addIfListener(MethodFacts method) {
        if (method.isSynthetic() || annotations.on(Role.TX_AFTER_ANNOTATION, method.annotations()) != null) {
            return;
        }
        AnnotationLookup.Use use = annotations.on(Role.EVENT_LISTENER, method.annotations());
        if (use == null && effects.fact(Role.EVENT_LISTENER, method.ref()) == null) {
            return;
        }
        List<String> types = use == null ? List.of() : named(use.annotation());
        if (types.isEmpty() && method.ref().parameterCount() == 1) {
            String type = ClassNames.ofDescriptor(method.ref().parameter(0));
            types = type == null ? List.of() : List.of(type);
        }
        types.forEach(type -> listeners.add(new Listener(method, type)));
    }

    /** The types that the annotation itself names; where it names some, the parameter's type does not count. */
    private static List<String> named(AnnotationFacts annotation) {
        List<String> types = new ArrayList<>(annotation.texts("value"));
        types.addAll(annotation.texts("classes"));
        return types;
    }
}
