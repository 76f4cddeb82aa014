package io.github.findretrybugs.maven.report;

import io.github.findretrybugs.analysis.AnalysisResult;
import io.github.findretrybugs.analysis.AnalysisResult.SuppressedFinding;
import io.github.findretrybugs.finding.Level;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** The last lines of a run: what was found, what was read, what was not seen, and where the reports are. */
public final class ConsoleSummary {

    private static final int MOST_LIBRARIES = 10;

    private ConsoleSummary() {}

    /**
     * The lines.
     *
     * @param report what was found
     * @param duration how long it took
     * @param files where the reports are, as the user is to read it
     */
    public static List<String> lines(Report report, Duration duration, List<String> files) {
        AnalysisResult result = report.result();
        List<String> lines = new ArrayList<>();
        lines.add(Report.TOOL + " " + report.version() + ": " + counted(report.count(Level.ERROR), "error") + ", "
                + counted(report.count(Level.WARNING), "warning") + ", " + counted(report.count(Level.NOTE), "note"));
        lines.add(labelled(
                "read",
                counted(result.classesRead(), "class", "classes") + ", " + regions(result)
                        + String.format(Locale.ROOT, ", %.1f s", duration.toMillis() / 1000.0)));
        if (!report.suppressed().isEmpty()) {
            lines.add(labelled("suppressed", suppressed(report.suppressed())));
        }
        if (result.undecided() > 0) {
            lines.add(labelled(
                    "undecided",
                    counted(result.undecided(), "method") + " too large to judge every call in "
                            + (result.undecided() == 1 ? "it" : "them")));
        }
        if (!report.problems().isEmpty()) {
            lines.add(labelled("problems", report.problems().size() + ", listed above; what they name was not judged"));
        }
        if (!result.unknownLibraries().isEmpty()) {
            lines.add(labelled("unknown", libraries(result.unknownLibraries())));
            lines.add(labelled("", "called in these regions, and neither described nor followed: name them in"));
            lines.add(labelled("", "follow, or say in a file of models what their calls do"));
        }
        String label = "reports";
        for (String file : files) {
            lines.add(labelled(label, file));
            label = "";
        }
        return lines;
    }

    private static String regions(AnalysisResult result) {
        String kinds = result.regions().entrySet().stream()
                .map(kind -> kind.getKey() + ": " + kind.getValue())
                .collect(Collectors.joining(", "));
        return counted(result.regionCount(), "region") + (kinds.isEmpty() ? "" : " (" + kinds + ")");
    }

    private static String suppressed(List<SuppressedFinding> suppressed) {
        long unjustified =
                suppressed.stream().filter(one -> one.justification().isBlank()).count();
        return counted(suppressed.size(), "finding")
                + (unjustified == 0 ? ", each with a justification" : ", " + unjustified + " without a justification");
    }

    private static String libraries(Map<String, Integer> calls) {
        String text = calls.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .limit(MOST_LIBRARIES)
                .map(library -> library.getKey() + " (" + counted(library.getValue(), "call") + ")")
                .collect(Collectors.joining(", "));
        int more = calls.size() - MOST_LIBRARIES;
        return more > 0 ? text + " and " + more + " more" : text;
    }

    private static String labelled(String label, String text) {
        return String.format(Locale.ROOT, "  %-11s%s", label, text);
    }

    private static String counted(long count, String noun) {
        return counted(count, noun, noun + "s");
    }

    private static String counted(long count, String noun, String plural) {
        return count + " " + (count == 1 ? noun : plural);
    }
}
