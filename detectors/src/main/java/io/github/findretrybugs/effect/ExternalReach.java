package io.github.findretrybugs.effect;

import io.github.findretrybugs.bytecode.MethodFacts;
import io.github.findretrybugs.bytecode.MethodRef;
import io.github.findretrybugs.catalog.Fact;
import io.github.findretrybugs.catalog.Role;
import io.github.findretrybugs.flow.CallSite;
import io.github.findretrybugs.flow.MethodBody;
import io.github.findretrybugs.program.Dispatcher;
import io.github.findretrybugs.program.Program;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** Which methods reach any external call at all. Each method is looked at once, however often it is asked for. */
final class ExternalReach {

    private final Program program;
    private final Dispatcher dispatcher;
    private final Effects effects;
    private final FunctionalValues functions;
    private final EventListeners listeners;
    private final Map<MethodRef, Boolean> known = new HashMap<>();
    private final Map<MethodRef, BitSet> leading = new HashMap<>();

    ExternalReach(CodeModel code, FunctionalValues functions, EventListeners listeners) {
        this.functions = functions;
        this.listeners = listeners;
        program = code.program();
        dispatcher = code.dispatcher();
        effects = code.effects();
    }

    /**
     * Whether the method reaches one.
     *
     * @param unknown is told of the calls on the way that leave followed code and are no external calls
     */
    boolean from(MethodFacts method, Consumer<CallSite> unknown) {
        if (!known.containsKey(method.ref())) {
            explore(method.ref(), unknown);
        }
        return known.get(method.ref());
    }

    /**
     * The instructions of a method that lead to an external call, or are one: calls, and the making of functions.
     *
     * @param unknown as above
     */
    BitSet leading(MethodBody body, Consumer<CallSite> unknown) {
        BitSet answer = leading.get(body.method());
        if (answer == null) {
            answer = new BitSet();
            Chain here = Chain.startingAt(body);
            for (CallSite call : body.callsAndFunctions()) {
                if (effects.external(call, here) != null
                        || targets(call, body, unknown).stream().anyMatch(target -> from(target, unknown))) {
                    answer.set(call.index());
                }
            }
            leading.put(body.method(), answer);
        }
        return answer;
    }

    private void explore(MethodRef start, Consumer<CallSite> unknown) {
        Map<MethodRef, List<MethodRef>> callers = new HashMap<>();
        Set<MethodRef> seen = new HashSet<>();
        Deque<MethodRef> work = new ArrayDeque<>();
        Deque<MethodRef> reaching = new ArrayDeque<>();
        seen.add(start);
        work.push(start);
        while (!work.isEmpty()) {
            MethodRef method = work.pop();
            MethodBody body = program.body(method);
            for (CallSite call : body == null ? List.<CallSite>of() : body.callsAndFunctions()) {
                if (effects.external(call, Chain.startingAt(body)) != null) {
                    reaching.add(method);
                    continue;
                }
                for (MethodFacts target : targets(call, body, unknown)) {
                    Boolean answer = known.get(target.ref());
                    if (Boolean.TRUE.equals(answer)) {
                        reaching.add(method);
                    } else if (answer == null) {
                        callers.computeIfAbsent(target.ref(), unused -> new ArrayList<>(2))
                                .add(method);
                        if (seen.add(target.ref())) {
                            work.push(target.ref());
                        }
                    }
                }
            }
        }
        seen.forEach(method -> known.put(method, false));
        while (!reaching.isEmpty()) {
            MethodRef method = reaching.poll();
            if (!known.put(method, true)) {
                reaching.addAll(callers.getOrDefault(method, List.of()));
            }
        }
    }

    /** Everything that a call may run, however it gets there. */
    private List<MethodFacts> targets(CallSite call, MethodBody body, Consumer<CallSite> unknown) {
        if (effects.isLocal(call)) {
            return List.of();
        }
        List<MethodFacts> targets = new ArrayList<>(dispatcher.targets(call).methods());
        Fact publish = effects.fact(Role.EVENT_PUBLISH, call);
        if (publish != null) {
            targets.addAll(listeners.of(call, publish));
        } else if (targets.isEmpty()) {
            unknown.accept(call);
            for (Reach.Start start : functions.keptIn(call, body)) {
                targets.addAll(dispatcher.targets(start.call()).methods());
            }
        }
        if (call.target().isConstructor()) {
            targets.addAll(functions.callbacks(call.target().owner()));
        }
        return targets;
    }
}
