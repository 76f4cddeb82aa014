package io.github.findretrybugs.report;

import io.github.findretrybugs.finding.Confidence;
import io.github.findretrybugs.finding.RuleType;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Map;

/**
 * How bad SpotBugs says a finding is: 1 to 4 are its "scariest", 5 to 9 "scary", 10 to 14 "troubling", 15 to 20 "of concern". It
 * reads the rank of a rule from {@code bugrank.txt} and adds to it where the finding is less sure. Immutable.
 */
public final class Ranks {

    /** The copy beside this class; the one at the root of the jar is for SpotBugs, whose own has the same name. */
    private static final String RESOURCE = "bugrank.txt";

    private static final int LAST = 20;

    private final Map<RuleType, Integer> ranks;

    private Ranks(Map<RuleType, Integer> ranks) {
        this.ranks = ranks;
    }

    /**
     * Reads the packaged file.
     *
     * @throws IllegalStateException if the file is broken or lacks a rule, which a build of this project excludes
     */
    public static Ranks load() {
        Map<RuleType, Integer> ranks = new EnumMap<>(RuleType.class);
        try (InputStream in = Ranks.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException(RESOURCE + " is not packaged");
            }
            BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                read(line, ranks);
            }
        } catch (IOException e) {
            throw new IllegalStateException(RESOURCE + " can't be read: " + e.getMessage(), e);
        }
        for (RuleType type : RuleType.values()) {
            if (!ranks.containsKey(type)) {
                throw new IllegalStateException(RESOURCE + " has no rank for " + type.id());
            }
        }
        return new Ranks(ranks);
    }

    private static void read(String line, Map<RuleType, Integer> ranks) {
        String[] words = line.split(" ", -1);
        RuleType type = words.length == 3 && words[1].equals("BugPattern")
                ? RuleType.ofId(words[2]).orElse(null)
                : null;
        if (type == null || !words[0].matches("\\d{1,2}")) {
            throw new IllegalStateException(RESOURCE + " has a line that isn't \"rank BugPattern type\": " + line);
        }
        ranks.put(type, Integer.valueOf(words[0]));
    }

    /** The rank of a rule's findings of that confidence. */
    public int of(RuleType type, Confidence confidence) {
        int doubt = switch (confidence) {
            case HIGH -> 0;
            case NORMAL -> 2;
            case LOW -> 5;
        };
        return Math.min(ranks.get(type) + doubt, LAST);
    }
}
