package io.github.findretrybugs.maven;

import io.github.findretrybugs.finding.RuleType;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.maven.plugin.MojoExecutionException;

/** Reads the values of parameters; a wrong one is an error that names the parameter, the nearest and all valid values. */
final class Words {

    /** What a level parameter may say beside the levels. */
    static final String NEVER = "never";

    private Words() {}

    /** The value as one of an enum's constants, in any case. */
    static <E extends Enum<E>> E choice(String parameter, String value, Class<E> type) throws MojoExecutionException {
        return find(value, type).orElseThrow(() -> invalid(parameter, value, names(type)));
    }

    /** The value as one of an enum's constants, or empty where it says {@value #NEVER}. */
    static <E extends Enum<E>> Optional<E> choiceOrNever(String parameter, String value, Class<E> type)
            throws MojoExecutionException {
        if (value.strip().equalsIgnoreCase(NEVER)) {
            return Optional.empty();
        }
        Optional<E> found = find(value, type);
        if (found.isEmpty()) {
            throw invalid(parameter, value, names(type) + ", " + NEVER);
        }
        return found;
    }

    private static <E extends Enum<E>> Optional<E> find(String value, Class<E> type) {
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> constant.name().equalsIgnoreCase(value.strip()))
                .findFirst();
    }

    private static String names(Class<? extends Enum<?>> type) {
        return Arrays.stream(type.getEnumConstants())
                .map(constant -> constant.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(", "));
    }

    private static MojoExecutionException invalid(String parameter, String value, String valid) {
        return new MojoExecutionException(parameter + " is '" + value + "'; it must be one of: " + valid);
    }

    /** The rules that a list of ids names. */
    static Set<RuleType> rules(String parameter, Collection<String> ids) throws MojoExecutionException {
        Set<RuleType> rules = EnumSet.noneOf(RuleType.class);
        for (String id : ids) {
            rules.add(rule(parameter, id));
        }
        return rules;
    }

    /** The rule of an id; the family's prefix may be left out. */
    static RuleType rule(String parameter, String id) throws MojoExecutionException {
        String full = id.strip().toUpperCase(Locale.ROOT);
        Optional<RuleType> rule = RuleType.ofId(full).or(() -> RuleType.ofId(RuleType.FAMILY + full));
        if (rule.isPresent()) {
            return rule.get();
        }
        List<String> valid = Arrays.stream(RuleType.values()).map(RuleType::id).toList();
        throw new MojoExecutionException(parameter + " names the unknown rule '" + id + "'; did you mean "
                + Nearest.to(id, valid) + "? The rules are: " + String.join(", ", valid));
    }

    /** The values without blanks around and without empty ones. */
    static List<String> clean(List<String> values) {
        return values == null
                ? List.of()
                : values.stream()
                        .filter(value -> value != null && !value.isBlank())
                        .map(String::strip)
                        .toList();
    }
}
