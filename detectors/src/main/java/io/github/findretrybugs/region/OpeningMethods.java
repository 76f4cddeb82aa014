package io.github.findretrybugs.region;

import io.github.findretrybugs.bytecode.ClassFacts;
import io.github.findretrybugs.bytecode.MethodFacts;
import io.github.findretrybugs.bytecode.MethodRef;
import io.github.findretrybugs.catalog.Role;
import io.github.findretrybugs.effect.CodeModel;
import io.github.findretrybugs.flow.CallSite;
import io.github.findretrybugs.flow.MethodBody;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;

/** Followed methods that begin a transaction and return while it is open, such as {@code Connection openConnection()}. */
final class OpeningMethods {

    private final CodeModel code;
    private final TransactionStatements statements;
    private Set<MethodRef> opening;
    private Set<ClassFacts> callers;

    OpeningMethods(CodeModel code, TransactionStatements statements) {
        this.code = code;
        this.statements = statements;
    }

    /** Whether the call runs such a method. */
    boolean isCalledBy(CallSite call) {
        return code.dispatcher().targets(call).methods().stream()
                .map(MethodFacts::ref)
                .anyMatch(all()::contains);
    }

    /** The classes that may call such a method; the test before reading code. */
    Set<ClassFacts> callers() {
        if (callers == null) {
            callers = new HashSet<>();
            all().forEach(method -> callers.addAll(code.program().classesCalling(method.signature())));
        }
        return callers;
    }

    private Set<MethodRef> all() {
        if (opening == null) {
            opening = new HashSet<>();
            Mentions mentions = new Mentions(code, Role.TX_BEGIN);
            for (ClassFacts type : code.program().application()) {
                if (mentions.in(type)) {
                    code.program().bodies(type).forEach(this::addIfOpening);
                }
            }
        }
        return opening;
    }

    private void addIfOpening(MethodBody body) {
        for (CallSite begin : statements.begins(body)) {
            BitSet open = OpenSpan.after(begin.index(), statements.endsOf(begin, body), body.flow());
            open.and(body.flow().returns());
            if (!open.isEmpty()) {
                opening.add(body.method());
            }
        }
    }
}
