package io.github.findretrybugs.effect;

import io.github.findretrybugs.bytecode.ClassFacts;
import io.github.findretrybugs.bytecode.FieldFacts;
import io.github.findretrybugs.bytecode.MethodFacts;
import io.github.findretrybugs.bytecode.MethodRef;
import io.github.findretrybugs.catalog.Catalog;
import io.github.findretrybugs.catalog.Fact;
import io.github.findretrybugs.catalog.Role;
import io.github.findretrybugs.finding.Confidence;
import io.github.findretrybugs.flow.CallSite;
import io.github.findretrybugs.flow.Value;
import io.github.findretrybugs.program.AnnotationLookup;
import io.github.findretrybugs.program.Dispatcher;
import io.github.findretrybugs.program.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a single call does, by the catalogue and by the annotations of the client's interface. */
public final class Effects {

    private static final Map<String, Impact> IMPACT_OF_VERB = Map.of(
            "GET", Impact.READ,
            "HEAD", Impact.READ,
            "OPTIONS", Impact.READ,
            "TRACE", Impact.READ,
            "PUT", Impact.IDEMPOTENT_WRITE,
            "DELETE", Impact.IDEMPOTENT_WRITE,
            "POST", Impact.WRITE,
            "PATCH", Impact.WRITE);

    /** Methods that every object has; calling them on a remote client's proxy calls nobody. */
    private static final Set<String> OF_OBJECT = Set.of(
            "equals", "hashCode", "toString", "getClass", "notify", "notifyAll", "wait", "close", "clone", "finalize");

    private final Program program;
    private final Dispatcher dispatcher;
    private final AnnotationLookup annotations;
    private final Catalog catalog;
    private final RequestVerbs verbs;
    private final LocalSources localSources;

    public Effects(Program program, Dispatcher dispatcher, AnnotationLookup annotations, Catalog catalog) {
        this.program = program;
        this.dispatcher = dispatcher;
        this.annotations = annotations;
        this.catalog = catalog;
        this.verbs = new RequestVerbs(program, dispatcher, catalog);
        this.localSources = new LocalSources(program, dispatcher, this);
    }

    /** What the catalogue says of the call in that role; null if nothing. */
    public Fact fact(Role role, CallSite call) {
        return fact(role, call.target());
    }

    /** What the catalogue says of the method in that role; null if nothing. */
    public Fact fact(Role role, MethodRef target) {
        return catalog.mentionsMethod(role, target.name())
                ? catalog.method(role, target.owner(), target.name(), target.descriptor(), program)
                : null;
    }

    /** Whether the catalogue or the user's models say that the call stays in the process, whatever its code may show. */
    public boolean isLocal(CallSite call) {
        return fact(Role.LOCAL, call) != null;
    }

    /**
     * The call as an external one.
     *
     * @param call the call
     * @param where how the method that holds it is reached; used to follow the request into callers
     * @return null if it stays in the process, or is followed code that will tell for itself
     */
    public ExternalCall external(CallSite call, Chain where) {
        if (isLocal(call)) {
            return null;
        }
        Fact fact = fact(Role.CALL, call);
        if (fact != null) {
            return fact.attribute("source").isPresent() ? bySource(call, fact, where) : byMethod(call, fact, where);
        }
        if (call.dispatch() == CallSite.Dispatch.STATIC || call.target().isConstructor()) {
            return null;
        }
        ExternalCall client = throughInterface(call);
        return client != null ? client : byType(call);
    }

    /** What decides whether a call leaves the process where the catalogue says that it may not. */
    private ExternalCall bySource(CallSite call, Fact fact, Chain where) {
        LocalSources.Source source = localSources.of(
                call.receiver() != null || call.arguments().isEmpty()
                        ? call.receiver()
                        : call.arguments().get(0),
                where);
        if (source == LocalSources.Source.LOCAL) {
            return null;
        }
        ExternalCall external = byMethod(call, fact, where);
        boolean sure = source == LocalSources.Source.ADDRESS
                || !fact.attribute("source", "").equals("needed");
        return sure ? external : external.atMost(Confidence.LOW);
    }

    private ExternalCall byMethod(CallSite call, Fact fact, Chain where) {
        String effect = fact.attribute("effect", "by-verb");
        String word = fact.attribute("verb").orElse(null);
        String verb = "";
        Impact impact;
        if (word != null) {
            verb = verbs.named(word, call, where);
            impact = impact(verb);
        } else if (effect.equals("by-verb")) {
            verb = verbs.of(requests(fact, call), where);
            impact = impact(verb);
        } else {
            impact = declared(effect);
        }
        return call(call, fact, impact, verb, Confidence.HIGH);
    }

    private static List<Value> requests(Fact fact, CallSite call) {
        List<Value> requests = new ArrayList<>();
        for (String word : fact.attribute("request", "receiver").split(",", -1)) {
            if (word.equals("receiver")) {
                requests.add(call.receiver());
            } else {
                int index = Integer.parseInt(word.substring(3));
                if (index < call.arguments().size()) {
                    requests.add(call.arguments().get(index));
                }
            }
        }
        return requests;
    }

    private static Impact impact(String verb) {
        return IMPACT_OF_VERB.getOrDefault(verb, Impact.UNKNOWN);
    }

    private static Impact declared(String effect) {
        return switch (effect) {
            case "read" -> Impact.READ;
            case "idempotent" -> Impact.IDEMPOTENT_WRITE;
            case "write" -> Impact.WRITE;
            default -> Impact.UNKNOWN;
        };
    }

    private static ExternalCall call(CallSite call, Fact fact, Impact impact, String verb, Confidence confidence) {
        return new ExternalCall(
                call,
                call.target(),
                fact.attribute("kind", "remote"),
                impact,
                verb,
                fact.attribute("enlists", ""),
                fact.attribute("request", "").equals("receiver"),
                confidence);
    }

    /** Declarative clients: an annotated interface, or an annotated field that holds one. */
    private ExternalCall throughInterface(CallSite call) {
        ClassFacts owner = program.facts(call.target().owner());
        if (owner == null
                || !owner.isInterface()
                || OF_OBJECT.contains(call.target().name())) {
            return null;
        }
        MethodFacts method = declaration(owner, call);
        if (method != null && method.hasCode()) {
            return null;
        }
        Fact injected = injected(call.receiver());
        AnnotationLookup.Use client =
                injected == null ? annotations.onType(Role.CLIENT_ANNOTATION, owner.name()) : null;
        Fact fact = injected != null ? injected : client == null ? null : client.fact();
        String verb = method == null ? null : verbs.annotatedVerb(method);
        if (fact == null) {
            return verb == null ? null : unmarked(call, method, verb);
        }
        if (!dispatcher.targets(call).methods().isEmpty() && injected == null && isOnOwnObject(call)) {
            return null;
        }
        Impact impact = verb != null ? impact(verb) : declared(fact.attribute("effect", ""));
        return call(call, fact, impact, verb == null ? "" : verb, Confidence.HIGH);
    }

    private static boolean isOnOwnObject(CallSite call) {
        // A fallback that implements the client's interface and is made here is no proxy of it.
        return call.receiver() instanceof Value.Created;
    }

    private MethodFacts declaration(ClassFacts owner, CallSite call) {
        MethodFacts own = owner.method(call.target().name(), call.target().descriptor());
        return own != null
                ? own
                : program.direct(owner.name()).stream()
                        .map(program::facts)
                        .filter(facts -> facts != null && facts.isInterface())
                        .map(facts ->
                                facts.method(call.target().name(), call.target().descriptor()))
                        .filter(method -> method != null)
                        .findFirst()
                        .orElse(null);
    }

    /** An interface whose methods carry HTTP verbs and which nobody here implements: something else makes a proxy of it. */
    private ExternalCall unmarked(CallSite call, MethodFacts method, String verb) {
        if (!dispatcher.targets(call).methods().isEmpty()) {
            return null;
        }
        if (verbs.isSentLater(method)) {
            return null;
        }
        return new ExternalCall(call, call.target(), "http", impact(verb), verb, "", false, Confidence.NORMAL);
    }

    private Fact injected(Value receiver) {
        if (!(receiver instanceof Value.FieldContent field)) {
            return null;
        }
        ClassFacts owner = program.facts(field.owner());
        FieldFacts facts = owner == null ? null : owner.field(field.name());
        AnnotationLookup.Use use = facts == null ? null : annotations.on(Role.CLIENT_INJECTION, facts.annotations());
        return use == null ? null : use.fact();
    }

    /** Generated clients, known by what they extend. */
    private ExternalCall byType(CallSite call) {
        String name = call.target().name();
        if (OF_OBJECT.contains(name) || call.isOnThis()) {
            return null;
        }
        Fact fact = catalog.type(Role.CALL_TYPE, call.target().owner(), program);
        if (fact == null || catalog.attributeMatches(fact, "except", name)) {
            return null;
        }
        Impact impact = declared(fact.attribute("effect", ""));
        if (catalog.attributeMatches(fact, "reads", name)) {
            impact = Impact.READ;
        } else if (catalog.attributeMatches(fact, "idempotent", name)) {
            impact = Impact.IDEMPOTENT_WRITE;
        } else if (impact == Impact.UNKNOWN && fact.attribute("reads").isPresent()) {
            impact = Impact.WRITE;
        }
        return call(call, fact, impact, "", Confidence.NORMAL);
    }
}
