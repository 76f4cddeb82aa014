package io.github.findretrybugs.flow;

import io.github.findretrybugs.bytecode.ClassCode;
import io.github.findretrybugs.bytecode.MethodRef;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;

/** Reads {@link MethodBody} from instructions. */
public final class MethodBodyReader {

    /**
     * The work that following values may cost: instructions times slots. Only generated parsers and tables exceed it; their
     * calls are kept, the origins of their values are not.
     */
    private static final long MOST_SLOTS = 4_000_000;

    private static final String LAMBDA_FACTORY = "java/lang/invoke/LambdaMetafactory";

    private final MethodRef method;
    private final MethodNode node;
    private final InsnList code;
    private final Frame<Origin>[] frames;
    private final Map<Integer, CallSite> calls = new HashMap<>();
    private final Map<Integer, FunctionSite> functions = new HashMap<>();
    private final int[] lines;

    private MethodBodyReader(MethodRef method, MethodNode node, Frame<Origin>[] frames) {
        this.method = method;
        this.node = node;
        this.code = node.instructions;
        this.frames = frames;
        this.lines = lines(code);
    }

    /**
     * Reads a method.
     *
     * @param method its name
     * @param classCode the code of its class; the method's exception table is normalised in place
     * @return the body, without values if the method is beyond the budget or can't be interpreted; null if the class has no
     *     such method
     */
    public static MethodBody read(MethodRef method, ClassCode classCode) {
        MethodNode node = classCode.method(method);
        if (node == null) {
            return null;
        }
        ControlFlowReader.normalise(node);
        return new MethodBodyReader(method, node, frames(method, node)).read();
    }

    private static Frame<Origin>[] frames(MethodRef method, MethodNode node) {
        long work = (long) node.instructions.size() * (node.maxLocals + node.maxStack + 1L);
        for (TryCatchBlockNode block : node.tryCatchBlocks) {
            work += node.instructions.indexOf(block.end) - node.instructions.indexOf(block.start);
        }
        if (work > MOST_SLOTS) {
            return null;
        }
        try {
            return new Analyzer<>(new OriginInterpreter(node)).analyze(method.owner(), node);
        } catch (AnalyzerException | RuntimeException | AssertionError | StackOverflowError e) {
            // Code that no verifier would accept is still read for its calls.
            return null;
        }
    }

    private MethodBody read() {
        collectSites();
        ValueReader values = new ValueReader(code, calls, functions, constructors());
        List<CallSite> orderedCalls = new ArrayList<>();
        List<FunctionSite> orderedFunctions = new ArrayList<>();
        List<FieldWrite> writes = new ArrayList<>();
        List<Test> tests = new ArrayList<>();
        List<Value> returned = new ArrayList<>();
        for (int i = 0; i < code.size(); i++) {
            if (!isReached(i)) {
                continue;
            }
            AbstractInsnNode instruction = code.get(i);
            if (instruction instanceof MethodInsnNode call) {
                CallSite site = calls.get(i);
                int count = Type.getArgumentCount(call.desc);
                boolean hasReceiver = call.getOpcode() != Opcodes.INVOKESTATIC;
                site.operands(hasReceiver ? operand(values, i, count) : null, operands(values, i, count), isStatic());
                orderedCalls.add(site);
            } else if (instruction instanceof InvokeDynamicInsnNode call && functions.containsKey(i)) {
                FunctionSite site = functions.get(i);
                site.captured(operands(values, i, Type.getArgumentCount(call.desc)), isStatic());
                orderedFunctions.add(site);
            } else if (instruction instanceof FieldInsnNode field && isStore(field)) {
                boolean onThis = field.getOpcode() == Opcodes.PUTSTATIC || isThis(operand(values, i, 1));
                writes.add(new FieldWrite(i, field.owner, field.name, onThis, operand(values, i, 0)));
            } else if (instruction instanceof JumpInsnNode jump) {
                addTest(tests, jump, i, values);
            } else if (instruction.getOpcode() == Opcodes.ARETURN) {
                returned.addAll(operand(values, i, 0).alternatives());
            }
        }
        return new MethodBody(
                method,
                isStatic(),
                orderedCalls,
                orderedFunctions,
                writes,
                tests,
                ValueReader.union(returned),
                ControlFlowReader.read(node),
                firstLine(),
                frames != null);
    }

    private boolean isStatic() {
        return (node.access & Opcodes.ACC_STATIC) != 0;
    }

    private boolean isThis(Value value) {
        return !isStatic() && value instanceof Value.Parameter parameter && parameter.index() == 0;
    }

    private boolean isReached(int index) {
        return frames == null || frames[index] != null;
    }

    private void collectSites() {
        for (int i = 0; i < code.size(); i++) {
            AbstractInsnNode instruction = code.get(i);
            if (instruction instanceof MethodInsnNode call) {
                if (call.owner == null || call.name == null || call.desc == null) {
                    throw new IllegalArgumentException("a call names nothing");
                }
                MethodRef target = new MethodRef(call.owner, call.name, call.desc);
                calls.put(i, new CallSite(i, target, dispatch(call.getOpcode()), lines[i]));
            } else if (instruction instanceof InvokeDynamicInsnNode call
                    && call.bsm.getOwner().equals(LAMBDA_FACTORY)
                    && call.bsmArgs.length > 1
                    && call.bsmArgs[1] instanceof Handle handle) {
                MethodRef implementation = new MethodRef(handle.getOwner(), handle.getName(), handle.getDesc());
                String type = Type.getReturnType(call.desc).getInternalName();
                functions.put(i, new FunctionSite(i, type, implementation, dispatch(handle), lines[i]));
            }
        }
    }

    private static CallSite.Dispatch dispatch(int opcode) {
        return switch (opcode) {
            case Opcodes.INVOKESTATIC -> CallSite.Dispatch.STATIC;
            case Opcodes.INVOKESPECIAL -> CallSite.Dispatch.SPECIAL;
            case Opcodes.INVOKEINTERFACE -> CallSite.Dispatch.INTERFACE;
            default -> CallSite.Dispatch.VIRTUAL;
        };
    }

    private static CallSite.Dispatch dispatch(Handle handle) {
        return switch (handle.getTag()) {
            case Opcodes.H_INVOKESTATIC -> CallSite.Dispatch.STATIC;
            case Opcodes.H_INVOKESPECIAL, Opcodes.H_NEWINVOKESPECIAL -> CallSite.Dispatch.SPECIAL;
            case Opcodes.H_INVOKEINTERFACE -> CallSite.Dispatch.INTERFACE;
            default -> CallSite.Dispatch.VIRTUAL;
        };
    }

    /** The constructor call of each object made, by the index of the instruction that makes it. */
    private Map<Integer, CallSite> constructors() {
        Map<Integer, CallSite> result = new HashMap<>();
        for (Map.Entry<Integer, CallSite> entry : calls.entrySet()) {
            int index = entry.getKey();
            if (entry.getValue().target().isConstructor() && frames != null && frames[index] != null) {
                int count = Type.getArgumentCount(entry.getValue().target().descriptor());
                int[] producers = origin(index, count).producers();
                if (producers.length == 1 && producers[0] >= 0) {
                    result.put(producers[0], entry.getValue());
                }
            }
        }
        return result;
    }

    private static boolean isStore(FieldInsnNode field) {
        return field.getOpcode() == Opcodes.PUTFIELD || field.getOpcode() == Opcodes.PUTSTATIC;
    }

    private void addTest(List<Test> tests, JumpInsnNode jump, int index, ValueReader values) {
        int target = code.indexOf(jump.label);
        switch (jump.getOpcode()) {
            case Opcodes.IFEQ, Opcodes.IFNULL ->
                tests.add(new Test(index, operand(values, index, 0), target, index + 1));
            case Opcodes.IFNE, Opcodes.IFNONNULL ->
                tests.add(new Test(index, operand(values, index, 0), index + 1, target));
            default -> {
                // Comparisons of numbers are no tests of one value.
            }
        }
    }

    /** The value {@code depth} slots below the top of the stack before the instruction. */
    private Value operand(ValueReader values, int index, int depth) {
        return frames == null ? Value.Opaque.VALUE : values.of(origin(index, depth), frames);
    }

    private Origin origin(int index, int depth) {
        Frame<Origin> frame = frames[index];
        return frame.getStack(frame.getStackSize() - 1 - depth);
    }

    private List<Value> operands(ValueReader values, int index, int count) {
        List<Value> result = new ArrayList<>(count);
        for (int depth = count - 1; depth >= 0; depth--) {
            result.add(operand(values, index, depth));
        }
        return result;
    }

    private static int[] lines(InsnList code) {
        int[] lines = new int[code.size()];
        int line = 0;
        for (int i = 0; i < lines.length; i++) {
            if (code.get(i) instanceof LineNumberNode number) {
                line = number.line;
            }
            lines[i] = line;
        }
        return lines;
    }

    private int firstLine() {
        int first = 0;
        for (int line : lines) {
            if (line > 0 && (first == 0 || line < first)) {
                first = line;
            }
        }
        return first;
    }
}
