package io.github.findretrybugs.region;

import io.github.findretrybugs.catalog.Fact;
import io.github.findretrybugs.flow.CallSite;
import io.github.findretrybugs.flow.Value;
import java.util.List;

/** Reads the attributes of catalogue rows that speak of arguments. */
final class Arguments {

    private Arguments() {}

    /** Whether the call satisfies the row's {@code when=argN:value,value}; true where the row has no condition. */
    static boolean condition(Fact fact, CallSite call) {
        String when = fact.attribute("when", "");
        int colon = when.indexOf(':');
        if (colon < 0) {
            return true;
        }
        int index = Integer.parseInt(when.substring(3, colon));
        return index < call.arguments().size()
                && call.arguments().get(index) instanceof Value.Constant constant
                && List.of(when.substring(colon + 1).split(",", -1)).contains(String.valueOf(constant.value()));
    }
}
