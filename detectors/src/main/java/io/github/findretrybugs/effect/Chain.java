package io.github.findretrybugs.effect;

import io.github.findretrybugs.flow.CallSite;
import io.github.findretrybugs.flow.MethodBody;
import io.github.findretrybugs.flow.Value;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * How a method is reached: the calls from a starting method down to it. Immutable; chains share their beginnings.
 *
 * @param body the method reached
 * @param caller the chain of the method that calls it; null at the start
 * @param via the call in the caller; null at the start, and where a lambda's body is reached from where it was made
 * @param note what is special about the last step, in a few words; or empty
 */
public record Chain(MethodBody body, Chain caller, CallSite via, String note) {

    /** A chain that begins with that method. */
    public static Chain startingAt(MethodBody body) {
        return new Chain(body, null, null, "");
    }

    /** This chain, one call longer. */
    Chain then(MethodBody next, CallSite call, String newNote) {
        return new Chain(next, this, call, newNote);
    }

    /**
     * The source line of a call in the method reached. ecj gives the bodies that it makes for method references the line 1;
     * such a call stands where the reference does.
     */
    public int lineOf(CallSite call) {
        boolean misplaced = via != null
                && caller.body().method().owner().equals(body.method().owner())
                && call.line() == 1
                && body.method().name().contains("$");
        return misplaced ? via.line() : call.line();
    }

    /** The chain's links, from the start to here. */
    public List<Chain> links() {
        Deque<Chain> links = new ArrayDeque<>();
        for (Chain at = this; at != null; at = at.caller) {
            links.addFirst(at);
        }
        return List.copyOf(links);
    }

    /**
     * What the caller passes for a parameter.
     *
     * @param parameter counted with {@code this} as 0 in instance methods
     * @return the argument as a value of the caller's body, or null where no call is known
     */
    Value argument(Value.Parameter parameter) {
        if (via == null) {
            return null;
        }
        int index = body.isStatic() ? parameter.index() : parameter.index() - 1;
        if (index < 0) {
            return via.receiver();
        }
        return index < via.arguments().size() ? via.arguments().get(index) : null;
    }
}
