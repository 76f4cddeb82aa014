package io.github.findretrybugs.region;

import io.github.findretrybugs.bytecode.ClassFacts;
import io.github.findretrybugs.bytecode.MethodFacts;
import io.github.findretrybugs.catalog.Fact;
import io.github.findretrybugs.catalog.Role;
import io.github.findretrybugs.effect.CodeModel;
import io.github.findretrybugs.effect.Reach;
import io.github.findretrybugs.flow.CallSite;
import io.github.findretrybugs.flow.MethodBody;
import io.github.findretrybugs.flow.Value;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** The code between statements that begin and end a transaction, on every path. */
final class ProgrammaticTransactionFinder implements TransactionFinder {

    private final CodeModel code;
    private final TransactionHelpers helpers;
    private final Mentions mentions;

    ProgrammaticTransactionFinder(CodeModel code, TransactionHelpers helpers) {
        this.code = code;
        this.helpers = helpers;
        this.mentions = new Mentions(code.catalog(), Role.TX_BEGIN);
    }

    @Override
    public void find(ClassFacts type, Consumer<TransactionRegion> found) {
        if (!mentions.in(type)) {
            return;
        }
        for (MethodFacts method : type.methods()) {
            MethodBody body = method.hasCode() ? code.program().body(method.ref()) : null;
            if (body != null) {
                find(body, found);
            }
        }
    }

    private void find(MethodBody body, Consumer<TransactionRegion> found) {
        Map<Integer, CallSite> begins = calls(body, Role.TX_BEGIN);
        if (begins.isEmpty()) {
            return;
        }
        Map<Integer, CallSite> ends = calls(body, Role.TX_END);
        for (CallSite begin : begins.values()) {
            String manager = ManagerKey.of(Role.TX_BEGIN, begin, code.effects());
            BitSet closing = new BitSet();
            for (CallSite end : ends.values()) {
                if (ManagerKey.mayBeSame(manager, ManagerKey.of(Role.TX_END, end, code.effects()))) {
                    closing.set(end.index());
                }
            }
            BitSet open = OpenSpan.after(begin.index(), closing, body.flow());
            withoutCopies(open, body);
            noteHelpers(body, open);
            found.accept(new TransactionRegion(
                    TransactionRegion.Kind.PROGRAMMATIC,
                    body.method(),
                    begin.line(),
                    begin.target().display(),
                    false,
                    false,
                    "",
                    code.effects().fact(Role.TX_BEGIN, begin).attribute("system", ""),
                    List.of(Reach.Start.part(body, open::get))));
        }
    }

    private Map<Integer, CallSite> calls(MethodBody body, Role role) {
        Map<Integer, CallSite> result = new HashMap<>();
        for (CallSite call : body.calls()) {
            Fact fact = code.effects().fact(role, call);
            if (fact != null && Arguments.condition(fact, call)) {
                result.put(call.index(), call);
            }
        }
        return result;
    }

    /**
     * Takes out what is open only in a compiler's second copy of a {@code finally} block: the source line stands after the
     * end on the ordinary path.
     */
    private static void withoutCopies(BitSet open, MethodBody body) {
        for (CallSite call : body.calls()) {
            if (open.get(call.index())
                    && body.flow().inRethrowingCopy(call.index())
                    && body.calls().stream()
                            .anyMatch(other -> other.line() == call.line()
                                    && other.target().equals(call.target())
                                    && !open.get(other.index()))) {
                open.clear(call.index());
            }
        }
    }

    /** A parameter that is run while the transaction is open makes the method a helper. */
    private void noteHelpers(MethodBody body, BitSet open) {
        for (CallSite call : body.calls()) {
            if (open.get(call.index()) && call.receiver() instanceof Value.Parameter parameter) {
                int index = body.isStatic() ? parameter.index() : parameter.index() - 1;
                if (index >= 0 && !code.program().isFollowed(call.target().owner())) {
                    helpers.note(body.method(), index, 0);
                }
            }
        }
    }
}
