package io.github.findretrybugs.flow;

import io.github.findretrybugs.bytecode.MethodRef;
import java.util.List;
import java.util.stream.Stream;

/**
 * What one method does, in the order of its instructions. Holds no instructions itself.
 *
 * @param method the method
 * @param isStatic whether it has no {@code this}
 * @param calls the calls that can be reached
 * @param functions the lambdas and method references made
 * @param writes the stores into fields
 * @param tests the branches on booleans and null
 * @param returned what it may return; {@link Value.Opaque} for void
 * @param flow its control flow
 * @param firstLine the lowest source line, 0 if unknown
 * @param valuesKnown whether values were followed; if not, every value is {@link Value.Opaque}
 */
public record MethodBody(
        MethodRef method,
        boolean isStatic,
        List<CallSite> calls,
        List<FunctionSite> functions,
        List<FieldWrite> writes,
        List<Test> tests,
        Value returned,
        ControlFlow flow,
        int firstLine,
        boolean valuesKnown) {

    /** Every call, and with them what the functions made here would call when they are run. */
    public List<CallSite> callsAndFunctions() {
        return functions.isEmpty()
                ? calls
                : Stream.concat(calls.stream(), functions.stream().map(FunctionSite::call))
                        .toList();
    }

    public MethodBody {
        calls = List.copyOf(calls);
        functions = List.copyOf(functions);
        writes = List.copyOf(writes);
        tests = List.copyOf(tests);
    }
}
