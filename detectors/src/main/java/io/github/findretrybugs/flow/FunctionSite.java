package io.github.findretrybugs.flow;

import io.github.findretrybugs.bytecode.MethodRef;
import java.util.List;

/** The place where a lambda or method reference becomes an object. Equality is identity. */
public final class FunctionSite {

    private final int index;
    private final String type;
    private final MethodRef implementation;
    private final CallSite.Dispatch dispatch;
    private final int line;
    private List<Value> captured = List.of();
    private CallSite call;

    FunctionSite(int index, String type, MethodRef implementation, CallSite.Dispatch dispatch, int line) {
        this.index = index;
        this.type = type;
        this.implementation = implementation;
        this.dispatch = dispatch;
        this.line = line;
    }

    void captured(List<Value> values, boolean inStaticMethod) {
        captured = List.copyOf(values);
        call = new CallSite(index, implementation, dispatch, line);
        Value receiver = dispatch == CallSite.Dispatch.STATIC ? null : boundReceiver();
        call.operands(receiver == null ? Value.Opaque.VALUE : receiver, List.of(), inStaticMethod);
    }

    /** The call that running the function makes, as if it stood here; its arguments are not known. */
    public CallSite call() {
        return call;
    }

    /** The instruction's index in its method. */
    public int index() {
        return index;
    }

    /** Internal name of the functional interface. */
    public String type() {
        return type;
    }

    /** The lambda's body, or the method that the reference names. */
    public MethodRef implementation() {
        return implementation;
    }

    /** How {@link #implementation()} is called when the function runs. */
    public CallSite.Dispatch dispatch() {
        return dispatch;
    }

    /** The source line, 0 if unknown. */
    public int line() {
        return line;
    }

    /** What it captures; these are the implementation's first parameters, the receiver before them. */
    public List<Value> captured() {
        return captured;
    }

    /** The receiver that a bound method reference or an instance lambda holds; null if it holds none. */
    public Value boundReceiver() {
        return dispatch != CallSite.Dispatch.STATIC && !implementation.isConstructor() && !captured.isEmpty()
                ? captured.get(0)
                : null;
    }
}
