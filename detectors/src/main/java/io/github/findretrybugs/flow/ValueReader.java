package io.github.findretrybugs.flow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.analysis.Frame;

/** Turns {@link Origin}s into {@link Value}s. */
final class ValueReader {

    /** How deep a value may lead through fields of fields; hostile code has no end. */
    private static final int DEEPEST = 100;

    /** How many fields of fields are told apart: with two ways at each step, their number doubles with every one. */
    private static final int DEEPEST_FIELD = 6;

    private final InsnList code;
    private final Map<Integer, CallSite> calls;
    private final Map<Integer, FunctionSite> functions;
    private final Map<Integer, CallSite> constructors;
    private final Map<Integer, Value> known = new HashMap<>();
    private final Set<Integer> inProgress = new HashSet<>();
    private final Map<Integer, Integer> fieldDepth = new HashMap<>();

    ValueReader(
            InsnList code,
            Map<Integer, CallSite> calls,
            Map<Integer, FunctionSite> functions,
            Map<Integer, CallSite> constructors) {
        this.code = code;
        this.calls = calls;
        this.functions = functions;
        this.constructors = constructors;
    }

    static Value union(List<Value> alternatives) {
        List<Value> distinct = alternatives.stream().distinct().toList();
        return switch (distinct.size()) {
            case 0 -> Value.Opaque.VALUE;
            case 1 -> distinct.get(0);
            default -> new Value.Union(distinct);
        };
    }

    Value of(Origin origin, Frame<Origin>[] frames) {
        List<Value> values = new ArrayList<>(origin.producers().length);
        for (int producer : origin.producers()) {
            values.add(producer < 0 ? new Value.Parameter(-1 - producer) : producedBy(producer, frames));
        }
        return union(values);
    }

    private Value producedBy(int index, Frame<Origin>[] frames) {
        Value value = known.get(index);
        if (value != null) {
            return value;
        }
        if (inProgress.size() >= DEEPEST || !inProgress.add(index)) {
            // Also a field that is read through itself in a loop, such as a list's next.
            return Value.Opaque.VALUE;
        }
        value = compute(index, frames);
        inProgress.remove(index);
        known.put(index, value);
        return value;
    }

    private Value compute(int index, Frame<Origin>[] frames) {
        if (calls.containsKey(index)) {
            return new Value.Result(calls.get(index));
        }
        if (functions.containsKey(index)) {
            return new Value.Function(functions.get(index));
        }
        AbstractInsnNode instruction = code.get(index);
        int opcode = instruction.getOpcode();
        if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5) {
            return new Value.Constant(opcode - Opcodes.ICONST_0);
        }
        return switch (opcode) {
            case Opcodes.ACONST_NULL -> new Value.Constant(null);
            case Opcodes.LCONST_0, Opcodes.LCONST_1 -> new Value.Constant((long) (opcode - Opcodes.LCONST_0));
            case Opcodes.BIPUSH, Opcodes.SIPUSH -> new Value.Constant(((IntInsnNode) instruction).operand);
            case Opcodes.LDC -> constant(((LdcInsnNode) instruction).cst);
            case Opcodes.NEW -> new Value.Created(((TypeInsnNode) instruction).desc, constructors.get(index));
            case Opcodes.GETSTATIC -> field((FieldInsnNode) instruction, null);
            case Opcodes.GETFIELD -> contentOf((FieldInsnNode) instruction, index, frames);
            default -> Value.Opaque.VALUE;
        };
    }

    private Value contentOf(FieldInsnNode field, int index, Frame<Origin>[] frames) {
        Frame<Origin> frame = frames[index];
        Origin of = frame.getStack(frame.getStackSize() - 1);
        Value holder = of(of, frames);
        int depth = 1;
        for (int producer : of.producers()) {
            depth = Math.max(depth, 1 + fieldDepth.getOrDefault(producer, 0));
        }
        fieldDepth.put(index, depth);
        return depth > DEEPEST_FIELD ? Value.Opaque.VALUE : field(field, holder);
    }

    private static Value constant(Object constant) {
        return constant instanceof Type type
                ? new Value.TypeName(type.getInternalName())
                : new Value.Constant(constant);
    }

    private static Value field(FieldInsnNode field, Value of) {
        return new Value.FieldContent(field.owner, field.name, field.desc, of);
    }
}
