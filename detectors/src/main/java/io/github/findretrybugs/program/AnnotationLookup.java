package io.github.findretrybugs.program;

import io.github.findretrybugs.bytecode.AnnotationFacts;
import io.github.findretrybugs.bytecode.ClassFacts;
import io.github.findretrybugs.bytecode.MethodFacts;
import io.github.findretrybugs.catalog.Catalog;
import io.github.findretrybugs.catalog.Fact;
import io.github.findretrybugs.catalog.Role;
import io.github.findretrybugs.catalog.Supertypes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds annotations with a role where a framework would find them: on the element, on what it overrides or inherits from, and
 * behind other annotations that are themselves annotated.
 */
public final class AnnotationLookup {

    /** How many annotations may stand behind one another; frameworks compose two or three. */
    private static final int DEEPEST_META = 4;

    /** Annotation types extend nothing, so no class path has to be read for them. */
    private static final Supertypes NOTHING = type -> List.of();

    private final Program program;
    private final Hierarchy hierarchy;
    private final Catalog catalog;
    private final Map<Role, Map<String, Optional<Use>>> byType = new HashMap<>();
    private final Map<Role, Map<String, Boolean>> around = new HashMap<>();

    public AnnotationLookup(Program program, Hierarchy hierarchy, Catalog catalog) {
        this.program = program;
        this.hierarchy = hierarchy;
        this.catalog = catalog;
    }

    /**
     * An annotation with a role.
     *
     * @param fact what the catalogue says of it
     * @param annotation the annotation that carries the role; it may stand on the written one
     * @param written internal name of the annotation that is written on the element
     */
    public record Use(Fact fact, AnnotationFacts annotation, String written) {

        /** The value of the attribute that the fact names under {@code key}; null where neither is there. */
        public String valueOf(String key) {
            return fact.attribute(key).map(annotation::text).orElse(null);
        }
    }

    /** The first of these annotations that has the role, directly or behind it; or null. */
    public Use on(Role role, List<AnnotationFacts> annotations) {
        for (AnnotationFacts annotation : annotations) {
            Use use = use(role, annotation);
            if (use != null) {
                return use;
            }
        }
        return null;
    }

    private Use use(Role role, AnnotationFacts annotation) {
        Fact fact = catalog.type(role, annotation.type(), NOTHING);
        if (fact != null) {
            return new Use(fact, annotation, annotation.type());
        }
        Map<String, Optional<Use>> known = byType.computeIfAbsent(role, unused -> new HashMap<>());
        Optional<Use> behind = known.get(annotation.type());
        if (behind == null) {
            behind = Optional.ofNullable(behind(role, annotation.type()));
            known.put(annotation.type(), behind);
        }
        return behind.map(use -> new Use(use.fact(), use.annotation(), annotation.type()))
                .orElse(null);
    }

    /** Looks behind the annotation type, nearest first. */
    private Use behind(Role role, String annotationType) {
        Set<String> seen = new HashSet<>();
        List<String> ring = List.of(annotationType);
        for (int depth = 0; depth < DEEPEST_META && !ring.isEmpty(); depth++) {
            List<String> next = new ArrayList<>();
            for (String name : ring) {
                ClassFacts type = name.startsWith("java/lang/") || !seen.add(name) ? null : program.facts(name);
                for (AnnotationFacts meta : type == null ? List.<AnnotationFacts>of() : type.annotations()) {
                    Fact fact = catalog.type(role, meta.type(), NOTHING);
                    if (fact != null) {
                        return new Use(fact, meta, annotationType);
                    }
                    next.add(meta.type());
                }
            }
            ring = next;
        }
        return null;
    }

    /**
     * Whether the role stands on the class, on what it inherits from, or on any method of these; if not, no method of the class
     * has it.
     */
    public boolean isAround(Role role, String className) {
        return around.computeIfAbsent(role, unused -> new HashMap<>()).computeIfAbsent(className, name -> {
            for (String type : hierarchy.supertypes(name)) {
                ClassFacts facts = program.facts(type);
                if (facts != null
                        && (on(role, facts.annotations()) != null
                                || facts.methods().stream()
                                        .anyMatch(method -> on(role, method.annotations()) != null))) {
                    return true;
                }
            }
            return false;
        });
    }

    /** On the method itself, or on a method that it overrides or implements; or null. */
    public Use onMethod(Role role, MethodFacts method) {
        Use own = on(role, method.annotations());
        if (own != null || method.isStatic() || method.isPrivate()) {
            return own;
        }
        if (!isAround(role, method.ref().owner())) {
            return null;
        }
        for (MethodFacts other : hierarchy.overridden(method)) {
            Use use = on(role, other.annotations());
            if (use != null) {
                return use;
            }
        }
        return null;
    }

    /**
     * On the class that declares the method, a superclass, or an interface that declares the method too; or null. A word on an
     * interface is about that interface's methods.
     */
    public Use onTypeOf(Role role, MethodFacts method) {
        if (!isAround(role, method.ref().owner())) {
            return null;
        }
        Set<String> declaring = new HashSet<>();
        declaring.add(method.ref().owner());
        hierarchy.overridden(method).forEach(other -> declaring.add(other.ref().owner()));
        for (String type : hierarchy.supertypes(method.ref().owner())) {
            ClassFacts facts = program.facts(type);
            if (facts != null && (!facts.isInterface() || declaring.contains(type))) {
                Use use = on(role, facts.annotations());
                if (use != null) {
                    return use;
                }
            }
        }
        return null;
    }

    /** On the class, a superclass or an interface; or null. */
    public Use onType(Role role, String className) {
        if (!isAround(role, className)) {
            return null;
        }
        for (String type : hierarchy.supertypes(className)) {
            ClassFacts facts = program.facts(type);
            Use use = facts == null ? null : on(role, facts.annotations());
            if (use != null) {
                return use;
            }
        }
        return null;
    }
}
