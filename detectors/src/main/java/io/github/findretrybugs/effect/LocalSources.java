package io.github.findretrybugs.effect;

import io.github.findretrybugs.catalog.Role;
import io.github.findretrybugs.flow.CallSite;
import io.github.findretrybugs.flow.Value;
import java.util.HashSet;
import java.util.Set;

/** Whether an object that could reach out was made from something local: a URL of a class path resource, of a file. */
final class LocalSources {

    /** From the URL back to the class loader are two or three calls, and a helper or two. */
    private static final int LONGEST = 12;

    private final Effects effects;

    LocalSources(Effects effects) {
        this.effects = effects;
    }

    /** Whether the value comes from a local source, also through the callers of the chain. */
    boolean isLocal(Value value, Chain where) {
        Value at = value;
        Chain chain = where;
        Set<Object> seen = new HashSet<>();
        for (int i = 0; i < LONGEST && at != null && seen.add(at); i++) {
            if (at instanceof Value.Result result) {
                CallSite call = result.call();
                if (effects.fact(Role.LOCAL_SOURCE, call) != null) {
                    return true;
                }
                at = call.receiver();
            } else if (at instanceof Value.Parameter parameter) {
                at = chain.argument(parameter);
                chain = chain.caller() == null ? chain : chain.caller();
            } else {
                return false;
            }
        }
        return false;
    }
}
