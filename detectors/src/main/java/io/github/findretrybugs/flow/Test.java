package io.github.findretrybugs.flow;

/**
 * A branch on a boolean or on null.
 *
 * @param index the branch instruction
 * @param value what is tested
 * @param whenZero the instruction that follows where the value is false or null
 * @param otherwise the instruction that follows where it is not
 */
public record Test(int index, Value value, int whenZero, int otherwise) {}
