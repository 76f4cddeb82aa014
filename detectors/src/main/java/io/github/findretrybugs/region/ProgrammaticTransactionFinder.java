package io.github.findretrybugs.region;

import io.github.findretrybugs.bytecode.ClassFacts;
import io.github.findretrybugs.catalog.Fact;
import io.github.findretrybugs.catalog.Role;
import io.github.findretrybugs.effect.CodeModel;
import io.github.findretrybugs.effect.Reach;
import io.github.findretrybugs.flow.CallSite;
import io.github.findretrybugs.flow.MethodBody;
import java.util.BitSet;
import java.util.List;
import java.util.function.Consumer;

/** The code between statements that begin and end a transaction, on every path. */
final class ProgrammaticTransactionFinder implements TransactionFinder {

    private final CodeModel code;
    private final TransactionHelpers helpers;
    private final TransactionStatements statements;
    private final OpeningMethods opening;
    private final Mentions mentions;

    ProgrammaticTransactionFinder(CodeModel code, TransactionHelpers helpers) {
        this.code = code;
        this.helpers = helpers;
        this.statements = new TransactionStatements(code);
        this.opening = new OpeningMethods(code, statements);
        this.mentions = new Mentions(code, Role.TX_BEGIN);
    }

    @Override
    public void find(ClassFacts type, Consumer<TransactionRegion> found) {
        boolean callsOpening = opening.callers().contains(type);
        if (!callsOpening && !mentions.in(type)) {
            return;
        }
        for (MethodBody body : code.program().bodies(type)) {
            statements.begins(body).forEach(begin -> find(begin, body, found));
            if (callsOpening) {
                body.calls().stream().filter(opening::isCalledBy).forEach(call -> find(call, body, found));
            }
        }
    }

    private void find(CallSite begin, MethodBody body, Consumer<TransactionRegion> found) {
        BitSet open = OpenSpan.after(begin.index(), statements.endsOf(begin, body), body.flow());
        withoutCopies(open, body);
        helpers.noteParametersRunIn(body, open::get);
        Fact fact = code.effects().fact(Role.TX_BEGIN, begin);
        found.accept(new TransactionRegion(
                TransactionRegion.Kind.PROGRAMMATIC,
                body.method(),
                begin.line(),
                begin.target().display(),
                false,
                false,
                "",
                fact == null ? "" : fact.attribute("system", ""),
                List.of(Reach.Start.part(body, open::get))));
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
}
