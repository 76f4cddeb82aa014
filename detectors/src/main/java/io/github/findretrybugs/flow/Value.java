package io.github.findretrybugs.flow;

import java.util.List;

/**
 * Where a value comes from, as one method shows it. Loads, stores, casts and copies are seen through.
 *
 * <p>{@link CallSite} and {@link FunctionSite} stand for themselves: two values are the same result only if they come from
 * the same instruction. A value may lead back to itself through a loop, so whoever follows values must remember the sites
 * already seen.
 */
public sealed interface Value {

    /** A parameter; 0 is {@code this} in an instance method. */
    record Parameter(int index) implements Value {}

    /** A constant: String, boxed number, class name in a {@link TypeName}, or null. */
    record Constant(Object value) implements Value {}

    /** A class literal. */
    record TypeName(String internalName) implements Value {}

    /** What a call returned. */
    record Result(CallSite call) implements Value {}

    /** An object made here; {@code constructor} is the call of its constructor, null if that was not found. */
    record Created(String type, CallSite constructor) implements Value {}

    /** A lambda or method reference made here. */
    record Function(FunctionSite site) implements Value {}

    /** A field's content; {@code of} is null for static fields. */
    record FieldContent(String owner, String name, String descriptor, Value of) implements Value {}

    /** One of several, by the path taken. */
    record Union(List<Value> alternatives) implements Value {
        public Union {
            alternatives = List.copyOf(alternatives);
        }
    }

    /** Something that is not followed: arithmetic, array elements, caught exceptions. */
    enum Opaque implements Value {
        VALUE
    }

    /** The value as alternatives: those of a {@link Union}, else itself alone. */
    default List<Value> alternatives() {
        return this instanceof Union union ? union.alternatives() : List.of(this);
    }
}
