package io.github.findretrybugs.suppression;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words by which a suppression explains itself. */
public final class Justification {

    private static final Pattern UNTIL =
            Pattern.compile("\\buntil (\\d{4}-\\d{2}-\\d{2})\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]++(?:[-_'][\\p{L}\\p{N}]++)*+");

    /** A reason has a thing and what is said of it. */
    private static final int FEWEST_WORDS = 2;

    /** Words that give no reason however many of them there are. */
    private static final Set<String> EMPTY_WORDS = Set.of("""
            a accepted an and are as be because bug by check checked deliberate design false findbugs finding
            findings fine fix fixme for fp here i ignore ignored ignoring in intended intentional intentionally
            is issue it it's its justification justified know known later legacy n na needed no none not now of
            ok okay on positive positives problem purpose reason required reviewed rule safe see sonar spotbugs
            suppress suppressed suppressing suppression tbd temp temporary that the this to todo until valid
            warning warnings we will won't wontfix xxx yes
            """.strip().split("\\s+"));

    private Justification() {}

    /**
     * Whether the words give a reason.
     *
     * @param text the justification, may be empty
     * @param names what the suppression names; saying it over again, also in words, is no reason
     * @return false for nothing, for phrases such as {@code false positive}, and for the type's name over again
     */
    public static boolean isSubstantial(String text, Collection<String> names) {
        Set<String> repeated = new HashSet<>();
        names.forEach(
                name -> repeated.addAll(List.of(name.toLowerCase(Locale.ROOT).split("_", -1))));
        Matcher words = WORD.matcher(UNTIL.matcher(text).replaceAll(" "));
        int substantial = 0;
        while (words.find()) {
            String word = words.group().toLowerCase(Locale.ROOT);
            if (!EMPTY_WORDS.contains(word)
                    && !repeated.contains(word)
                    && !word.startsWith("frb_")
                    && !word.chars().allMatch(Character::isDigit)) {
                substantial++;
            }
        }
        return substantial >= FEWEST_WORDS;
    }

    /** The last day on which the suppression holds, where the words say {@code until 2027-03-31}. */
    public static Optional<LocalDate> lastDay(String text) {
        Matcher until = UNTIL.matcher(text);
        if (!until.find()) {
            return Optional.empty();
        }
        try {
            return Optional.of(LocalDate.parse(until.group(1)));
        } catch (DateTimeParseException e) {
            // The 31st of February holds for no day; whoever wrote it meant a limit.
            return Optional.of(LocalDate.MIN);
        }
    }
}
