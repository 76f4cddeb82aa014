package io.github.findretrybugs.region;

import io.github.findretrybugs.bytecode.ClassFacts;
import io.github.findretrybugs.catalog.Fact;
import io.github.findretrybugs.catalog.Role;
import io.github.findretrybugs.effect.Chain;
import io.github.findretrybugs.effect.CodeModel;
import io.github.findretrybugs.effect.Reach;
import io.github.findretrybugs.flow.CallSite;
import io.github.findretrybugs.flow.FunctionSite;
import io.github.findretrybugs.flow.MethodBody;
import io.github.findretrybugs.flow.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** Publishers that an operator wraps in a transaction: what they subscribe to runs inside, what comes downstream does not. */
final class ReactiveTransactionFinder implements TransactionFinder {

    private final CodeModel code;
    private final Mentions mentions;

    ReactiveTransactionFinder(CodeModel code) {
        this.code = code;
        this.mentions = new Mentions(code, Role.TX_PUBLISHER);
    }

    @Override
    public void find(ClassFacts type, Consumer<TransactionRegion> found) {
        if (!mentions.in(type)) {
            return;
        }
        for (MethodBody body : code.program().bodies(type)) {
            body.calls().forEach(call -> findDirect(call, body, found));
            body.functions().forEach(function -> findApplied(function, body, found));
        }
    }

    /** {@code operator.transactional(publisher)}. */
    private void findDirect(CallSite call, MethodBody body, Consumer<TransactionRegion> found) {
        Fact fact = code.effects().fact(Role.TX_PUBLISHER, call);
        for (int i = 0; fact != null && i < call.arguments().size(); i++) {
            if (fact.namesArgument("publisher", i)) {
                accept(call, body, upstream(call.arguments().get(i), body), found);
            }
        }
    }

    /** {@code publisher.as(operator::transactional)}. */
    private void findApplied(FunctionSite function, MethodBody body, Consumer<TransactionRegion> found) {
        if (code.effects().fact(Role.TX_PUBLISHER, function.call()) == null) {
            return;
        }
        Value self = new Value.Function(function);
        for (CallSite call : body.calls()) {
            if (call.arguments().stream().anyMatch(value -> value.alternatives().contains(self))) {
                accept(function.call(), body, upstream(call.receiver(), body), found);
            }
        }
    }

    private static void accept(
            CallSite operator, MethodBody body, List<Reach.Start> starts, Consumer<TransactionRegion> found) {
        if (!starts.isEmpty()) {
            found.accept(new TransactionRegion(
                    TransactionRegion.Kind.REACTIVE,
                    body.method(),
                    operator.line(),
                    operator.target().display(),
                    false,
                    false,
                    "",
                    "",
                    starts));
        }
    }

    /** What a publisher subscribes to: the calls that made it, the functions in its operators, and helpers that return one. */
    private List<Reach.Start> upstream(Value publisher, MethodBody body) {
        List<Reach.Start> starts = new ArrayList<>();
        Set<Object> seen = new HashSet<>();
        Deque<Value> work = new ArrayDeque<>();
        add(publisher, work);
        while (!work.isEmpty()) {
            Value value = work.poll();
            if (value instanceof Value.Function function && seen.add(function.site())) {
                starts.add(Reach.Start.call(body, function.site().call()));
            } else if (value instanceof Value.Result result && seen.add(result.call())) {
                CallSite call = result.call();
                if (!code.dispatcher().targets(call).methods().isEmpty()
                        || code.effects().external(call, Chain.startingAt(body)) != null) {
                    starts.add(Reach.Start.call(body, call));
                } else {
                    add(call.receiver(), work);
                    call.arguments().forEach(argument -> add(argument, work));
                }
            }
        }
        return starts;
    }

    private static void add(Value value, Deque<Value> work) {
        if (value != null) {
            work.addAll(value.alternatives());
        }
    }
}
