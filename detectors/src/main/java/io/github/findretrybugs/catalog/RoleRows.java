package io.github.findretrybugs.catalog;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** The rows of one role in one layer of the catalogue, found by member first, then by owner. */
final class RoleRows {

    private static final List<Row> NONE = List.of();

    private final Regexes regexes;
    /** Member, then owner, then the rows that differ by descriptor. */
    private final Map<String, Map<String, List<Row>>> byMember = new HashMap<>();
    /** Rows with an exact owner, which leave the member to a pattern, by owner. */
    private final Map<String, List<Row>> memberPatterns = new HashMap<>();

    private final List<Row> ownerPatterns = new ArrayList<>();
    /** What {@link #ownerPatterns} say of an owner that was asked for; nearly always nothing. */
    private final ConcurrentMap<String, List<Row>> ownerPatternsOf = new ConcurrentHashMap<>();

    private final ConcurrentMap<String, Boolean> mentionedByPattern = new ConcurrentHashMap<>();
    private boolean anyMemberPattern;

    RoleRows(Regexes regexes) {
        this.regexes = regexes;
    }

    /** Takes a row in, or gives back the row that it repeats; null if all is well. */
    Row add(Row row) {
        anyMemberPattern |= row.memberPattern();
        List<Row> rows = rowsBeside(row);
        for (Row known : rows) {
            if (known.repeats(row)) {
                return known;
            }
        }
        rows.add(row);
        return null;
    }

    /** The rows that this one might repeat. Written without lambdas, whose linking is what costs at the start of a process. */
    private List<Row> rowsBeside(Row row) {
        if (row.ownerPattern()) {
            return ownerPatterns;
        }
        Map<String, List<Row>> byOwner = memberPatterns;
        if (!row.memberPattern()) {
            byOwner = byMember.get(row.fact().member());
            if (byOwner == null) {
                byOwner = new HashMap<>();
                byMember.put(row.fact().member(), byOwner);
            }
        }
        List<Row> rows = byOwner.get(row.fact().owner());
        if (rows == null) {
            rows = new ArrayList<>(1);
            byOwner.put(row.fact().owner(), rows);
        }
        return rows;
    }

    /** Whether a row might speak of such a member of some owner. */
    boolean mentions(String member) {
        if (byMember.containsKey(member)) {
            return true;
        }
        if (!anyMemberPattern) {
            return false;
        }
        Boolean known = mentionedByPattern.get(member);
        if (known == null) {
            known = anyPatternNames(member);
            mentionedByPattern.put(member, known);
        }
        return known;
    }

    private boolean anyPatternNames(String member) {
        for (Row row : ownerPatterns) {
            if (row.memberPattern() && namesMember(row, member)) {
                return true;
            }
        }
        for (List<Row> rows : memberPatterns.values()) {
            for (Row row : rows) {
                if (namesMember(row, member)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The row that names this very owner, or null. */
    Fact named(String owner, String member, String descriptor, boolean forSubtype) {
        Map<String, List<Row>> byOwner = byMember.get(member);
        Fact fact = byOwner == null ? null : best(byOwner.get(owner), member, descriptor, forSubtype);
        return fact != null || memberPatterns.isEmpty()
                ? fact
                : best(memberPatterns.get(owner), member, descriptor, forSubtype);
    }

    /** The row whose owner is a pattern that the owner matches, or null. */
    Fact patterned(String owner, String member, String descriptor) {
        if (ownerPatterns.isEmpty()) {
            return null;
        }
        List<Row> rows = ownerPatternsOf.get(owner);
        if (rows == null) {
            rows = ownerPatternsMatching(owner);
            ownerPatternsOf.put(owner, rows);
        }
        return best(rows, member, descriptor, false);
    }

    private List<Row> ownerPatternsMatching(String owner) {
        List<Row> matching = NONE;
        for (Row row : ownerPatterns) {
            String regex = row.fact().owner();
            if (owner.startsWith(Regexes.literalPrefix(regex)) && regexes.matches(regex, owner)) {
                matching = matching.isEmpty() ? new ArrayList<>(1) : matching;
                matching.add(row);
            }
        }
        return matching;
    }

    /** An exact descriptor goes before any descriptor, a name before a pattern of names, and then the earlier row. */
    private Fact best(Collection<Row> rows, String member, String descriptor, boolean forSubtype) {
        if (rows == null) {
            return null;
        }
        Row best = null;
        for (Row row : rows) {
            boolean fits =
                    (row.subtypes() || !forSubtype) && row.fitsDescriptor(descriptor) && namesMember(row, member);
            if (fits && (best == null || rank(row) < rank(best))) {
                best = row;
            }
        }
        return best == null ? null : best.fact();
    }

    private static int rank(Row row) {
        return (row.memberPattern() ? 2 : 0) + (row.fact().descriptor().equals(Fact.ANY) ? 1 : 0);
    }

    private boolean namesMember(Row row, String member) {
        return row.memberPattern()
                ? regexes.matches(row.fact().member(), member)
                : row.fact().member().equals(member);
    }
}
