package io.github.findretrybugs.bytecode;

import java.util.List;

/**
 * A field's declaration.
 *
 * @param access the access flags of the class file format
 */
public record FieldFacts(String name, String descriptor, int access, List<AnnotationFacts> annotations) {}
