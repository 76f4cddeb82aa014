package io.github.findretrybugs.maven.report;

import io.github.findretrybugs.analysis.AnalysisResult;
import io.github.findretrybugs.analysis.AnalysisResult.SuppressedFinding;
import io.github.findretrybugs.finding.Finding;
import io.github.findretrybugs.finding.Level;
import io.github.findretrybugs.report.Messages;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What there is to report, for every kind of report.
 *
 * @param name the name of what was analysed, for example {@code shop 1.0}
 * @param version this tool's version
 * @param findings the findings to report, sorted
 * @param suppressed the suppressed findings to report, sorted
 * @param problems what could not be read or judged
 * @param result the counts of the analysis; its findings are not filtered
 * @param messages the words
 * @param sources the source files
 * @param root the folder that paths in files are relative to
 */
public record Report(
        String name,
        String version,
        List<Finding> findings,
        List<SuppressedFinding> suppressed,
        List<String> problems,
        AnalysisResult result,
        Messages messages,
        SourceTree sources,
        Path root) {

    /** What the tool calls itself. */
    public static final String TOOL = "Find Retry Bugs";

    public Report {
        findings = List.copyOf(findings);
        suppressed = List.copyOf(suppressed);
        problems = List.copyOf(problems);
    }

    /** How many findings of a level there are. */
    public long count(Level level) {
        return findings.stream().filter(finding -> finding.level() == level).count();
    }

    /** A finding with its fingerprint, and its suppression where it has one. */
    record Entry(Finding finding, String fingerprint, Optional<SuppressedFinding> suppression) {}

    /** All findings, suppressed ones too, sorted: a finding keeps its fingerprint when it is suppressed. */
    List<Entry> entries() {
        Fingerprints fingerprints = new Fingerprints();
        List<Entry> entries = new ArrayList<>();
        findings.forEach(finding -> entries.add(new Entry(finding, "", Optional.empty())));
        suppressed.forEach(one -> entries.add(new Entry(one.finding(), "", Optional.of(one))));
        entries.sort(Comparator.comparing(Entry::finding));
        entries.replaceAll(
                entry -> new Entry(entry.finding(), fingerprints.next(entry.finding()), entry.suppression()));
        return entries;
    }
}
