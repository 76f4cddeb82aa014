package io.github.findretrybugs.catalog;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The rows of one origin: those that come with the engine, or those of the user, which are asked first. */
final class Layer {

    private final Regexes regexes;
    private final Map<Role, RoleRows> rows = new EnumMap<>(Role.class);
    private final List<Row> all = new ArrayList<>();

    Layer(Regexes regexes) {
        this.regexes = regexes;
    }

    /**
     * Takes a row in.
     *
     * @throws CatalogException if a row of this layer says the same of the same already
     */
    void add(Row row) {
        Role role = row.fact().role();
        RoleRows ofRole = rows.get(role);
        if (ofRole == null) {
            ofRole = new RoleRows(regexes);
            rows.put(role, ofRole);
        }
        Row known = ofRole.add(row);
        if (known != null) {
            throw new CatalogException(row.fact().at() + ": this row repeats the one at "
                    + known.fact().at() + " (" + row.fact().role().word() + " "
                    + row.fact().owner() + " " + row.fact().member() + " "
                    + row.fact().descriptor() + "); remove one of them");
        }
        all.add(row);
    }

    List<Row> all() {
        return all;
    }

    boolean mentions(Role role, String member) {
        RoleRows ofRole = rows.get(role);
        return ofRole != null && ofRole.mentions(member);
    }

    /** The row that fits best: the owner itself, then its supertypes nearest first, then patterns. Null if there is none. */
    Fact find(Role role, String owner, String member, String descriptor, Supertypes supertypes) {
        RoleRows ofRole = rows.get(role);
        if (ofRole == null || !ofRole.mentions(member)) {
            return null;
        }
        Fact fact = ofRole.named(owner, member, descriptor, false);
        if (fact == null) {
            fact = inherited(ofRole, owner, member, descriptor, supertypes);
        }
        return fact != null ? fact : ofRole.patterned(owner, member, descriptor);
    }

    /** The row that names this owner and no other. */
    Fact exact(Role role, String owner, String member) {
        RoleRows ofRole = rows.get(role);
        return ofRole == null ? null : ofRole.named(owner, member, Fact.ANY, false);
    }

    private static Fact inherited(
            RoleRows rows, String owner, String member, String descriptor, Supertypes supertypes) {
        Deque<String> queue = new ArrayDeque<>(supertypes.direct(owner));
        Set<String> seen = new HashSet<>();
        while (!queue.isEmpty()) {
            String type = queue.poll();
            if (!seen.add(type)) {
                continue;
            }
            Fact fact = rows.named(type, member, descriptor, true);
            if (fact != null) {
                return fact;
            }
            Collection<String> next = supertypes.direct(type);
            queue.addAll(next);
        }
        return null;
    }
}
