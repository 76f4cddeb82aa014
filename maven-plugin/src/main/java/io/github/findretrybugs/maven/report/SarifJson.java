package io.github.findretrybugs.maven.report;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.findretrybugs.analysis.AnalysisResult.SuppressedFinding;
import io.github.findretrybugs.finding.Finding;
import io.github.findretrybugs.finding.Place;
import io.github.findretrybugs.finding.RuleType;
import io.github.findretrybugs.finding.Step;
import io.github.findretrybugs.report.RuleText;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * The report in SARIF 2.1.0, which code hosts and editors read. Paths are relative to the root, under {@code %SRCROOT%};
 * suppressed findings are in it with their justification. The same findings give the same bytes.
 */
public final class SarifJson {

    private static final String SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";
    private static final String ROOT = "%SRCROOT%";
    private static final int HELP_WIDTH = 100;

    private final Report report;
    private final List<Report.Entry> entries;
    private final List<RuleType> rules;

    private SarifJson(Report report) {
        this.report = report;
        this.entries = report.entries();
        this.rules = entries.stream()
                .map(entry -> entry.finding().type())
                .distinct()
                .sorted()
                .toList();
    }

    /** The file's bytes. */
    public static byte[] write(Report report) {
        Gson gson = new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();
        return (gson.toJson(new SarifJson(report).log()) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    private JsonObject log() {
        JsonObject run = new JsonObject();
        run.add("tool", object("driver", driver()));
        run.add("invocations", array(invocation()));
        run.add("originalUriBaseIds", object(ROOT, object("description", message("The root of the sources"))));
        run.addProperty("columnKind", "utf16CodeUnits");
        JsonArray results = new JsonArray();
        entries.forEach(entry -> results.add(result(entry)));
        run.add("results", results);

        JsonObject log = new JsonObject();
        log.addProperty("$schema", SCHEMA);
        log.addProperty("version", "2.1.0");
        log.add("runs", array(run));
        return log;
    }

    private JsonObject driver() {
        JsonObject driver = new JsonObject();
        driver.addProperty("name", Report.TOOL);
        driver.addProperty("version", report.version());
        JsonArray array = new JsonArray();
        rules.forEach(type -> array.add(rule(type)));
        driver.add("rules", array);
        return driver;
    }

    private JsonObject rule(RuleType type) {
        RuleText text = report.messages().of(type);
        JsonObject help = new JsonObject();
        help.addProperty("text", RulePage.text(text.details(), HELP_WIDTH));
        help.addProperty("markdown", RulePage.markdown(text.details()));
        JsonObject properties = new JsonObject();
        JsonArray tags = new JsonArray();
        tags.add(SpotBugsXml.CATEGORY.toLowerCase(Locale.ROOT));
        properties.add("tags", tags);

        JsonObject rule = new JsonObject();
        rule.addProperty("id", type.id());
        rule.add("shortDescription", message(text.shortDescription()));
        rule.add("fullDescription", message(text.shortDescription()));
        rule.add("help", help);
        rule.add("properties", properties);
        return rule;
    }

    /** That the analysis ran, which says nothing of what it found. */
    private JsonObject invocation() {
        JsonObject invocation = new JsonObject();
        invocation.addProperty("executionSuccessful", true);
        if (!report.problems().isEmpty()) {
            JsonArray notifications = new JsonArray();
            for (String problem : report.problems()) {
                JsonObject notification = new JsonObject();
                notification.addProperty("level", "warning");
                notification.add("message", message(problem));
                notifications.add(notification);
            }
            invocation.add("toolExecutionNotifications", notifications);
        }
        return invocation;
    }

    private JsonObject result(Report.Entry entry) {
        Finding finding = entry.finding();
        JsonObject result = new JsonObject();
        result.addProperty("ruleId", finding.type().id());
        result.addProperty("ruleIndex", rules.indexOf(finding.type()));
        result.addProperty("level", word(finding.level()));
        result.add(
                "message",
                message(report.messages().sentence(finding) + ". "
                        + report.messages().mend(finding)));
        JsonObject location = location(finding.place());
        location.add("logicalLocations", array(logical(finding.place())));
        result.add("locations", array(location));
        if (!finding.path().isEmpty()) {
            result.add("codeFlows", array(codeFlow(finding.path())));
        }
        result.add("partialFingerprints", property(Fingerprints.VERSION, entry.fingerprint()));
        entry.suppression().ifPresent(suppression -> result.add("suppressions", array(suppression(suppression))));
        result.add("properties", property("confidence", word(finding.confidence())));
        return result;
    }

    private JsonObject codeFlow(List<Step> path) {
        JsonArray locations = new JsonArray();
        for (Step step : path) {
            JsonObject location = location(step.place());
            location.add("message", message(step.text()));
            locations.add(object("location", location));
        }
        return object("threadFlows", array(object("locations", locations)));
    }

    private JsonObject location(Place place) {
        JsonObject artifact = new JsonObject();
        String path = report.sources().path(place, report.root());
        if (Path.of(path).isAbsolute()) {
            artifact.addProperty("uri", Path.of(path).toUri().toString());
        } else {
            artifact.addProperty("uri", relativeUri(path));
            artifact.addProperty("uriBaseId", ROOT);
        }
        JsonObject physical = object("artifactLocation", artifact);
        if (place.line() > 0) {
            JsonObject region = new JsonObject();
            region.addProperty("startLine", place.line());
            physical.add("region", region);
        }
        return object("physicalLocation", physical);
    }

    private static JsonObject logical(Place place) {
        JsonObject logical = new JsonObject();
        logical.addProperty(
                "fullyQualifiedName", place.dottedClassName() + (place.hasMethod() ? "." + place.methodName() : ""));
        logical.addProperty("kind", place.hasMethod() ? "member" : "type");
        return logical;
    }

    private static JsonObject suppression(SuppressedFinding suppressed) {
        JsonObject suppression = new JsonObject();
        suppression.addProperty("kind", "inSource");
        suppression.addProperty("justification", suppressed.justification());
        JsonObject element = property("fullyQualifiedName", suppressed.element());
        suppression.add("location", object("logicalLocations", array(element)));
        return suppression;
    }

    private static String relativeUri(String path) {
        try {
            // With the slash, a colon in the first folder's name is no scheme.
            return new URI(null, null, "/" + path, null).toASCIIString().substring(1);
        } catch (URISyntaxException e) {
            throw new IllegalStateException("a path always makes a URI: " + path, e);
        }
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    private static JsonObject message(String text) {
        return property("text", text);
    }

    private static JsonObject property(String name, String value) {
        JsonObject object = new JsonObject();
        object.addProperty(name, value);
        return object;
    }

    private static JsonObject object(String name, JsonElement value) {
        JsonObject object = new JsonObject();
        object.add(name, value);
        return object;
    }

    private static JsonArray array(JsonObject only) {
        JsonArray array = new JsonArray();
        array.add(only);
        return array;
    }
}
