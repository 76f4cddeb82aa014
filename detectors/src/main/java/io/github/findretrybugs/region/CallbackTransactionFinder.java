package io.github.findretrybugs.region;

import io.github.findretrybugs.bytecode.ClassFacts;
import io.github.findretrybugs.bytecode.MethodRef;
import io.github.findretrybugs.catalog.Fact;
import io.github.findretrybugs.catalog.Role;
import io.github.findretrybugs.effect.CodeModel;
import io.github.findretrybugs.effect.FunctionalValues;
import io.github.findretrybugs.effect.Reach;
import io.github.findretrybugs.flow.CallSite;
import io.github.findretrybugs.flow.MethodBody;
import io.github.findretrybugs.flow.Value;
import java.util.List;
import java.util.function.Consumer;

/** Functions handed to a library that runs them in a transaction. */
final class CallbackTransactionFinder implements TransactionFinder {

    private final CodeModel code;
    private final FunctionalValues functions;
    private final Mentions mentions;
    private final TransactionHelpers helpers;
    private final Suspended suspended;

    CallbackTransactionFinder(CodeModel code, FunctionalValues functions, TransactionHelpers helpers) {
        this.code = code;
        this.functions = functions;
        this.helpers = helpers;
        this.suspended = new Suspended(code);
        this.mentions = new Mentions(code, Role.TX_CALLBACK);
    }

    @Override
    public void find(ClassFacts type, Consumer<TransactionRegion> found) {
        if (!mentions.in(type)) {
            return;
        }
        for (MethodBody body : code.program().bodies(type)) {
            for (CallSite call : body.calls()) {
                Fact fact = code.effects().fact(Role.TX_CALLBACK, call);
                if (fact != null && !suspended.is(fact, call, body)) {
                    find(call, fact, body, found);
                }
            }
        }
    }

    private void find(CallSite call, Fact fact, MethodBody body, Consumer<TransactionRegion> found) {
        for (int i = 0; i < call.arguments().size(); i++) {
            if (!fact.namesArgument("run", i)) {
                continue;
            }
            Value argument = call.arguments().get(i);
            List<Reach.Start> starts = functions.starts(argument, body);
            if (!starts.isEmpty()) {
                found.accept(region(call.target(), body.method(), call.line(), starts));
            }
            helpers.noteParametersRunBy(body);
        }
    }

    /** The region of a function that is given to a template, or to a helper around one. */
    static TransactionRegion region(MethodRef template, MethodRef method, int line, List<Reach.Start> starts) {
        return new TransactionRegion(
                TransactionRegion.Kind.CALLBACK, method, line, template.display(), false, false, "", "", starts);
    }
}
