package io.github.findretrybugs.program;

import io.github.findretrybugs.bytecode.ClassFacts;
import io.github.findretrybugs.bytecode.MethodFacts;
import io.github.findretrybugs.catalog.Role;
import io.github.findretrybugs.flow.CallSite;
import io.github.findretrybugs.flow.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which followed methods a call may run. Calls on types declared in followed code reach their implementations; calls on
 * library types reach none, else every {@code Runnable} would reach every other.
 */
public final class Dispatcher {

    /** Where there are more, one implementation says little about any one call; a measured suite loses 2 of 93 findings at 5. */
    private static final int MOST_IMPLEMENTATIONS = 8;

    private final Program program;
    private final Hierarchy hierarchy;
    private final AnnotationLookup annotations;
    private final Map<String, Targets> known = new HashMap<>();

    public Dispatcher(Program program, Hierarchy hierarchy, AnnotationLookup annotations) {
        this.program = program;
        this.hierarchy = hierarchy;
        this.annotations = annotations;
    }

    /**
     * What a call may run.
     *
     * @param methods the followed methods with code, in a stable order
     * @param alternatives among how many implementations the container or the caller chooses; 1 if there is no choice
     * @param conditional those of {@code methods} that are in use only under some configuration
     * @param many whether there are too many implementations to mean anything
     */
    public record Targets(List<MethodFacts> methods, int alternatives, Set<MethodFacts> conditional, boolean many) {

        static final Targets NONE = new Targets(List.of(), 0, Set.of(), false);

        static Targets only(MethodFacts method) {
            return method == null || !method.hasCode() ? NONE : new Targets(List.of(method), 1, Set.of(), false);
        }
    }

    /** The targets of a call; no methods if it leaves followed code. */
    public Targets targets(CallSite call) {
        String owner = call.target().owner();
        if (owner.startsWith("[")) {
            return Targets.NONE;
        }
        switch (call.dispatch()) {
            case STATIC, SPECIAL -> {
                return Targets.only(resolve(owner, call));
            }
            default -> {
                String exact = exactType(call.receiver());
                if (exact != null && program.isFollowed(exact)) {
                    return Targets.only(resolve(exact, call));
                }
                if (!program.isFollowed(owner)) {
                    return Targets.NONE;
                }
                return known.computeIfAbsent(owner + "." + call.target().signature(), unused -> virtual(owner, call));
            }
        }
    }

    private MethodFacts resolve(String owner, CallSite call) {
        return hierarchy.resolve(owner, call.target().name(), call.target().descriptor());
    }

    private static String exactType(Value receiver) {
        return receiver instanceof Value.Created created ? created.type() : null;
    }

    private Targets virtual(String owner, CallSite call) {
        Set<MethodFacts> methods = new LinkedHashSet<>();
        Set<MethodFacts> conditional = new LinkedHashSet<>();
        List<ClassFacts> classes = new ArrayList<>();
        add(owner, classes);
        hierarchy.subtypes(owner).forEach(type -> add(type, classes));
        List<ClassFacts> chosen = preferred(classes);
        for (ClassFacts type : chosen) {
            MethodFacts method = resolve(type.name(), call);
            if (method != null && method.hasCode() && methods.add(method) && isConditional(type)) {
                conditional.add(method);
            }
        }
        if (methods.isEmpty()) {
            // An abstract class or an interface whose default method is all that is known.
            return Targets.only(resolve(owner, call));
        }
        boolean many = methods.size() > MOST_IMPLEMENTATIONS;
        return new Targets(List.copyOf(methods), methods.size(), conditional, many);
    }

    private void add(String type, List<ClassFacts> classes) {
        ClassFacts facts = program.facts(type);
        if (facts != null && facts.isConcrete()) {
            classes.add(facts);
        }
    }

    private List<ClassFacts> preferred(List<ClassFacts> classes) {
        List<ClassFacts> primary = classes.stream()
                .filter(type -> annotations.on(Role.BEAN_PRIMARY, type.annotations()) != null)
                .toList();
        return primary.size() == 1 ? primary : classes;
    }

    private boolean isConditional(ClassFacts type) {
        return annotations.on(Role.BEAN_CONDITION, type.annotations()) != null;
    }
}
