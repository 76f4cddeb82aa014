package io.github.findretrybugs.effect;

import io.github.findretrybugs.bytecode.MethodFacts;
import io.github.findretrybugs.catalog.Role;
import io.github.findretrybugs.flow.CallSite;
import io.github.findretrybugs.flow.MethodBody;
import io.github.findretrybugs.flow.Value;
import io.github.findretrybugs.program.Dispatcher;
import io.github.findretrybugs.program.Program;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Where an object comes from that may reach out or stay in the process: a URL of a class path resource, or of another system. */
final class LocalSources {

    /** From the URL back to the class loader are two or three calls, and a helper or two. */
    private static final int BUDGET = 40;

    /** What is known of such an object. */
    enum Source {
        /** Made from something in the process, on some path at least. */
        LOCAL,
        /** Made from an address. */
        ADDRESS,
        /** From where it can't be followed. */
        UNKNOWN
    }

    private final Program program;
    private final Dispatcher dispatcher;
    private final Effects effects;

    LocalSources(Program program, Dispatcher dispatcher, Effects effects) {
        this.program = program;
        this.dispatcher = dispatcher;
        this.effects = effects;
    }

    /** Where the value comes from, also through the callers of the chain. */
    Source of(Value value, Chain where) {
        return new Search().of(value, where);
    }

    private final class Search {

        private final Set<Object> seen = new HashSet<>();

        private Source of(Value value, Chain where) {
            if (value == null || seen.size() > BUDGET || !seen.add(value)) {
                return Source.UNKNOWN;
            }
            Source source = null;
            for (Value alternative : value.alternatives()) {
                Source one = ofOne(alternative, where);
                if (one == Source.LOCAL) {
                    return one;
                }
                source = source == null || one == Source.UNKNOWN ? one : source;
            }
            return source == null ? Source.UNKNOWN : source;
        }

        private Source ofOne(Value value, Chain where) {
            if (value instanceof Value.Result result) {
                return ofCall(result.call(), where);
            }
            if (value instanceof Value.Created created && created.constructor() != null) {
                return ofParts(created.constructor(), where);
            }
            if (value instanceof Value.Parameter parameter && where.caller() != null) {
                return of(where.argument(parameter), where.caller());
            }
            return value instanceof Value.Constant ? Source.ADDRESS : Source.UNKNOWN;
        }

        private Source ofParts(CallSite constructor, Chain where) {
            Source source = Source.ADDRESS;
            for (int i = 0; i < constructor.arguments().size(); i++) {
                Source part = of(constructor.arguments().get(i), where);
                if (part == Source.LOCAL) {
                    return part;
                }
                // An address is written in text; another object of which nothing is known may be anything.
                if (part == Source.UNKNOWN && !constructor.target().parameter(i).equals("Ljava/lang/String;")) {
                    source = part;
                }
            }
            return source;
        }

        private Source ofCall(CallSite call, Chain where) {
            if (effects.fact(Role.LOCAL_SOURCE, call) != null) {
                return Source.LOCAL;
            }
            List<MethodFacts> targets = dispatcher.targets(call).methods();
            if (!targets.isEmpty()) {
                MethodBody helper =
                        targets.size() == 1 ? program.body(targets.get(0).ref()) : null;
                return helper == null ? Source.UNKNOWN : of(helper.returned(), where.then(helper, call, ""));
            }
            return call.receiver() == null ? Source.ADDRESS : of(call.receiver(), where);
        }
    }
}
