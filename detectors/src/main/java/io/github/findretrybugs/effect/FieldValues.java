package io.github.findretrybugs.effect;

import io.github.findretrybugs.bytecode.ClassFacts;
import io.github.findretrybugs.flow.FieldWrite;
import io.github.findretrybugs.flow.MethodBody;
import io.github.findretrybugs.flow.Value;
import io.github.findretrybugs.program.Program;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What a followed class stores in its fields. */
public final class FieldValues {

    private final Program program;
    private final Map<String, List<Stored>> known = new HashMap<>();

    public FieldValues(Program program) {
        this.program = program;
    }

    /** A value together with the method that it is a value of. */
    public record Stored(Value value, MethodBody body) {}

    /** Everything that the field's own class stores in it. */
    public List<Stored> of(Value.FieldContent field) {
        return known.computeIfAbsent(field.owner() + "." + field.name(), unused -> find(field));
    }

    private List<Stored> find(Value.FieldContent field) {
        List<Stored> values = new ArrayList<>();
        ClassFacts owner = program.isFollowed(field.owner()) ? program.facts(field.owner()) : null;
        for (MethodBody body : owner == null ? List.<MethodBody>of() : program.bodies(owner)) {
            for (FieldWrite write : body.writes()) {
                if (write.owner().equals(field.owner()) && write.name().equals(field.name())) {
                    values.add(new Stored(write.value(), body));
                }
            }
        }
        return values;
    }
}
