package io.github.findretrybugs.program;

import io.github.findretrybugs.bytecode.ClassFacts;
import io.github.findretrybugs.bytecode.MethodFacts;
import io.github.findretrybugs.bytecode.MethodRef;
import io.github.findretrybugs.flow.FunctionSite;
import io.github.findretrybugs.flow.MethodBody;
import java.util.HashMap;
import java.util.Map;

/** Which method of the source a compiled method belongs to: the body of a lambda belongs to the method that makes the lambda. */
public final class SourceMethods {

    /** Lambdas in lambdas; hostile code could name itself. */
    private static final int DEEPEST = 20;

    private final Program program;
    private final Map<String, Map<MethodRef, MethodRef>> creators = new HashMap<>();

    public SourceMethods(Program program) {
        this.program = program;
    }

    /** The method that a person would name; the method itself if it is no lambda's body. */
    public MethodRef of(MethodRef method) {
        MethodRef at = method;
        for (int i = 0; i < DEEPEST; i++) {
            MethodFacts facts = program.declared(at);
            MethodRef creator = facts == null || !facts.isSynthetic()
                    ? null
                    : creatorsIn(at.owner()).get(at);
            if (creator == null) {
                return at;
            }
            at = creator;
        }
        return at;
    }

    private Map<MethodRef, MethodRef> creatorsIn(String className) {
        return creators.computeIfAbsent(className, name -> {
            Map<MethodRef, MethodRef> result = new HashMap<>();
            ClassFacts facts = program.facts(name);
            for (MethodBody body : program.bodies(facts)) {
                for (FunctionSite function : body.functions()) {
                    result.putIfAbsent(function.implementation(), body.method());
                }
            }
            return result;
        });
    }
}
