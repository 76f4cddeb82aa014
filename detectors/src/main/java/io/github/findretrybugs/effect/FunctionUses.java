package io.github.findretrybugs.effect;

import io.github.findretrybugs.bytecode.MethodFacts;
import io.github.findretrybugs.catalog.Fact;
import io.github.findretrybugs.catalog.Role;
import io.github.findretrybugs.flow.CallSite;
import io.github.findretrybugs.flow.FieldWrite;
import io.github.findretrybugs.flow.FunctionSite;
import io.github.findretrybugs.flow.MethodBody;
import io.github.findretrybugs.flow.Value;
import io.github.findretrybugs.program.Dispatcher;
import io.github.findretrybugs.program.Program;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Follows functional values (lambdas, method references, anonymous classes) to what runs them, also through helpers. */
public final class FunctionUses {

    /** How many helpers a function is followed through. */
    private static final int DEEPEST = 3;

    /** Functions that hold functions, one in another; people write two or three. */
    private static final int LONGEST = 20;

    private static final String ANY_OBJECT = "Ljava/lang/Object;";

    private final Program program;
    private final Dispatcher dispatcher;
    private final Effects effects;
    private final InactiveBranches inactive;
    private final Map<String, FunctionUse> ofParameters = new HashMap<>();

    public FunctionUses(Program program, Dispatcher dispatcher, Effects effects, InactiveBranches inactive) {
        this.program = program;
        this.dispatcher = dispatcher;
        this.effects = effects;
        this.inactive = inactive;
    }

    /** What the method does with a function that it makes or is given. */
    public FunctionUse of(Value function, MethodBody body) {
        return of(function, body, DEEPEST, new HashSet<>());
    }

    private FunctionUse of(Value function, MethodBody body, int depth, Set<Object> seen) {
        if (!seen.add(function)) {
            return FunctionUse.NONE;
        }
        if (seen.size() > LONGEST) {
            return FunctionUse.HERE;
        }
        FunctionUse use = FunctionUse.NONE;
        for (CallSite call : body.calls()) {
            if (!inactive.contains(body, call.index())) {
                use = use.and(byCall(function, call, body, depth, seen));
            }
        }
        for (FunctionSite other : body.functions()) {
            use = use.and(byCapture(function, other, body, depth, seen));
        }
        for (FieldWrite write : body.writes()) {
            if (isAmong(function, write.value())) {
                use = use.and(FunctionUse.KEPT);
            }
        }
        if (use == FunctionUse.KEPT && registersForAfter(body)) {
            // It is kept until the synchronization that is registered here runs it.
            return FunctionUse.AFTER_COMMIT;
        }
        return isAmong(function, body.returned()) ? use.and(FunctionUse.RETURNED) : use;
    }

    private boolean registersForAfter(MethodBody body) {
        return body.calls().stream().anyMatch(call -> effects.fact(Role.TX_AFTER_REGISTER, call) != null);
    }

    private static boolean isAmong(Value function, Value value) {
        return value.alternatives().contains(function);
    }

    private FunctionUse byCall(Value function, CallSite call, MethodBody body, int depth, Set<Object> seen) {
        FunctionUse use = FunctionUse.NONE;
        if (call.receiver() != null
                && isAmong(function, call.receiver())
                && !call.target().isConstructor()) {
            use = fluent(function, call, body, depth, seen);
        }
        for (int i = 0; i < call.arguments().size(); i++) {
            if (isAmong(function, call.arguments().get(i))) {
                use = use.and(byArgument(call, i, body, depth, seen));
            }
        }
        return use;
    }

    /** Called on the function itself: its own method, or one that wraps it such as {@code Callable} decorators. */
    private FunctionUse fluent(Value function, CallSite call, MethodBody body, int depth, Set<Object> seen) {
        boolean combines = function instanceof Value.Function
                && call.target().descriptor().endsWith(")L" + call.target().owner() + ";");
        return combines ? of(new Value.Result(call), body, depth, seen) : FunctionUse.HERE;
    }

    private FunctionUse byArgument(CallSite call, int index, MethodBody body, int depth, Set<Object> seen) {
        Fact after = effects.fact(Role.TX_AFTER_REGISTER, call);
        if (after != null && after.namesArgument("run", index)) {
            return FunctionUse.AFTER_COMMIT;
        }
        Fact transaction = effects.fact(Role.TX_CALLBACK, call);
        if (transaction != null && transaction.namesArgument("run", index)) {
            return FunctionUse.IN_TRANSACTION;
        }
        Fact thread = effects.fact(Role.THREAD_SUBMIT, call);
        if (thread != null && thread.namesArgument("run", index)) {
            return isAwaited(call, body) ? FunctionUse.OTHER_THREAD_AWAITED : FunctionUse.OTHER_THREAD;
        }
        if (effects.fact(Role.KEEPS, call) != null) {
            return FunctionUse.KEPT;
        }
        Dispatcher.Targets targets = dispatcher.targets(call);
        if (targets.methods().isEmpty()) {
            if (call.target().isConstructor()) {
                return ofWrapper(call, body, depth, seen);
            }
            // Who takes any object, such as a logger, does not run it.
            return call.target().parameter(index).equals(ANY_OBJECT) ? FunctionUse.NONE : FunctionUse.HERE;
        }
        FunctionUse use = FunctionUse.NONE;
        for (MethodFacts target : targets.methods()) {
            use = use.and(depth == 0 ? FunctionUse.HERE : ofParameter(target, index, depth - 1));
        }
        if (use == FunctionUse.KEPT && call.target().isConstructor()) {
            use = ofWrapper(call, body, depth, seen);
        }
        return use;
    }

    /** A function given to a constructor goes where the new object goes: {@code executor.submit(new Task(function))}. */
    private FunctionUse ofWrapper(CallSite constructor, MethodBody body, int depth, Set<Object> seen) {
        return of(new Value.Created(constructor.target().owner(), constructor), body, depth, seen)
                .and(FunctionUse.KEPT);
    }

    private FunctionUse ofParameter(MethodFacts target, int index, int depth) {
        // What was cut off at one depth may be followed at another.
        String key = target.ref() + "#" + index + "#" + depth;
        FunctionUse known = ofParameters.get(key);
        if (known == null) {
            MethodBody body = program.body(target.ref());
            int parameter = target.isStatic() ? index : index + 1;
            known = body == null ? FunctionUse.HERE : of(new Value.Parameter(parameter), body, depth, new HashSet<>());
            ofParameters.put(key, known);
        }
        return known;
    }

    private FunctionUse byCapture(Value function, FunctionSite other, MethodBody body, int depth, Set<Object> seen) {
        FunctionUse use = FunctionUse.NONE;
        for (int i = 0; i < other.captured().size(); i++) {
            if (isAmong(function, other.captured().get(i))) {
                FunctionUse outer = of(new Value.Function(other), body, depth, seen);
                use = use.and(outer == FunctionUse.HERE ? inside(other, i, depth) : outer);
            }
        }
        return use;
    }

    private FunctionUse inside(FunctionSite site, int captured, int depth) {
        MethodBody inner = program.body(site.implementation());
        // A method reference bound to the function, such as task::run, runs it.
        return inner == null || depth == 0
                ? FunctionUse.HERE
                : of(new Value.Parameter(captured), inner, depth - 1, new HashSet<>());
    }

    private boolean isAwaited(CallSite submit, MethodBody body) {
        for (CallSite call : body.calls()) {
            if (effects.fact(Role.THREAD_WAIT, call) != null && comesFrom(call.receiver(), submit)) {
                return true;
            }
        }
        return false;
    }

    private static boolean comesFrom(Value value, CallSite origin) {
        Set<CallSite> seen = new HashSet<>();
        Deque<Value> work = new ArrayDeque<>();
        if (value != null) {
            work.add(value);
        }
        while (!work.isEmpty()) {
            for (Value alternative : work.poll().alternatives()) {
                if (alternative instanceof Value.Result result && seen.add(result.call())) {
                    if (result.call() == origin) {
                        return true;
                    }
                    if (result.call().receiver() != null) {
                        work.add(result.call().receiver());
                    }
                }
            }
        }
        return false;
    }
}
