package io.github.findretrybugs.finding;

import java.util.Comparator;
import java.util.List;

/**
 * One fault, with the path that proves it. Doors translate it; they add nothing to it.
 *
 * @param type the bug pattern
 * @param level how bad it is
 * @param confidence how well it is proved
 * @param place the primary line: the statement the fault is about
 * @param subject what the fault is about, in a few words that don't change with line numbers or wording, for example
 *     the called method {@code RestTemplate.postForObject}; part of the finding's identity
 * @param arguments what the message's placeholders {@code {0}, {1}, ...} stand for
 * @param path the lines from where it begins to where it goes wrong, in the order of execution; {@code place} is the last
 *     of them in the application's own code
 */
public record Finding(
        RuleType type,
        Level level,
        Confidence confidence,
        Place place,
        String subject,
        List<String> arguments,
        List<Step> path)
        implements Comparable<Finding> {

    private static final Comparator<Finding> ORDER = Comparator.comparing(Finding::place)
            .thenComparing(Finding::type)
            .thenComparing(Finding::subject)
            .thenComparing(Finding::origin);

    public Finding {
        arguments = List.copyOf(arguments);
        path = List.copyOf(path);
    }

    /** Where the path begins; the primary line where there is no path. */
    public Place origin() {
        return path.isEmpty() ? place : path.get(0).place();
    }

    @Override
    public int compareTo(Finding other) {
        return ORDER.compare(this, other);
    }
}
