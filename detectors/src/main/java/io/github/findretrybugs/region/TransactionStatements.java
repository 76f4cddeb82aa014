package io.github.findretrybugs.region;

import io.github.findretrybugs.catalog.Fact;
import io.github.findretrybugs.catalog.Role;
import io.github.findretrybugs.effect.CodeModel;
import io.github.findretrybugs.flow.CallSite;
import io.github.findretrybugs.flow.MethodBody;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** The calls by which a method itself begins and ends transactions. */
final class TransactionStatements {

    private final CodeModel code;

    TransactionStatements(CodeModel code) {
        this.code = code;
    }

    /** The calls that begin one, in order. */
    List<CallSite> begins(MethodBody body) {
        return calls(body, Role.TX_BEGIN);
    }

    /** The instructions that end what the call begins. */
    BitSet endsOf(CallSite begin, MethodBody body) {
        String manager = code.effects().fact(Role.TX_BEGIN, begin) == null
                ? ManagerKey.ANY
                : ManagerKey.of(Role.TX_BEGIN, begin, code.effects());
        BitSet closing = new BitSet();
        for (CallSite end : calls(body, Role.TX_END)) {
            if (ManagerKey.mayBeSame(manager, ManagerKey.of(Role.TX_END, end, code.effects()))) {
                closing.set(end.index());
            }
        }
        return closing;
    }

    private List<CallSite> calls(MethodBody body, Role role) {
        List<CallSite> result = new ArrayList<>();
        for (CallSite call : body.calls()) {
            Fact fact = code.effects().fact(role, call);
            if (fact != null && Arguments.condition(fact, call)) {
                result.add(call);
            }
        }
        return result;
    }
}
