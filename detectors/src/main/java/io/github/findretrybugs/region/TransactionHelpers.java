package io.github.findretrybugs.region;

import io.github.findretrybugs.bytecode.ClassFacts;
import io.github.findretrybugs.bytecode.ClassNames;
import io.github.findretrybugs.bytecode.MethodRef;
import io.github.findretrybugs.effect.CodeModel;
import io.github.findretrybugs.effect.FunctionUse;
import io.github.findretrybugs.effect.FunctionalValues;
import io.github.findretrybugs.effect.Reach;
import io.github.findretrybugs.flow.CallSite;
import io.github.findretrybugs.flow.MethodBody;
import io.github.findretrybugs.flow.Value;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntPredicate;

/**
 * Followed methods that run a function they are given in a transaction: {@code Tx.run(() -> ...)}. The evidence is the helper,
 * the region is the caller's function.
 */
final class TransactionHelpers {

    /** A helper of a helper of a helper; beyond that nobody would call it one. */
    private static final int DEEPEST = 3;

    private record Helper(MethodRef method, int argument, int depth) {}

    private final CodeModel code;
    private final FunctionalValues functions;
    private final Set<Helper> seen = new HashSet<>();
    private final Deque<Helper> work = new ArrayDeque<>();

    TransactionHelpers(CodeModel code, FunctionalValues functions) {
        this.code = code;
        this.functions = functions;
    }

    /** Notes the method as a helper for each parameter that it has run in a transaction. */
    void noteParametersRunBy(MethodBody body) {
        noteParametersRunBy(body, 0);
    }

    /**
     * Notes the method as a helper for each parameter that it runs itself while a transaction is open.
     *
     * @param open the instructions at which it is
     */
    void noteParametersRunIn(MethodBody body, IntPredicate open) {
        for (CallSite call : body.calls()) {
            if (open.test(call.index()) && call.receiver() instanceof Value.Parameter parameter) {
                int index = body.isStatic() ? parameter.index() : parameter.index() - 1;
                if (index >= 0 && !code.program().isFollowed(call.target().owner())) {
                    note(body.method(), index, 0);
                }
            }
        }
    }

    private void noteParametersRunBy(MethodBody body, int depth) {
        for (int i = 0; i < body.method().parameterCount(); i++) {
            Value parameter = new Value.Parameter(body.isStatic() ? i : i + 1);
            if (ClassNames.ofDescriptor(body.method().parameter(i)) != null
                    && code.uses().of(parameter, body) == FunctionUse.IN_TRANSACTION) {
                note(body.method(), i, depth);
            }
        }
    }

    /** Notes the method as a helper for the argument at that index. */
    void note(MethodRef method, int argument, int depth) {
        if (depth < DEEPEST && seen.add(new Helper(method, argument, 0))) {
            work.add(new Helper(method, argument, depth));
        }
    }

    /** Tells of each function that some caller gives to a helper noted so far. */
    void find(Consumer<TransactionRegion> found) {
        while (!work.isEmpty()) {
            Helper helper = work.poll();
            for (ClassFacts type : code.program().classesCalling(helper.method().signature())) {
                code.program().bodies(type).forEach(body -> find(helper, body, found));
            }
        }
    }

    private void find(Helper helper, MethodBody body, Consumer<TransactionRegion> found) {
        for (CallSite call : body.calls()) {
            if (!call.target().signature().equals(helper.method().signature()) || !reaches(call, helper.method())) {
                continue;
            }
            Value argument = call.arguments().get(helper.argument());
            List<Reach.Start> starts = functions.starts(argument, body);
            if (!starts.isEmpty() && code.program().isApplication(body.method().owner())) {
                found.accept(CallbackTransactionFinder.region(helper.method(), body.method(), call.line(), starts));
            }
            argument.alternatives().stream()
                    .filter(Value.Parameter.class::isInstance)
                    .map(Value.Parameter.class::cast)
                    .map(parameter -> body.isStatic() ? parameter.index() : parameter.index() - 1)
                    .filter(index -> index >= 0)
                    .forEach(index -> note(body.method(), index, helper.depth() + 1));
        }
    }

    private boolean reaches(CallSite call, MethodRef helper) {
        return code.dispatcher().targets(call).methods().stream()
                .anyMatch(target -> target.ref().equals(helper));
    }
}
