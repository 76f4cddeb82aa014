package io.github.findretrybugs.rule;

import io.github.findretrybugs.bytecode.ClassFacts;
import io.github.findretrybugs.bytecode.MethodFacts;
import io.github.findretrybugs.bytecode.MethodRef;
import io.github.findretrybugs.finding.Place;
import io.github.findretrybugs.program.Program;
import io.github.findretrybugs.program.SourceMethods;

/** Makes {@link Place}s that name the methods of the source. */
public final class Places {

    private final Program program;
    private final SourceMethods sources;

    public Places(Program program) {
        this.program = program;
        this.sources = new SourceMethods(program);
    }

    /** The line of a method; a lambda's line belongs to the method that makes the lambda. */
    public Place of(MethodRef method, int line) {
        MethodRef source = sources.of(method);
        MethodFacts facts = program.declared(source);
        return new Place(
                source.owner(),
                source.name(),
                source.descriptor(),
                facts != null && facts.isStatic(),
                sourceFile(source.owner()),
                line);
    }

    /** A class as a whole. */
    public Place of(ClassFacts type, int line) {
        return new Place(type.name(), "", "", false, type.sourceFile(), line);
    }

    private String sourceFile(String className) {
        ClassFacts facts = program.facts(className);
        return facts == null ? "" : facts.sourceFile();
    }
}
