package io.github.findretrybugs.suppression;

import io.github.findretrybugs.bytecode.AnnotationFacts;
import io.github.findretrybugs.bytecode.MethodRef;
import io.github.findretrybugs.finding.RuleType;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * An annotation that silences findings.
 *
 * @param className internal name of the class that it stands on, or in
 * @param method the method that it stands on, or null
 * @param field the field that it stands on, or null
 * @param values what it names: types, prefixes, patterns, a category; empty where it names nothing and so means everything
 * @param match how the values are meant: {@code DEFAULT}, {@code EXACT} or {@code REGEX}
 * @param justification its words, empty where it has none
 */
public record Suppression(
        String className, MethodRef method, String field, List<String> values, String match, String justification) {

    /** The category and the abbreviation under which SpotBugs knows our findings; both may stand in an annotation. */
    private static final List<String> GROUPS = List.of("IDEMPOTENCY", "FRB");

    static Suppression of(AnnotationFacts annotation, String className, MethodRef method, String field) {
        String match = annotation.text("matchType");
        String justification = annotation.text("justification");
        return new Suppression(
                className,
                method,
                field,
                annotation.texts("value"),
                match == null ? "DEFAULT" : match,
                justification == null ? "" : justification.strip());
    }

    /** Whether its words give a reason. */
    public boolean isJustified() {
        return Justification.isSubstantial(justification, values);
    }

    /** Whether it names everything, ours among it. */
    public boolean isBlanket() {
        return values.isEmpty();
    }

    /** Whether it names one of our types, or a group of them, or one that this version does not know. */
    public boolean namesOurs() {
        return values.stream().anyMatch(this::isOurs);
    }

    private boolean isOurs(String value) {
        String upper = value.toUpperCase(Locale.ROOT);
        return upper.contains(RuleType.FAMILY) || GROUPS.contains(upper) || matchesSome(value);
    }

    private boolean matchesSome(String value) {
        for (RuleType type : RuleType.values()) {
            if (matches(value, type.id())) {
                return true;
            }
        }
        return false;
    }

    /** Whether it silences findings of the type on that day. */
    public boolean silences(RuleType type, LocalDate today) {
        boolean names = isBlanket() || values.stream().anyMatch(value -> matches(value, type.id()));
        return names
                && Justification.lastDay(justification)
                        .map(day -> !today.isAfter(day))
                        .orElse(true);
    }

    private boolean matches(String value, String id) {
        return switch (match) {
            case "EXACT" -> id.equals(value);
            case "REGEX" -> matchesPattern(value, id);
            default -> (id.startsWith(value) && !value.isEmpty()) || GROUPS.contains(value.toUpperCase(Locale.ROOT));
        };
    }

    private static boolean matchesPattern(String regex, String id) {
        try {
            return Pattern.compile(regex).matcher(new BoundedText(id)).matches();
        } catch (PatternSyntaxException | BoundedText.Exhausted e) {
            return false;
        }
    }

    /** The element as a person writes it: {@code com.acme.Orders.pay}. */
    public String element() {
        String type = className.replace('/', '.').replace('$', '.');
        if (type.endsWith(".package-info")) {
            return type.substring(0, type.length() - ".package-info".length());
        }
        if (method != null) {
            String name = method.isConstructor() ? type.substring(type.lastIndexOf('.') + 1) : method.name();
            return type + "." + name;
        }
        return field == null ? type : type + "." + field;
    }
}
