package io.github.findretrybugs.effect;

import io.github.findretrybugs.bytecode.AnnotationFacts;
import io.github.findretrybugs.bytecode.ClassFacts;
import io.github.findretrybugs.bytecode.ClassNames;
import io.github.findretrybugs.bytecode.MethodFacts;
import io.github.findretrybugs.catalog.Catalog;
import io.github.findretrybugs.catalog.Fact;
import io.github.findretrybugs.catalog.Role;
import io.github.findretrybugs.flow.CallSite;
import io.github.findretrybugs.flow.MethodBody;
import io.github.findretrybugs.flow.Value;
import io.github.findretrybugs.program.Dispatcher;
import io.github.findretrybugs.program.Program;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Finds the HTTP method of a request by following it back to where it was made: through fluent calls, constructors, helpers
 * that build it, and parameters of the chain that leads to the call.
 */
final class RequestVerbs {

    /** The request came from where it can't be followed. */
    static final String UNKNOWN = "";

    /** The request was followed to its start and nobody set a method. */
    static final String DEFAULT = "GET";

    /** Values looked at per request; a real one takes some ten. */
    private static final int BUDGET = 200;

    private final Program program;
    private final Dispatcher dispatcher;
    private final Catalog catalog;

    RequestVerbs(Program program, Dispatcher dispatcher, Catalog catalog) {
        this.program = program;
        this.dispatcher = dispatcher;
        this.catalog = catalog;
    }

    private record Item(Value value, Chain where) {}

    /** One search for one request. */
    private final class Search {

        private final Deque<Item> work = new ArrayDeque<>();
        private final Set<Object> seen = new HashSet<>();
        private boolean lost;

        /** The request itself; where it is kept in a field, its method is not known. */
        void start(Value value, Chain where) {
            lost |= value instanceof Value.FieldContent field && constant(field) == null;
            add(value, where);
        }

        void add(Value value, Chain where) {
            if (value == null) {
                return;
            }
            for (Value alternative : value.alternatives()) {
                if (seen.add(identity(alternative, where))) {
                    work.add(new Item(alternative, where));
                }
            }
        }

        String run() {
            for (int spent = 0; !work.isEmpty() && spent < BUDGET; spent++) {
                String verb = step(work.poll());
                if (verb != null) {
                    return verb;
                }
            }
            return lost || !work.isEmpty() ? UNKNOWN : DEFAULT;
        }

        private String step(Item item) {
            Value value = item.value();
            Chain where = item.where();
            String set = setOnObject(value, where);
            if (set != null) {
                return set;
            }
            if (value instanceof Value.Result result) {
                return call(result.call(), where);
            }
            if (value instanceof Value.Created created) {
                return created.constructor() == null ? null : call(created.constructor(), where);
            }
            if (value instanceof Value.Parameter parameter) {
                Value argument = where.argument(parameter);
                if (argument == null) {
                    lost = true;
                } else {
                    add(argument, where.caller());
                }
            } else if (value instanceof Value.FieldContent field) {
                return constant(field);
            } else if (value instanceof Value.Opaque) {
                lost = true;
            }
            return null;
        }

        private String constant(Value.FieldContent field) {
            Fact fact = catalog.field(Role.VERB, field.owner(), field.name());
            if (fact != null) {
                return fact.attribute("verb", UNKNOWN);
            }
            // A request kept in a field; a client kept in a field says nothing of the request, so this is no loss.
            return null;
        }

        private String call(CallSite call, Chain where) {
            String verb = verbOf(call, where);
            if (verb != null) {
                return verb;
            }
            Dispatcher.Targets targets = dispatcher.targets(call);
            if (targets.methods().size() == 1) {
                MethodFacts target = targets.methods().get(0);
                MethodBody body = program.body(target.ref());
                if (body != null && !target.ref().isConstructor()) {
                    Chain helper = where.then(body, call, "");
                    add(body.returned(), helper);
                    return null;
                }
            }
            // What comes out of an Optional or a list was put in somewhere else.
            lost |= call.target().owner().startsWith("java/util/");
            add(call.receiver(), where);
            for (int i = 0; i < call.arguments().size(); i++) {
                if (mayHoldRequest(call.target().parameter(i))) {
                    add(call.arguments().get(i), where);
                }
            }
            return null;
        }

        private boolean mayHoldRequest(String descriptor) {
            String type = ClassNames.ofDescriptor(descriptor);
            return type != null && (!type.startsWith("java/") || type.startsWith("java/net/http/"));
        }

        /** A method set on the object beside the chain, as in {@code connection.setRequestMethod("POST")}. */
        private String setOnObject(Value value, Chain where) {
            if (!(value instanceof Value.Result
                    || value instanceof Value.Created
                    || value instanceof Value.Parameter
                    || value instanceof Value.FieldContent)) {
                return null;
            }
            for (CallSite other : where.body().calls()) {
                if (other.receiver() != null
                        && catalog.mentionsMethod(Role.VERB, other.target().name())
                        && other.receiver().alternatives().contains(value)) {
                    String verb = verbOf(other, where);
                    if (verb != null) {
                        return verb;
                    }
                }
            }
            return null;
        }
    }

    private static Object identity(Value value, Chain where) {
        return Map.entry(value, System.identityHashCode(where.body()));
    }

    /** The verb of the requests among these values; {@link #UNKNOWN} or {@link #DEFAULT} where none is named. */
    String of(Iterable<Value> requests, Chain where) {
        Search search = new Search();
        requests.forEach(value -> search.start(value, where));
        return search.run();
    }

    /** The verb that the call itself sets, null if it sets none. */
    String verbOf(CallSite call, Chain where) {
        Fact fact = catalog.mentionsMethod(Role.VERB, call.target().name())
                ? catalog.method(
                        Role.VERB,
                        call.target().owner(),
                        call.target().name(),
                        call.target().descriptor(),
                        program)
                : null;
        if (fact != null) {
            return named(fact.attribute("verb", UNKNOWN), call, where);
        }
        return annotated(call);
    }

    /**
     * The verb that a catalogue word stands for at a call.
     *
     * @param word a verb, or {@code argN}
     */
    String named(String word, CallSite call, Chain where) {
        if (!word.startsWith("arg")) {
            return word;
        }
        int index = Integer.parseInt(word.substring(3));
        return index < call.arguments().size() ? text(call.arguments().get(index), where) : UNKNOWN;
    }

    private String text(Value value, Chain where) {
        Chain at = where;
        Value followed = value;
        while (followed instanceof Value.Parameter parameter && at.argument(parameter) != null) {
            followed = at.argument(parameter);
            at = at.caller();
        }
        if (followed instanceof Value.Constant constant && constant.value() instanceof String text) {
            return text.toUpperCase(Locale.ROOT);
        }
        if (followed instanceof Value.FieldContent field) {
            Fact fact = catalog.field(Role.VERB, field.owner(), field.name());
            return fact == null ? UNKNOWN : fact.attribute("verb", UNKNOWN);
        }
        return UNKNOWN;
    }

    private String annotated(CallSite call) {
        ClassFacts owner = program.facts(call.target().owner());
        MethodFacts method = owner == null || !owner.isInterface()
                ? null
                : owner.method(call.target().name(), call.target().descriptor());
        return method == null ? null : annotatedVerb(method);
    }

    /** Whether a client's annotated method only builds the request, and another call sends it. */
    boolean isSentLater(MethodFacts method) {
        return method.annotations().stream()
                .map(annotation -> catalog.type(Role.VERB_ANNOTATION, annotation.type(), program))
                .anyMatch(fact -> fact != null && fact.attribute("sends", "").equals("later"));
    }

    /** The verb that an annotation on a client's method names; null if there is none. */
    String annotatedVerb(MethodFacts method) {
        for (AnnotationFacts annotation : method.annotations()) {
            Fact fact = catalog.type(Role.VERB_ANNOTATION, annotation.type(), program);
            if (fact != null) {
                String word = fact.attribute("verb", UNKNOWN);
                if (!word.startsWith("attr:")) {
                    return word;
                }
                String text = annotation.text(word.substring(5));
                return text == null ? UNKNOWN : firstWord(text);
            }
        }
        return null;
    }

    private static String firstWord(String text) {
        String trimmed = text.strip();
        int blank = trimmed.indexOf(' ');
        return (blank < 0 ? trimmed : trimmed.substring(0, blank)).toUpperCase(Locale.ROOT);
    }
}
