package io.github.findretrybugs.maven.report;

import io.github.findretrybugs.bytecode.LineRange;
import io.github.findretrybugs.finding.Finding;
import io.github.findretrybugs.finding.Place;
import io.github.findretrybugs.finding.RuleType;
import io.github.findretrybugs.finding.Step;
import io.github.findretrybugs.report.Ranks;
import io.github.findretrybugs.report.RuleText;
import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.xml.stream.XMLStreamException;

/**
 * The report in SpotBugs' XML, which build servers and SpotBugs' own tools read. Suppressed findings are left out, as SpotBugs
 * leaves them out. The same findings give the same bytes.
 */
public final class SpotBugsXml {

    /** The category of all our bug patterns. */
    static final String CATEGORY = "IDEMPOTENCY";

    /** The version of SpotBugs whose format this is. */
    private static final String FORMAT = "4.10.4";

    /** SpotBugs wants one, and the same findings are to give the same bytes. */
    private static final String TIMESTAMP = "Thu, 1 Jan 1970 00:00:00 +0000";

    private final Report report;
    private final LineRanges ranges;
    private final Ranks ranks = Ranks.load();
    private final IndentedXml xml;

    private SpotBugsXml(Report report, LineRanges ranges, IndentedXml xml) {
        this.report = report;
        this.ranges = ranges;
        this.xml = xml;
    }

    /**
     * The file's bytes.
     *
     * @param report what to write
     * @param ranges where the methods' lines are looked up
     */
    public static byte[] write(Report report, LineRanges ranges) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            IndentedXml xml = new IndentedXml(bytes);
            new SpotBugsXml(report, ranges, xml).collection();
            xml.close();
        } catch (XMLStreamException e) {
            throw new IllegalStateException("writing to memory failed: " + e.getMessage(), e);
        }
        return bytes.toByteArray();
    }

    private void collection() throws XMLStreamException {
        xml.start("BugCollection", "version", FORMAT, "sequence", "0", "timestamp", "0", "release", "");
        xml.start("Project", "projectName", report.name());
        xml.end();
        for (Report.Entry entry : report.entries()) {
            if (entry.suppression().isEmpty()) {
                instance(entry.finding(), entry.fingerprint());
            }
        }
        category();
        for (RuleType type : rules()) {
            pattern(type);
        }
        for (String abbreviation :
                rules().stream().map(SpotBugsXml::abbreviation).distinct().toList()) {
            xml.start("BugCode", "abbrev", abbreviation);
            xml.text("Description", Report.TOOL);
            xml.end();
        }
        errors();
        summary();
        xml.end();
    }

    private List<RuleType> rules() {
        return report.findings().stream().map(Finding::type).distinct().sorted().toList();
    }

    private void instance(Finding finding, String fingerprint) throws XMLStreamException {
        Place place = finding.place();
        xml.start(
                "BugInstance",
                "type",
                finding.type().id(),
                "priority",
                Integer.toString(priority(finding)),
                "rank",
                Integer.toString(ranks.of(finding.type(), finding.confidence())),
                "abbrev",
                abbreviation(finding.type()),
                "category",
                CATEGORY,
                "instanceHash",
                fingerprint,
                "instanceOccurrenceNum",
                "0",
                "instanceOccurrenceMax",
                "0");
        xml.text("ShortMessage", report.messages().of(finding.type()).shortDescription());
        xml.text("LongMessage", report.messages().sentence(finding));
        type(place);
        method(place, true);
        if (!sameMethod(place, finding.origin())) {
            method(finding.origin(), false);
        }
        if (place.line() > 0) {
            line(place, "primary", "true", "At " + shortLocation(place));
        }
        for (Step step : finding.path()) {
            if (step.place().line() > 0 && !step.place().equals(place)) {
                line(
                        step.place(),
                        "role",
                        "SOURCE_LINE_ANOTHER_INSTANCE",
                        shortLocation(step.place()) + " " + step.text());
            }
        }
        xml.end();
    }

    private void type(Place place) throws XMLStreamException {
        xml.start("Class", "classname", place.dottedClassName(), "primary", "true");
        range(place, ranges.type(place));
        xml.text("Message", "In class " + place.dottedClassName());
        xml.end();
    }

    private void method(Place place, boolean primary) throws XMLStreamException {
        if (!place.hasMethod()) {
            return;
        }
        xml.start(
                "Method",
                "classname",
                place.dottedClassName(),
                "name",
                place.methodName(),
                "signature",
                place.methodDescriptor(),
                "isStatic",
                Boolean.toString(place.isStatic()));
        if (primary) {
            xml.attribute("primary", "true");
        }
        range(place, ranges.method(place));
        xml.text("Message", "In method " + CodeElement.of(place));
        xml.end();
    }

    private void range(Place place, Optional<LineRange> range) throws XMLStreamException {
        xml.start("SourceLine", "classname", place.dottedClassName());
        if (range.isPresent()) {
            xml.attribute("start", Integer.toString(range.get().first()));
            xml.attribute("end", Integer.toString(range.get().last()));
        }
        sourceFile(place);
        xml.end();
    }

    private void line(Place place, String attribute, String value, String message) throws XMLStreamException {
        String line = Integer.toString(place.line());
        xml.start("SourceLine", "classname", place.dottedClassName(), "start", line, "end", line);
        sourceFile(place);
        xml.attribute(attribute, value);
        xml.text("Message", message);
        xml.end();
    }

    private void sourceFile(Place place) throws XMLStreamException {
        if (!place.sourceFile().isEmpty()) {
            xml.attribute("sourcefile", place.sourceFile());
            xml.attribute("sourcepath", place.sourcePath());
        }
    }

    private void category() throws XMLStreamException {
        xml.start("BugCategory", "category", CATEGORY);
        xml.text("Description", "Done twice by a retry");
        xml.end();
    }

    private void pattern(RuleType type) throws XMLStreamException {
        RuleText text = report.messages().of(type);
        xml.start("BugPattern", "type", type.id(), "abbrev", abbreviation(type), "category", CATEGORY);
        xml.text("ShortDescription", text.shortDescription());
        xml.text("Details", text.details());
        xml.end();
    }

    private void errors() throws XMLStreamException {
        xml.start("Errors", "errors", Integer.toString(report.problems().size()), "missingClasses", "0");
        for (String problem : report.problems()) {
            xml.start("Error");
            xml.text("ErrorMessage", problem);
            xml.end();
        }
        xml.end();
    }

    private void summary() throws XMLStreamException {
        xml.start(
                "FindBugsSummary",
                "timestamp",
                TIMESTAMP,
                "total_classes",
                Integer.toString(report.result().classesRead()),
                "total_bugs",
                Integer.toString(report.findings().size()));
        for (int priority : Stream.of(1, 2, 3).toList()) {
            long count = report.findings().stream()
                    .filter(finding -> priority(finding) == priority)
                    .count();
            if (count > 0) {
                xml.attribute("priority_" + priority, Long.toString(count));
            }
        }
        xml.end();
    }

    private static boolean sameMethod(Place a, Place b) {
        return a.className().equals(b.className())
                && a.methodName().equals(b.methodName())
                && a.methodDescriptor().equals(b.methodDescriptor());
    }

    private static String shortLocation(Place place) {
        String file = place.sourceFile().isEmpty() ? place.dottedClassName() : place.sourceFile();
        return file + ":[line " + place.line() + "]";
    }

    /** SpotBugs' word for confidence. */
    private static int priority(Finding finding) {
        return switch (finding.confidence()) {
            case HIGH -> 1;
            case NORMAL -> 2;
            case LOW -> 3;
        };
    }

    /** SpotBugs lets no annotation suppress what is abbreviated US, and a suppression's fault must not be suppressed. */
    private static String abbreviation(RuleType type) {
        return type == RuleType.SUPPRESSION_WITHOUT_JUSTIFICATION ? "US" : "FRB";
    }
}
