package io.github.findretrybugs.program;

import io.github.findretrybugs.bytecode.ClassFacts;
import io.github.findretrybugs.bytecode.MethodFacts;
import io.github.findretrybugs.bytecode.MethodRef;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Super- and subtypes of a program's classes, and which method stands for which. */
public final class Hierarchy {

    private final Program program;
    private final Map<String, List<String>> supertypes = new HashMap<>();
    private final Map<String, List<String>> subtypes = new HashMap<>();

    public Hierarchy(Program program) {
        this.program = program;
    }

    /** The type and all its supertypes that can be found: superclasses first, nearest first. */
    public List<String> supertypes(String type) {
        return supertypes.computeIfAbsent(type, name -> {
            Set<String> seen = new LinkedHashSet<>();
            for (String at = name; at != null && seen.add(at); ) {
                ClassFacts facts = program.facts(at);
                at = facts == null ? null : facts.superName();
            }
            Deque<String> work = new ArrayDeque<>(seen);
            while (!work.isEmpty()) {
                for (String direct : program.direct(work.poll())) {
                    if (seen.add(direct)) {
                        work.add(direct);
                    }
                }
            }
            return List.copyOf(seen);
        });
    }

    /** Whether {@code type} is {@code supertype} or below it, as far as can be found. */
    public boolean isSubtype(String type, String supertype) {
        return supertypes(type).contains(supertype);
    }

    /** The followed types below the type, without itself, in a stable order. */
    public List<String> subtypes(String type) {
        return subtypes.computeIfAbsent(type, name -> {
            Set<String> seen = new LinkedHashSet<>();
            Deque<String> work = new ArrayDeque<>();
            work.add(name);
            while (!work.isEmpty()) {
                for (String direct : program.directSubtypes(work.poll())) {
                    if (seen.add(direct)) {
                        work.add(direct);
                    }
                }
            }
            return List.copyOf(seen);
        });
    }

    /**
     * The method that a call on exactly that class runs: its own, or the nearest inherited one.
     *
     * @return the declaration in followed code, or null
     */
    public MethodFacts resolve(String owner, String name, String descriptor) {
        MethodFacts abstractOne = null;
        for (String type : supertypes(owner)) {
            MethodFacts method = program.declared(new MethodRef(type, name, descriptor));
            if (method != null && method.hasCode()) {
                return method;
            }
            if (method != null && abstractOne == null) {
                abstractOne = method;
            }
        }
        return abstractOne;
    }

    /** The declarations that the method overrides or implements, in any class that can be found; nearest first. */
    public List<MethodFacts> overridden(MethodFacts method) {
        List<MethodFacts> result = new ArrayList<>();
        List<String> descriptors = descriptors(method);
        for (String type : supertypes(method.ref().owner())) {
            ClassFacts facts = type.equals(method.ref().owner()) ? null : program.facts(type);
            for (String descriptor : descriptors) {
                MethodFacts other =
                        facts == null ? null : facts.method(method.ref().name(), descriptor);
                if (other != null && !other.isStatic() && !other.isPrivate()) {
                    result.add(other);
                }
            }
        }
        return result;
    }

    /** The method's own descriptor and those of the bridges that the compiler put beside it for generic supertypes. */
    private List<String> descriptors(MethodFacts method) {
        List<String> result = new ArrayList<>(1);
        result.add(method.ref().descriptor());
        for (MethodFacts other : program.facts(method.ref().owner()).methods()) {
            if (other.isSynthetic()
                    && other.ref().name().equals(method.ref().name())
                    && other.ref().parameterCount() == method.ref().parameterCount()) {
                result.add(other.ref().descriptor());
            }
        }
        return result;
    }
}
