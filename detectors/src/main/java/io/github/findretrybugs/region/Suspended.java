package io.github.findretrybugs.region;

import io.github.findretrybugs.catalog.Fact;
import io.github.findretrybugs.catalog.Role;
import io.github.findretrybugs.effect.CodeModel;
import io.github.findretrybugs.effect.FieldValues;
import io.github.findretrybugs.flow.CallSite;
import io.github.findretrybugs.flow.MethodBody;
import io.github.findretrybugs.flow.Value;
import java.util.List;

/** Whether a template was told to run its callbacks without a transaction. */
final class Suspended {

    /** A runner's options are set in a handful of fluent calls. */
    private static final int LONGEST_CHAIN = 10;

    private final CodeModel code;
    private final FieldValues fields;

    Suspended(CodeModel code) {
        this.code = code;
        this.fields = new FieldValues(code.program());
    }

    /**
     * Whether the call's template is suspended.
     *
     * @param fact the row of the call; its {@code unless} names fluent methods that suspend
     */
    boolean is(Fact fact, CallSite call, MethodBody body) {
        return byChain(fact, call) || bySetter(call.receiver(), body);
    }

    private static boolean byChain(Fact fact, CallSite call) {
        List<String> suspending = List.of(fact.attribute("unless", "").split(",", -1));
        Value at = call.receiver();
        for (int i = 0; i < LONGEST_CHAIN && at instanceof Value.Result result; i++) {
            if (suspending.contains(result.call().target().name())) {
                return true;
            }
            at = result.call().receiver();
        }
        return false;
    }

    private boolean bySetter(Value template, MethodBody body) {
        if (template instanceof Value.FieldContent field) {
            return fields.of(field).stream()
                    .anyMatch(stored -> isSet(stored.value(), stored.body()) || isSet(field, stored.body()));
        }
        return template != null && isSet(template, body);
    }

    private boolean isSet(Value template, MethodBody body) {
        for (CallSite call : body.calls()) {
            Fact fact = code.effects().fact(Role.TX_SUSPEND, call);
            if (fact != null && Arguments.condition(fact, call) && template.equals(call.receiver())) {
                return true;
            }
        }
        return false;
    }
}
