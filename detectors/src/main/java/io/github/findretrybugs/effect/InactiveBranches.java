package io.github.findretrybugs.effect;

import io.github.findretrybugs.bytecode.MethodRef;
import io.github.findretrybugs.catalog.Role;
import io.github.findretrybugs.flow.MethodBody;
import io.github.findretrybugs.flow.Test;
import io.github.findretrybugs.flow.Value;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/** The instructions that run only where a test says that no transaction is active. */
public final class InactiveBranches {

    private final Effects effects;
    private final Map<MethodRef, BitSet> known = new HashMap<>();

    InactiveBranches(Effects effects) {
        this.effects = effects;
    }

    /** Whether the instruction is one of them. */
    public boolean contains(MethodBody body, int instruction) {
        return known.computeIfAbsent(body.method(), unused -> find(body)).get(instruction);
    }

    private BitSet find(MethodBody body) {
        BitSet result = new BitSet();
        for (Test test : body.tests()) {
            if (test.value() instanceof Value.Result answer && effects.fact(Role.TX_QUERY, answer.call()) != null) {
                result.or(body.flow().onlyOver(test.index(), test.whenZero()));
            }
        }
        return result;
    }
}
