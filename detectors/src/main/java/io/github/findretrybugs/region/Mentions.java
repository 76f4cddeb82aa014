package io.github.findretrybugs.region;

import io.github.findretrybugs.bytecode.ClassFacts;
import io.github.findretrybugs.bytecode.MethodRef;
import io.github.findretrybugs.catalog.Catalog;
import io.github.findretrybugs.catalog.Role;
import io.github.findretrybugs.effect.CodeModel;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Whether a class may call a method of some role, by its constants alone: what can't matter is not read further. */
public final class Mentions {

    /** The roles whose calls begin a region, so that classes are asked for them. */
    private static final List<Role> ROLES = List.of(Role.TX_CALLBACK, Role.TX_BEGIN, Role.TX_PUBLISHER);

    private final CodeModel code;
    private final Role role;
    private final Map<MethodRef, Boolean> known = new HashMap<>();

    Mentions(CodeModel code, Role role) {
        this.code = code;
        this.role = role;
    }

    /** The names of methods that regions begin with; a program has to keep the calls of these. */
    public static Predicate<String> names(Catalog catalog) {
        return name -> ROLES.stream().anyMatch(role -> catalog.mentionsMethod(role, name));
    }

    boolean in(ClassFacts type) {
        for (MethodRef call : type.calls()) {
            if (known.computeIfAbsent(call, ref -> code.effects().fact(role, ref) != null)) {
                return true;
            }
        }
        return false;
    }
}
