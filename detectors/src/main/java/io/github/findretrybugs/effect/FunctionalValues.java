package io.github.findretrybugs.effect;

import io.github.findretrybugs.bytecode.ClassFacts;
import io.github.findretrybugs.bytecode.MethodFacts;
import io.github.findretrybugs.flow.CallSite;
import io.github.findretrybugs.flow.MethodBody;
import io.github.findretrybugs.flow.Value;
import io.github.findretrybugs.program.Dispatcher;
import io.github.findretrybugs.program.Hierarchy;
import io.github.findretrybugs.program.Program;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds the code behind a functional value: a lambda, a method reference, an object of a class that implements the interface. */
public final class FunctionalValues {

    /** Values looked at per question; a real one takes a handful. */
    private static final int BUDGET = 50;

    private final Program program;
    private final Hierarchy hierarchy;
    private final Dispatcher dispatcher;
    private final FieldValues fields;
    private final Map<String, List<MethodFacts>> callbacks = new HashMap<>();

    public FunctionalValues(CodeModel code) {
        program = code.program();
        hierarchy = code.hierarchy();
        dispatcher = code.dispatcher();
        fields = new FieldValues(program);
    }

    private record Item(Value value, MethodBody body) {}

    /**
     * Where the code begins that runs when the value runs.
     *
     * @param value a functional value of the method
     * @param body the method
     * @return empty if the value comes from where it can't be followed
     */
    public List<Reach.Start> starts(Value value, MethodBody body) {
        List<Reach.Start> starts = new ArrayList<>();
        Set<Value> seen = new HashSet<>();
        Deque<Item> work = new ArrayDeque<>();
        work.add(new Item(value, body));
        for (int spent = 0; !work.isEmpty() && spent < BUDGET; spent++) {
            Item item = work.poll();
            for (Value alternative : item.value().alternatives()) {
                if (seen.add(alternative)) {
                    follow(alternative, item.body(), starts, work);
                }
            }
        }
        return starts;
    }

    private void follow(Value value, MethodBody body, List<Reach.Start> starts, Deque<Item> work) {
        if (value instanceof Value.Function function) {
            starts.add(Reach.Start.call(body, function.site().call()));
        } else if (value instanceof Value.Created created) {
            callbacks(created.type()).stream()
                    .map(method -> program.body(method.ref()))
                    .filter(callback -> callback != null)
                    .forEach(callback -> starts.add(Reach.Start.whole(callback)));
        } else if (value instanceof Value.FieldContent field) {
            fields.of(field).forEach(stored -> work.add(new Item(stored.value(), stored.body())));
        } else if (value instanceof Value.Result result) {
            followResult(result.call(), body, work);
        }
    }

    private void followResult(CallSite call, MethodBody body, Deque<Item> work) {
        Dispatcher.Targets targets = dispatcher.targets(call);
        for (MethodFacts target : targets.methods()) {
            MethodBody helper = program.body(target.ref());
            if (helper != null) {
                work.add(new Item(helper.returned(), helper));
            }
        }
        if (targets.methods().isEmpty()) {
            // A library that wraps a function, such as a tracing decorator, runs what it was given.
            call.arguments().forEach(argument -> work.add(new Item(argument, body)));
        }
    }

    /**
     * The functions that a call runs because it is called on one that was kept in a field or made by a helper.
     *
     * @param call a call that leaves followed code
     * @param body the method that makes it; functions made there are known where they are made
     */
    List<Reach.Start> keptIn(CallSite call, MethodBody body) {
        if (call.dispatch() != CallSite.Dispatch.INTERFACE || !mayBeFunction(call.receiver())) {
            return List.of();
        }
        return starts(call.receiver(), body).stream()
                .filter(start -> start.call() != null && !start.body().equals(body))
                .toList();
    }

    private boolean mayBeFunction(Value value) {
        if (value instanceof Value.Result result) {
            return mayMakeFunctions(result.call().target().owner());
        }
        return value instanceof Value.FieldContent field && mayMakeFunctions(field.owner());
    }

    private boolean mayMakeFunctions(String className) {
        return program.isFollowed(className) && program.facts(className).makesFunctions();
    }

    /** The methods of a followed class that libraries call: those that override a library type's. */
    List<MethodFacts> callbacks(String type) {
        return callbacks.computeIfAbsent(type, this::findCallbacks);
    }

    private List<MethodFacts> findCallbacks(String type) {
        ClassFacts facts = program.isFollowed(type) ? program.facts(type) : null;
        if (facts == null || extendsNothing(facts)) {
            return List.of();
        }
        boolean unseen = hierarchy.supertypes(type).stream().anyMatch(name -> program.facts(name) == null);
        return facts.methods().stream()
                .filter(method -> !method.isSynthetic()
                        && method.hasCode()
                        && !method.isStatic()
                        && !method.isPrivate()
                        && !method.ref().isConstructor())
                .filter(method -> (unseen && facts.isAnonymous()) || overridesLibrary(method))
                .toList();
    }

    private static boolean extendsNothing(ClassFacts facts) {
        return facts.interfaces().isEmpty() && "java/lang/Object".equals(facts.superName());
    }

    private boolean overridesLibrary(MethodFacts method) {
        return hierarchy.overridden(method).stream()
                .map(other -> other.ref().owner())
                .anyMatch(owner -> !program.isFollowed(owner) && !owner.equals("java/lang/Object"));
    }
}
