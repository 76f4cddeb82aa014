package io.github.findretrybugs.flow;

import io.github.findretrybugs.bytecode.MethodRef;
import java.util.List;

/** One call instruction. Equality is identity: each instruction is its own call. */
public final class CallSite {

    /** How the call is dispatched. */
    public enum Dispatch {
        STATIC,
        /** Constructors, private methods and {@code super.x()}. */
        SPECIAL,
        VIRTUAL,
        INTERFACE
    }

    private final int index;
    private final MethodRef target;
    private final Dispatch dispatch;
    private final int line;
    private Value receiver;
    private List<Value> arguments = List.of();
    private boolean onThis;

    CallSite(int index, MethodRef target, Dispatch dispatch, int line) {
        this.index = index;
        this.target = target;
        this.dispatch = dispatch;
        this.line = line;
    }

    void operands(Value newReceiver, List<Value> newArguments, boolean inStaticMethod) {
        receiver = newReceiver;
        arguments = List.copyOf(newArguments);
        onThis = isThis(newReceiver, inStaticMethod);
    }

    private static boolean isThis(Value value, boolean inStaticMethod) {
        if (value instanceof Value.FieldContent field) {
            // What javac and ecj call the enclosing instance of an inner class.
            return field.name().startsWith("this$");
        }
        return !inStaticMethod && value instanceof Value.Parameter parameter && parameter.index() == 0;
    }

    /** The instruction's index in its method. */
    public int index() {
        return index;
    }

    /** The method as the instruction names it. */
    public MethodRef target() {
        return target;
    }

    public Dispatch dispatch() {
        return dispatch;
    }

    /** The source line, 0 if unknown. */
    public int line() {
        return line;
    }

    /** The object it is called on; null for static methods. */
    public Value receiver() {
        return receiver;
    }

    /** The arguments, without the receiver. */
    public List<Value> arguments() {
        return arguments;
    }

    /** Whether it is called on {@code this} or the enclosing {@code this}, so that no proxy stands between. */
    public boolean isOnThis() {
        return onThis;
    }

    @Override
    public String toString() {
        return target.display() + " at line " + line;
    }
}
