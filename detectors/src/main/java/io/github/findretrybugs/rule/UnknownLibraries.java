package io.github.findretrybugs.rule;

import io.github.findretrybugs.bytecode.ClassNames;
import io.github.findretrybugs.effect.CodeModel;
import io.github.findretrybugs.flow.CallSite;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Counts the calls inside regions to libraries of which neither the catalogue nor followed code says anything. */
public final class UnknownLibraries {

    private static final int PACKAGE_SEGMENTS = 3;

    private final CodeModel code;
    private final Set<CallSite> seen = new HashSet<>();
    private final Map<String, Boolean> known = new HashMap<>();
    private final SortedMap<String, Integer> counts = new TreeMap<>();

    UnknownLibraries(CodeModel code) {
        this.code = code;
    }

    /** Notes a call that leaves followed code. */
    public void note(CallSite call) {
        String owner = call.target().owner();
        if (owner.startsWith("[") || code.program().isFollowed(owner) || !seen.add(call)) {
            return;
        }
        String head = ClassNames.packageHead(owner, PACKAGE_SEGMENTS);
        if (!known.computeIfAbsent(head, this::isKnown)) {
            counts.merge(head.substring(0, head.length() - 1).replace('/', '.'), 1, Integer::sum);
        }
    }

    private boolean isKnown(String head) {
        return head.isEmpty() || head.startsWith("java/") || code.catalog().speaksOf(head);
    }

    /** The number of calls by package. */
    public SortedMap<String, Integer> counts() {
        return new TreeMap<>(counts);
    }
}
