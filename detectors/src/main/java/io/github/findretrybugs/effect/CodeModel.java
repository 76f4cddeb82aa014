package io.github.findretrybugs.effect;

import io.github.findretrybugs.catalog.Catalog;
import io.github.findretrybugs.program.AnnotationLookup;
import io.github.findretrybugs.program.Dispatcher;
import io.github.findretrybugs.program.Hierarchy;
import io.github.findretrybugs.program.Program;

/** The lower floors of one analysis, as region finders and rules use them. */
public record CodeModel(
        Catalog catalog,
        Program program,
        Hierarchy hierarchy,
        AnnotationLookup annotations,
        Dispatcher dispatcher,
        Effects effects,
        InactiveBranches inactive,
        FunctionUses uses) {

    /** Puts the floors on top of a program. */
    public static CodeModel of(Program program, Catalog catalog) {
        Hierarchy hierarchy = new Hierarchy(program);
        AnnotationLookup annotations = new AnnotationLookup(program, hierarchy, catalog);
        Dispatcher dispatcher = new Dispatcher(program, hierarchy, annotations);
        Effects effects = new Effects(program, dispatcher, annotations, catalog);
        InactiveBranches inactive = new InactiveBranches(effects);
        FunctionUses uses = new FunctionUses(program, dispatcher, effects, inactive);
        return new CodeModel(catalog, program, hierarchy, annotations, dispatcher, effects, inactive, uses);
    }
}
