package io.github.findretrybugs.effect;

import io.github.findretrybugs.bytecode.MethodFacts;
import io.github.findretrybugs.bytecode.MethodRef;
import io.github.findretrybugs.catalog.Fact;
import io.github.findretrybugs.catalog.Role;
import io.github.findretrybugs.finding.Confidence;
import io.github.findretrybugs.flow.CallSite;
import io.github.findretrybugs.flow.FunctionSite;
import io.github.findretrybugs.flow.MethodBody;
import io.github.findretrybugs.flow.Value;
import io.github.findretrybugs.program.Dispatcher;
import io.github.findretrybugs.program.Program;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.IntPredicate;

/** Follows calls from where something begins to every external call that is reached, and remembers the way. */
public final class Reach {

    /** How a call stands to what began at the start. */
    public enum Crossing {
        /** The called method still runs inside. */
        INSIDE,
        /** It is outside: suspended, or after the end. */
        OUTSIDE,
        /** It runs inside something of the same kind, which will be judged by itself. */
        OWN,
        /** A proxy hands it to another thread. */
        OTHER_THREAD
    }

    /** Tells where a region ends on the way down. */
    public interface Boundary {

        /** How the target of a call stands to the region. */
        Crossing crossing(CallSite call, MethodFacts target);

        /** Whether an instruction is skipped because it runs only while the region is not active. */
        boolean isSkipped(MethodBody body, int instruction);
    }

    /**
     * Where to begin.
     *
     * @param body the method
     * @param inside the instructions of it that belong to what begins here
     * @param call the one call to begin with, also where that stands for running a function; null to begin with all that is
     *     inside
     */
    public record Start(MethodBody body, IntPredicate inside, CallSite call) {

        /** All that a method does. */
        public static Start whole(MethodBody body) {
            return new Start(body, index -> true, null);
        }

        /** A part of what a method does. */
        public static Start part(MethodBody body, IntPredicate inside) {
            return new Start(body, inside, null);
        }

        /** One call, and what it leads to. */
        public static Start call(MethodBody body, CallSite call) {
            return new Start(body, index -> false, call);
        }
    }

    /**
     * An external call and the way to it.
     *
     * @param confidence how sure it is that the call is reached
     */
    public record Reached(ExternalCall call, Chain chain, Confidence confidence) {}

    private record Item(Chain chain, IntPredicate inside) {}

    private final Program program;
    private final FunctionalValues functions;
    private final Dispatcher dispatcher;
    private final Effects effects;
    private final FunctionUses uses;
    private final EventListeners listeners;
    private final ExternalReach reaching;

    public Reach(CodeModel code) {
        program = code.program();
        functions = new FunctionalValues(code);
        dispatcher = code.dispatcher();
        effects = code.effects();
        uses = code.uses();
        listeners = new EventListeners(code);
        reaching = new ExternalReach(code, functions, listeners);
    }

    /**
     * Every external call that is reached, each by the surest and then shortest way.
     *
     * @param starts where to begin
     * @param boundary where to stop
     * @param unknown is told of each call that leaves followed code and is no external call, with its method
     */
    public List<Reached> from(List<Start> starts, Boundary boundary, BiConsumer<CallSite, MethodBody> unknown) {
        Walk walk = new Walk(boundary, unknown);
        for (Start start : starts) {
            walk.begin(start);
        }
        return walk.run();
    }

    /** One walk: the surest ways first, within them the shortest. */
    private final class Walk {

        private final Boundary boundary;
        private final BiConsumer<CallSite, MethodBody> unknown;
        private final Map<Confidence, List<Item>> waiting = new EnumMap<>(Confidence.class);
        private final Map<MethodRef, Confidence> entered = new HashMap<>();
        private final Map<CallSite, Reached> found = new LinkedHashMap<>();
        private final Set<Object> sent = new HashSet<>();

        Walk(Boundary boundary, BiConsumer<CallSite, MethodBody> unknown) {
            this.boundary = boundary;
            this.unknown = unknown;
            for (Confidence confidence : Confidence.values()) {
                waiting.put(confidence, new ArrayList<>());
            }
        }

        void begin(Start start) {
            Chain chain = Chain.startingAt(start.body());
            if (start.call() == null) {
                enter(new Item(chain, start.inside()), Confidence.HIGH);
            } else {
                look(start.call(), chain, Confidence.HIGH);
            }
        }

        private void enter(Item item, Confidence confidence) {
            waiting.get(confidence).add(item);
        }

        List<Reached> run() {
            for (Confidence confidence : Confidence.values()) {
                List<Item> items = waiting.get(confidence);
                for (int i = 0; i < items.size(); i++) {
                    look(items.get(i), confidence);
                }
            }
            return List.copyOf(found.values());
        }

        private void look(Item item, Confidence confidence) {
            MethodBody body = item.chain().body();
            BitSet leading = reaching.leading(body, next -> unknown.accept(next, body));
            for (CallSite call : body.calls()) {
                if (leading.get(call.index()) && isInside(item, call.index())) {
                    look(call, item.chain(), confidence);
                    lookAtObject(call, item.chain(), confidence);
                }
            }
            for (FunctionSite function : body.functions()) {
                if (leading.get(function.index()) && isInside(item, function.index())) {
                    Value value = new Value.Function(function);
                    Confidence sure = sureOf(uses.of(value, body));
                    if (sure != null && !isHandedOutside(value, body)) {
                        look(function.call(), item.chain(), confidence.and(sure));
                    }
                }
            }
        }

        private boolean isInside(Item item, int instruction) {
            return item.inside().test(instruction)
                    && !boundary.isSkipped(item.chain().body(), instruction);
        }

        /** How sure it is that a function so used runs inside; null if it surely doesn't. */
        private Confidence sureOf(FunctionUse use) {
            return switch (use) {
                case HERE -> Confidence.HIGH;
                case OTHER_THREAD_AWAITED -> Confidence.NORMAL;
                case OTHER_THREAD, KEPT -> Confidence.LOW;
                case AFTER_COMMIT, IN_TRANSACTION, RETURNED, NONE -> null;
            };
        }

        /** Whether a function is given to a method that runs outside, or inside something of its own. */
        private boolean isHandedOutside(Value function, MethodBody body) {
            for (CallSite call : body.calls()) {
                if (call.arguments().stream()
                        .anyMatch(value -> value.alternatives().contains(function))) {
                    for (MethodFacts target : dispatcher.targets(call).methods()) {
                        Crossing crossing = boundary.crossing(call, target);
                        if (crossing == Crossing.OUTSIDE || crossing == Crossing.OWN) {
                            return true;
                        }
                    }
                }
            }
            return false;
        }

        private void look(CallSite call, Chain chain, Confidence confidence) {
            ExternalCall external = effects.external(call, chain);
            if (external != null) {
                if (!found.containsKey(call) && !isSentAlready(external, chain)) {
                    found.put(call, new Reached(external, chain, confidence.and(external.confidence())));
                }
                return;
            }
            if (effects.isLocal(call)) {
                return;
            }
            Fact publish = effects.fact(Role.EVENT_PUBLISH, call);
            if (publish != null) {
                for (MethodFacts listener : listeners.of(call, publish)) {
                    follow(
                            call,
                            listener,
                            chain,
                            confidence,
                            "handled in the same thread by " + listener.ref().display());
                }
                return;
            }
            Dispatcher.Targets targets = dispatcher.targets(call);
            if (targets.methods().isEmpty()) {
                unknown.accept(call, chain.body());
                lookAtKeptFunction(call, chain, confidence);
            } else if (targets.alternatives() == 1) {
                follow(call, targets.methods().get(0), chain, confidence, "");
            } else {
                followAll(call, targets, chain, confidence);
            }
        }

        /** Asks again about a request already sent: the status of a connection, then its stream; also in a helper. */
        private boolean isSentAlready(ExternalCall call, Chain chain) {
            if (!call.isRequestItself()) {
                return false;
            }
            Value request = call.site().receiver();
            Chain at = chain;
            while (request instanceof Value.Parameter parameter && at.argument(parameter) != null) {
                request = at.argument(parameter);
                at = at.caller();
            }
            boolean oneObject = request instanceof Value.Result || request instanceof Value.Created;
            return oneObject && !sent.add(Map.entry(at.body().method(), request));
        }

        /** A function that was kept in a field, or that a helper made, and that is run by this call. */
        private void lookAtKeptFunction(CallSite call, Chain chain, Confidence confidence) {
            for (Start start : functions.keptIn(call, chain.body())) {
                for (MethodFacts target : dispatcher.targets(start.call()).methods()) {
                    follow(call, target, chain, confidence.and(Confidence.NORMAL), "");
                }
            }
        }

        private void followAll(CallSite call, Dispatcher.Targets targets, Chain chain, Confidence confidence) {
            List<MethodFacts> acting =
                    targets.methods().stream().filter(this::doesSomething).toList();
            List<MethodFacts> calling = acting.stream()
                    .filter(method -> reaching.from(method, next -> unknown.accept(next, chain.body())))
                    .toList();
            long unconditional = acting.stream()
                    .filter(method -> !targets.conditional().contains(method))
                    .count();
            for (MethodFacts method : calling) {
                boolean chosen = unconditional == 1 && !targets.conditional().contains(method);
                boolean all = calling.size() == acting.size();
                boolean sure = !targets.many() && (all || chosen || isChosenWhileRunning(call.receiver()));
                String note = "to " + method.ref().display() + ", as " + calling.size() + " of "
                        + targets.alternatives() + " implementations make an external call";
                follow(call, method, chain, confidence.and(sure ? Confidence.NORMAL : Confidence.LOW), note);
            }
        }

        /** A null object's method has no part in what a call may do. */
        private boolean doesSomething(MethodFacts method) {
            MethodBody body = program.body(method.ref());
            return body != null && !(body.calls().isEmpty() && body.functions().isEmpty());
        }

        /** Taken out of a map or a list, or asked for by name or kind: each of the implementations is in use. */
        private boolean isChosenWhileRunning(Value receiver) {
            return receiver.alternatives().stream()
                    .anyMatch(value -> value instanceof Value.Result result
                            && (!program.isFollowed(result.call().target().owner())
                                    || !result.call().arguments().isEmpty()));
        }

        private void follow(CallSite call, MethodFacts target, Chain chain, Confidence confidence, String note) {
            switch (boundary.crossing(call, target)) {
                case INSIDE -> enterBody(call, target, chain, confidence, note);
                case OTHER_THREAD -> enterBody(call, target, chain, Confidence.LOW, "on another thread");
                case OUTSIDE, OWN -> {
                    // Judged elsewhere, or nothing to judge.
                }
            }
        }

        private void enterBody(CallSite call, MethodFacts target, Chain chain, Confidence confidence, String note) {
            Confidence before = entered.get(target.ref());
            if (before != null && before.atLeast(confidence)) {
                return;
            }
            if (!reaching.from(target, next -> unknown.accept(next, chain.body()))) {
                return;
            }
            MethodBody body = program.body(target.ref());
            if (body != null) {
                entered.put(target.ref(), confidence);
                enter(new Item(chain.then(body, call, note), i -> true), confidence);
            }
        }

        /** An object whose methods a library will call: an anonymous class, a task. */
        private void lookAtObject(CallSite constructor, Chain chain, Confidence confidence) {
            if (!constructor.target().isConstructor()) {
                return;
            }
            String type = constructor.target().owner();
            List<MethodFacts> callbacks = functions.callbacks(type);
            if (callbacks.isEmpty()) {
                return;
            }
            FunctionUse use = uses.of(new Value.Created(type, constructor), chain.body());
            Confidence sure = sureOf(use);
            for (MethodFacts method : callbacks) {
                boolean before = isRole(Role.TX_BEFORE_METHOD, method);
                if (before && use == FunctionUse.AFTER_COMMIT) {
                    follow(constructor, method, chain, confidence, "which runs before the commit");
                } else if (sure != null && !isRole(Role.TX_AFTER_METHOD, method)) {
                    follow(constructor, method, chain, confidence.and(sure), "");
                }
            }
        }

        private boolean isRole(Role role, MethodFacts method) {
            return effects.fact(role, method.ref()) != null;
        }
    }
}
