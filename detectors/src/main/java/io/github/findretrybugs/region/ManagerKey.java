package io.github.findretrybugs.region;

import io.github.findretrybugs.catalog.Fact;
import io.github.findretrybugs.catalog.Role;
import io.github.findretrybugs.effect.Effects;
import io.github.findretrybugs.flow.CallSite;
import io.github.findretrybugs.flow.Value;

/** Tells which object a begin and an end speak of, so that one connection's commit does not end another's transaction. */
final class ManagerKey {

    /** The key of an object that can't be told. */
    static final String ANY = "";

    private ManagerKey() {}

    /** A text that is equal for calls on the same object; empty where the object can't be told. */
    static String of(Role role, CallSite call, Effects effects) {
        Fact fact = effects.fact(role, call);
        String on = fact.attribute("on", "receiver");
        if (on.equals("receiver")) {
            return text(call.receiver(), 4);
        }
        if (on.startsWith("arg")) {
            int index = Integer.parseInt(on.substring(3));
            return index < call.arguments().size() ? text(call.arguments().get(index), 4) : ANY;
        }
        return on.equals("result") ? text(new Value.Result(call), 4) : ANY;
    }

    /** Whether two keys may mean the same object: they are equal, or one can't be told. */
    static boolean mayBeSame(String one, String other) {
        return one.equals(ANY) || other.equals(ANY) || one.equals(other);
    }

    private static String text(Value value, int depth) {
        if (value == null || depth == 0) {
            return ANY;
        }
        if (value instanceof Value.Parameter parameter) {
            return "parameter " + parameter.index();
        }
        if (value instanceof Value.FieldContent field) {
            return "field " + field.owner() + "." + field.name();
        }
        if (value instanceof Value.Result result) {
            CallSite call = result.call();
            // A getter such as em.getTransaction() answers the same object each time; other results are their own.
            return call.arguments().isEmpty() && call.receiver() != null
                    ? call.target().name() + " of " + text(call.receiver(), depth - 1)
                    : "result " + call.index();
        }
        return ANY;
    }
}
