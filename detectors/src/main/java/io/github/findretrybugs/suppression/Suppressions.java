package io.github.findretrybugs.suppression;

import io.github.findretrybugs.bytecode.AnnotationFacts;
import io.github.findretrybugs.bytecode.ClassFacts;
import io.github.findretrybugs.bytecode.ClassNames;
import io.github.findretrybugs.bytecode.MethodRef;
import io.github.findretrybugs.finding.Finding;
import io.github.findretrybugs.finding.Place;
import io.github.findretrybugs.finding.RuleType;
import io.github.findretrybugs.finding.Step;
import io.github.findretrybugs.flow.FieldWrite;
import io.github.findretrybugs.flow.FunctionSite;
import io.github.findretrybugs.flow.MethodBody;
import io.github.findretrybugs.flow.Value;
import io.github.findretrybugs.program.Program;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The suppressing annotations of a program, and which findings they silence. Any annotation of the simple name
 * {@code SuppressFBWarnings} counts, whoever declares it; SpotBugs reads them the same way. Unlike SpotBugs 4.10.4, a method's
 * annotation holds for its lambdas and anonymous classes too, since that is where retries live.
 */
public final class Suppressions {

    private static final String NAME = "SuppressFBWarnings";

    private final Program program;
    private final List<Suppression> all = new ArrayList<>();

    public Suppressions(Program program) {
        this.program = program;
        for (ClassFacts type : program.application()) {
            add(type.annotations(), type.name(), null, null);
            type.fields().forEach(field -> add(field.annotations(), type.name(), null, field.name()));
            type.methods().stream()
                    .filter(method -> !method.isSynthetic())
                    .forEach(method -> add(method.annotations(), type.name(), method.ref(), null));
        }
    }

    private void add(List<AnnotationFacts> annotations, String className, MethodRef method, String field) {
        for (AnnotationFacts annotation : annotations) {
            if (ClassNames.simple(annotation.type()).equals(NAME)) {
                all.add(Suppression.of(annotation, className, method, field));
            }
        }
    }

    /** Every suppressing annotation, ours or not, in the order of the classes. */
    public List<Suppression> all() {
        return List.copyOf(all);
    }

    /**
     * The annotation that silences a finding: on an element around its primary line, or around any line of its path.
     *
     * @return null if there is none
     */
    public Suppression of(Finding finding, LocalDate today) {
        Set<Place> places = new LinkedHashSet<>();
        places.add(finding.place());
        finding.path().stream().map(Step::place).forEach(places::add);
        for (Place place : places) {
            Suppression suppression = around(place, finding.type(), today);
            if (suppression != null) {
                return suppression;
            }
        }
        return null;
    }

    private Suppression around(Place place, RuleType type, LocalDate today) {
        if (all.isEmpty()) {
            return null;
        }
        MethodRef method = place.hasMethod()
                ? new MethodRef(place.className(), place.methodName(), place.methodDescriptor())
                : null;
        Set<String> fields = method == null ? Set.of() : initialised(method, place.line());
        Set<String> seen = new HashSet<>();
        for (ClassFacts at = program.facts(place.className()); at != null && seen.add(at.name()); ) {
            Suppression found = on(at.name(), method, fields, type, today);
            if (found != null) {
                return found;
            }
            method = at.enclosingMethod();
            fields = Set.of();
            at = at.outerClass() == null ? null : program.facts(at.outerClass());
        }
        return on(ClassNames.packagePrefix(place.className()) + "package-info", null, Set.of(), type, today);
    }

    private Suppression on(String className, MethodRef method, Set<String> fields, RuleType type, LocalDate today) {
        for (Suppression suppression : all) {
            boolean holds = suppression.className().equals(className)
                    && (suppression.method() == null || suppression.method().equals(method))
                    && (suppression.field() == null || fields.contains(suppression.field()));
            if (holds && suppression.silences(type, today)) {
                return suppression;
            }
        }
        return null;
    }

    /** The fields that hold a function, made in a constructor or initialiser, whose body has the line. */
    private Set<String> initialised(MethodRef method, int line) {
        if (!method.name().startsWith("<")) {
            return Set.of();
        }
        MethodBody body = program.body(method);
        Set<String> fields = new HashSet<>();
        for (FieldWrite write : body == null ? List.<FieldWrite>of() : body.writes()) {
            for (Value value : write.value().alternatives()) {
                if (value instanceof Value.Function function && hasLine(function.site(), line)) {
                    fields.add(write.name());
                }
            }
        }
        return fields;
    }

    private boolean hasLine(FunctionSite function, int line) {
        MethodBody body = program.body(function.implementation());
        return body != null && body.calls().stream().anyMatch(call -> call.line() == line);
    }
}
