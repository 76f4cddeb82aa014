package io.github.findretrybugs.flow;

import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.Interpreter;

/** Tracks {@link Origin}s through one method; loads, stores, stack shuffles and casts are transparent. */
final class OriginInterpreter extends Interpreter<Origin> {

    private final InsnList instructions;
    private final int[] parameterOfSlot;

    OriginInterpreter(MethodNode method) {
        super(Opcodes.ASM9);
        instructions = method.instructions;
        parameterOfSlot = parameterOfSlot(method);
    }

    private static int[] parameterOfSlot(MethodNode method) {
        int[] result = new int[Type.getArgumentsAndReturnSizes(method.desc) >> 2];
        int slot = 0;
        int index = 0;
        if ((method.access & Opcodes.ACC_STATIC) == 0) {
            result[slot++] = index++;
        }
        for (Type type : Type.getArgumentTypes(method.desc)) {
            result[slot] = index++;
            slot += type.getSize();
        }
        return result;
    }

    private Origin madeBy(int size, AbstractInsnNode instruction) {
        return Origin.of(size, instructions.indexOf(instruction));
    }

    @Override
    public Origin newValue(Type type) {
        if (type == null) {
            return Origin.unknown(1);
        }
        return type.getSort() == Type.VOID ? null : Origin.unknown(type.getSize());
    }

    @Override
    public Origin newParameterValue(boolean isInstanceMethod, int local, Type type) {
        return Origin.parameter(type.getSize(), parameterOfSlot[local]);
    }

    @Override
    public Origin newExceptionValue(TryCatchBlockNode block, Frame<Origin> handlerFrame, Type exceptionType) {
        return Origin.unknown(1);
    }

    @Override
    public Origin newOperation(AbstractInsnNode instruction) {
        return madeBy(
                switch (instruction.getOpcode()) {
                    case Opcodes.LCONST_0, Opcodes.LCONST_1, Opcodes.DCONST_0, Opcodes.DCONST_1 -> 2;
                    case Opcodes.LDC -> {
                        Object constant = ((LdcInsnNode) instruction).cst;
                        yield constant instanceof Long || constant instanceof Double ? 2 : 1;
                    }
                    case Opcodes.GETSTATIC ->
                        Type.getType(((FieldInsnNode) instruction).desc).getSize();
                    default -> 1;
                },
                instruction);
    }

    @Override
    public Origin copyOperation(AbstractInsnNode instruction, Origin value) {
        return value;
    }

    @Override
    public Origin unaryOperation(AbstractInsnNode instruction, Origin value) {
        return switch (instruction.getOpcode()) {
            case Opcodes.CHECKCAST -> value;
            case Opcodes.LNEG,
                    Opcodes.DNEG,
                    Opcodes.I2L,
                    Opcodes.I2D,
                    Opcodes.L2D,
                    Opcodes.F2L,
                    Opcodes.F2D,
                    Opcodes.D2L -> madeBy(2, instruction);
            case Opcodes.GETFIELD ->
                madeBy(Type.getType(((FieldInsnNode) instruction).desc).getSize(), instruction);
            default -> madeBy(1, instruction);
        };
    }

    @Override
    public Origin binaryOperation(AbstractInsnNode instruction, Origin left, Origin right) {
        return switch (instruction.getOpcode()) {
            case Opcodes.LALOAD,
                    Opcodes.DALOAD,
                    Opcodes.LADD,
                    Opcodes.DADD,
                    Opcodes.LSUB,
                    Opcodes.DSUB,
                    Opcodes.LMUL,
                    Opcodes.DMUL,
                    Opcodes.LDIV,
                    Opcodes.DDIV,
                    Opcodes.LREM,
                    Opcodes.DREM,
                    Opcodes.LSHL,
                    Opcodes.LSHR,
                    Opcodes.LUSHR,
                    Opcodes.LAND,
                    Opcodes.LOR,
                    Opcodes.LXOR -> madeBy(2, instruction);
            default -> madeBy(1, instruction);
        };
    }

    @Override
    public Origin ternaryOperation(AbstractInsnNode instruction, Origin array, Origin index, Origin value) {
        return madeBy(1, instruction);
    }

    @Override
    public Origin naryOperation(AbstractInsnNode instruction, List<? extends Origin> values) {
        int size = 1;
        if (instruction instanceof MethodInsnNode call) {
            size = Type.getReturnType(call.desc).getSize();
        } else if (instruction instanceof InvokeDynamicInsnNode call) {
            size = Type.getReturnType(call.desc).getSize();
        }
        return madeBy(Math.max(1, size), instruction);
    }

    @Override
    public void returnOperation(AbstractInsnNode instruction, Origin value, Origin expected) {
        // A return produces nothing.
    }

    @Override
    public Origin merge(Origin one, Origin other) {
        return one.merge(other);
    }
}
