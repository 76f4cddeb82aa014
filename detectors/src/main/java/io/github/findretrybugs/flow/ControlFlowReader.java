package io.github.findretrybugs.flow;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Builds {@link ControlFlow} from instructions. */
final class ControlFlowReader {

    private static final int[] NONE = {};

    private ControlFlowReader() {}

    /**
     * Takes out the exception table's entries whose handler lies in its own range: javac writes them for
     * {@code synchronized}, and they would look like loops.
     */
    static void normalise(MethodNode method) {
        InsnList code = method.instructions;
        method.tryCatchBlocks.removeIf(block -> {
            int handler = code.indexOf(block.handler);
            return code.indexOf(block.start) <= handler && handler < code.indexOf(block.end);
        });
    }

    static ControlFlow read(MethodNode method) {
        InsnList code = method.instructions;
        int[][] successors = new int[code.size()][];
        int[][] handlers = new int[code.size()][];
        for (int i = 0; i < code.size(); i++) {
            successors[i] = successors(code, i);
            handlers[i] = NONE;
        }
        for (TryCatchBlockNode block : method.tryCatchBlocks) {
            int handler = index(code, block.handler);
            for (int i = code.indexOf(block.start); i < code.indexOf(block.end); i++) {
                if (code.get(i).getOpcode() >= 0) {
                    handlers[i] = append(handlers[i], handler);
                }
            }
        }
        return new ControlFlow(successors, handlers, rethrowingCopies(method), returns(code));
    }

    private static BitSet returns(InsnList code) {
        BitSet returns = new BitSet();
        for (int i = 0; i < code.size(); i++) {
            int opcode = code.get(i).getOpcode();
            if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
                returns.set(i);
            }
        }
        return returns;
    }

    private static int[] append(int[] array, int value) {
        int[] longer = Arrays.copyOf(array, array.length + 1);
        longer[array.length] = value;
        return longer;
    }

    private static int[] successors(InsnList code, int index) {
        AbstractInsnNode instruction = code.get(index);
        int next = index + 1;
        if (instruction instanceof JumpInsnNode jump) {
            int target = index(code, jump.label);
            return jump.getOpcode() == Opcodes.GOTO ? new int[] {target} : withNext(code, next, target);
        }
        if (instruction instanceof TableSwitchInsnNode table) {
            return targets(code, table.labels, table.dflt);
        }
        if (instruction instanceof LookupSwitchInsnNode lookup) {
            return targets(code, lookup.labels, lookup.dflt);
        }
        int opcode = instruction.getOpcode();
        boolean leaves = opcode == Opcodes.ATHROW || (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN);
        return leaves || next >= code.size() ? NONE : new int[] {next};
    }

    private static int index(InsnList code, LabelNode label) {
        int index = code.indexOf(label);
        if (index < 0) {
            throw new IllegalArgumentException("a jump leads out of the method");
        }
        return index;
    }

    private static int[] withNext(InsnList code, int next, int target) {
        return next < code.size() ? new int[] {next, target} : new int[] {target};
    }

    private static int[] targets(InsnList code, List<LabelNode> labels, LabelNode otherwise) {
        List<Integer> result = new ArrayList<>();
        for (LabelNode label : labels) {
            result.add(index(code, label));
        }
        result.add(index(code, otherwise));
        return result.stream().mapToInt(Integer::intValue).distinct().toArray();
    }

    private static BitSet rethrowingCopies(MethodNode method) {
        BitSet copies = new BitSet();
        InsnList code = method.instructions;
        for (TryCatchBlockNode block : method.tryCatchBlocks) {
            if (block.type == null) {
                int start = code.indexOf(block.handler);
                int end = start;
                while (end < code.size() && isInsideCopy(code.get(end))) {
                    end++;
                }
                if (end < code.size() && code.get(end).getOpcode() == Opcodes.ATHROW) {
                    copies.set(start, end + 1);
                }
            }
        }
        return copies;
    }

    private static boolean isInsideCopy(AbstractInsnNode instruction) {
        int opcode = instruction.getOpcode();
        return opcode != Opcodes.ATHROW && (opcode < Opcodes.IRETURN || opcode > Opcodes.RETURN);
    }
}
