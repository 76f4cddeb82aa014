package io.github.findretrybugs.flow;

/**
 * A store into a field.
 *
 * @param index the instruction's index in its method
 * @param owner internal name of the class that the instruction names
 * @param onThis whether it is a field of {@code this}, or static
 */
public record FieldWrite(int index, String owner, String name, boolean onThis, Value value) {}
