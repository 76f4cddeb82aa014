package io.github.findretrybugs.maven.report;

import static io.github.findretrybugs.maven.report.Samples.mail;
import static io.github.findretrybugs.maven.report.Samples.place;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.findretrybugs.finding.Confidence;
import io.github.findretrybugs.finding.Finding;
import io.github.findretrybugs.finding.Level;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SarifJsonTest {

    private final Finding error = mail(place("Orders", "place", 4), Level.ERROR, Confidence.HIGH);

    @TempDir
    Path root;

    @Test
    void a_result_has_its_place_its_path_and_its_fingerprint() throws IOException {
        JsonObject run = run(Samples.report(root, List.of(error), List.of()));

        JsonObject driver = run.getAsJsonObject("tool").getAsJsonObject("driver");
        assertEquals("Find Retry Bugs", driver.get("name").getAsString());
        assertEquals("1.2.3", driver.get("version").getAsString());
        JsonObject rule = driver.getAsJsonArray("rules").get(0).getAsJsonObject();
        assertEquals("FRB_EXTERNAL_CALL_IN_TRANSACTION", rule.get("id").getAsString());
        assertEquals(
                "### What goes wrong\n\nThe mail goes out twice.",
                rule.getAsJsonObject("help").get("markdown").getAsString());

        JsonObject result = run.getAsJsonArray("results").get(0).getAsJsonObject();
        assertEquals("error", result.get("level").getAsString());
        assertEquals(0, result.get("ruleIndex").getAsInt());
        assertEquals(
                "place calls Transport.send by way of Mailer.send while its transaction is open: a rollback does not take"
                        + " the call back, and the next attempt makes it again."
                        + " Write a row in the transaction and call Transport.send after the commit.",
                result.getAsJsonObject("message").get("text").getAsString());
        JsonObject location = result.getAsJsonArray("locations").get(0).getAsJsonObject();
        assertEquals("shop/src/main/java/com/acme/Mailer.java:6", where(location));
        assertFalse(result.has("suppressions"));
        assertEquals(
                32,
                result.getAsJsonObject("partialFingerprints")
                        .get("findRetryBugs/v1")
                        .getAsString()
                        .length());

        JsonArray steps = result.getAsJsonArray("codeFlows")
                .get(0)
                .getAsJsonObject()
                .getAsJsonArray("threadFlows")
                .get(0)
                .getAsJsonObject()
                .getAsJsonArray("locations");
        assertEquals(3, steps.size());
        JsonObject first = steps.get(0).getAsJsonObject().getAsJsonObject("location");
        assertEquals("shop/src/main/java/com/acme/Orders.java:4", where(first));
        assertEquals(
                "the transaction begins: @Transactional",
                first.getAsJsonObject("message").get("text").getAsString());
    }

    @Test
    void a_suppressed_finding_is_there_with_its_justification() throws IOException {
        JsonObject run =
                run(Samples.report(root, List.of(), List.of(Samples.suppressed(error, "the server deduplicates"))));

        JsonObject result = run.getAsJsonArray("results").get(0).getAsJsonObject();
        JsonObject suppression = result.getAsJsonArray("suppressions").get(0).getAsJsonObject();
        assertEquals("inSource", suppression.get("kind").getAsString());
        assertEquals("the server deduplicates", suppression.get("justification").getAsString());
    }

    @Test
    void that_the_analysis_ran_does_not_depend_on_what_it_found() throws IOException {
        JsonObject run = run(Samples.report(root, Samples.result(List.of(error), List.of(), List.of("Cut is cut"))));

        JsonObject invocation = run.getAsJsonArray("invocations").get(0).getAsJsonObject();
        assertTrue(invocation.get("executionSuccessful").getAsBoolean());
        assertEquals(
                "Cut is cut",
                invocation
                        .getAsJsonArray("toolExecutionNotifications")
                        .get(0)
                        .getAsJsonObject()
                        .getAsJsonObject("message")
                        .get("text")
                        .getAsString());
    }

    @Test
    void a_place_without_source_or_line_is_named_as_far_as_it_is_known() throws IOException {
        JsonObject run = run(Samples.report(root, List.of(Samples.unjustified()), List.of()));

        JsonObject physical = run.getAsJsonArray("results")
                .get(0)
                .getAsJsonObject()
                .getAsJsonArray("locations")
                .get(0)
                .getAsJsonObject()
                .getAsJsonObject("physicalLocation");
        assertEquals(
                "com/acme/Refunds.java",
                physical.getAsJsonObject("artifactLocation").get("uri").getAsString());
        assertFalse(physical.has("region"));
    }

    @Test
    void the_same_findings_give_the_same_bytes() throws IOException {
        Report report = Samples.report(root, List.of(error), List.of());
        assertArrayEquals(SarifJson.write(report), SarifJson.write(report));
    }

    private static String where(JsonObject location) {
        JsonObject physical = location.getAsJsonObject("physicalLocation");
        JsonObject artifact = physical.getAsJsonObject("artifactLocation");
        assertEquals("%SRCROOT%", artifact.get("uriBaseId").getAsString());
        return artifact.get("uri").getAsString() + ":"
                + physical.getAsJsonObject("region").get("startLine").getAsInt();
    }

    private static JsonObject run(Report report) {
        JsonObject log = JsonParser.parseString(new String(SarifJson.write(report), StandardCharsets.UTF_8))
                .getAsJsonObject();
        assertEquals("2.1.0", log.get("version").getAsString());
        assertEquals(1, log.getAsJsonArray("runs").size());
        return log.getAsJsonArray("runs").get(0).getAsJsonObject();
    }
}
