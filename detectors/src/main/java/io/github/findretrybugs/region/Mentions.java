package io.github.findretrybugs.region;

import io.github.findretrybugs.bytecode.ClassFacts;
import io.github.findretrybugs.catalog.Catalog;
import io.github.findretrybugs.catalog.Role;
import java.util.HashMap;
import java.util.Map;

/** Whether a class may call a method of some role, by its constants alone: what can't matter is not read further. */
final class Mentions {

    private final Catalog catalog;
    private final Role role;
    private final Map<String, Boolean> known = new HashMap<>();

    Mentions(Catalog catalog, Role role) {
        this.catalog = catalog;
        this.role = role;
    }

    boolean in(ClassFacts type) {
        for (String reference : type.references()) {
            if (known.computeIfAbsent(reference, this::isMentioned)) {
                return true;
            }
        }
        return false;
    }

    private boolean isMentioned(String signature) {
        return catalog.mentionsMethod(role, signature.substring(0, signature.indexOf('(')));
    }
}
