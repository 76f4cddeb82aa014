package io.github.findretrybugs.maven.report;

import io.github.findretrybugs.finding.Confidence;
import io.github.findretrybugs.finding.Finding;
import io.github.findretrybugs.finding.Level;
import io.github.findretrybugs.finding.Place;
import io.github.findretrybugs.finding.RuleType;
import io.github.findretrybugs.finding.Step;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The findings as text for a terminal: where, what happens twice, how it comes to it line by line, how to mend it, and what to
 * paste to suppress it. Findings that share their line and rule are told as one cause, as one change may mend them all.
 */
public final class ConsoleReport {

    private static final int WIDTH = 110;
    private static final int FROM_WHICH_A_CAUSE = 3;

    private final Report report;
    private final Path base;
    private final String explain;

    /**
     * The text of one finding, or of some with one cause.
     *
     * @param findings what it tells of, at least one
     * @param lines the text, without a trailing blank line
     */
    public record Block(List<Finding> findings, List<String> lines) {}

    /**
     * The text of a report.
     *
     * @param report what to tell
     * @param base the folder that paths are relative to, the one the terminal is in
     * @param explain the command that shows a rule's page, up to the rule's id
     */
    public ConsoleReport(Report report, Path base, String explain) {
        this.report = report;
        this.base = base;
        this.explain = explain;
    }

    /** The findings in the order of the report, a cause where its first finding is. */
    public List<Block> blocks() {
        Map<Cause, List<Finding>> byCause = new LinkedHashMap<>();
        for (Finding finding : report.findings()) {
            byCause.computeIfAbsent(Cause.of(finding), cause -> new ArrayList<>())
                    .add(finding);
        }
        List<Block> blocks = new ArrayList<>();
        for (List<Finding> findings : byCause.values()) {
            if (findings.size() < FROM_WHICH_A_CAUSE) {
                findings.forEach(finding -> blocks.add(new Block(List.of(finding), single(finding))));
            } else {
                blocks.add(new Block(List.copyOf(findings), group(findings)));
            }
        }
        return blocks;
    }

    private record Cause(RuleType type, Place place) {

        static Cause of(Finding finding) {
            return new Cause(finding.type(), finding.place());
        }
    }

    private List<String> single(Finding finding) {
        List<String> lines = new ArrayList<>();
        lines.add(header(finding, finding.level(), finding.confidence()));
        tell(finding, lines);
        return lines;
    }

    private List<String> group(List<Finding> findings) {
        Finding first = findings.get(0);
        Level level =
                findings.stream().map(Finding::level).min(Level::compareTo).orElseThrow();
        Confidence confidence = findings.stream()
                .map(Finding::confidence)
                .min(Confidence::compareTo)
                .orElseThrow();
        List<String> lines = new ArrayList<>();
        lines.add(header(first, level, confidence) + ", " + findings.size() + " times");
        String what = report.messages().of(first.type()).shortDescription();
        add(lines, what + ", one line reached in " + findings.size() + " ways, so one change may mend them all:", "  ");
        int width = findings.stream()
                .mapToInt(finding -> location(finding.origin()).length())
                .max()
                .orElse(0);
        for (Finding finding : findings) {
            Place origin = finding.origin();
            lines.add("    " + padded(location(origin), width) + "  " + CodeElement.of(origin));
        }
        lines.add("  The first of them:");
        tell(first, lines);
        return lines;
    }

    private String header(Finding finding, Level level, Confidence confidence) {
        return location(finding.place()) + ": " + finding.type().id() + " (" + word(level) + ", " + word(confidence)
                + " confidence)";
    }

    private void tell(Finding finding, List<String> lines) {
        add(lines, report.messages().sentence(finding) + ".", "  ");
        lines.add("");
        steps(finding, lines);
        labelled(lines, "Mend", Wrap.indented(report.messages().mend(finding), "", WIDTH - 12));
        labelled(lines, "Page", explain + finding.type().id());
        // The one rule about suppressions can't be suppressed.
        if (finding.type() != RuleType.SUPPRESSION_WITHOUT_JUSTIFICATION) {
            labelled(
                    lines,
                    "Suppress",
                    "@SuppressFBWarnings(value = \"" + finding.type().id()
                            + "\", justification = \"why it is harmless here\")\non "
                            + CodeElement.of(finding.place()));
        }
    }

    private void steps(Finding finding, List<String> lines) {
        List<Step> path = finding.path();
        int width = path.stream()
                .mapToInt(step -> location(step.place()).length())
                .max()
                .orElse(0);
        for (int i = 0; i < path.size(); i++) {
            Step step = path.get(i);
            String number = String.format(Locale.ROOT, "%4d", i + 1);
            lines.add(number + "  " + padded(location(step.place()), width) + "  " + step.text());
            report.sources().line(step.place()).ifPresent(text -> lines.add("          " + text));
        }
        if (!path.isEmpty()) {
            lines.add("");
        }
    }

    private String location(Place place) {
        return report.sources().location(place, base);
    }

    private static void labelled(List<String> lines, String label, String text) {
        String start = "  " + padded(label, 10);
        for (String line : text.split("\n", -1)) {
            lines.add(start + line);
            start = " ".repeat(12);
        }
    }

    private static void add(List<String> lines, String text, String indent) {
        lines.addAll(List.of(Wrap.indented(text, indent, WIDTH).split("\n", -1)));
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
