package io.github.findretrybugs.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.findretrybugs.finding.Confidence;
import io.github.findretrybugs.finding.Level;
import io.github.findretrybugs.finding.RuleType;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.maven.plugin.MojoExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettingsReaderTest {

    private static final SettingsReader.Selection NONE = new SettingsReader.Selection(null, null, null, null);

    @Test
    void values_are_read_in_any_case() throws MojoExecutionException {
        Settings settings = read(new SettingsReader.Bars("Warning", " LOW ", "note", "high"), NONE, null);

        assertEquals(new Bar(Optional.of(Level.WARNING), Confidence.LOW), settings.fail());
        assertEquals(new Bar(Optional.of(Level.NOTE), Confidence.HIGH), settings.report());
        assertEquals(Set.of(RuleType.values()), settings.rules());
    }

    @Test
    void never_fails_on_nothing() throws MojoExecutionException {
        Settings settings = read(new SettingsReader.Bars("never", "low", "note", "low"), NONE, null);
        assertEquals(Optional.empty(), settings.fail().level());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    fatal | low  | note  | low    | failLevel is 'fatal'; it must be one of: error, warning, note, never
                    error | sure | note  | low    | failConfidence is 'sure'; it must be one of: high, normal, low
                    error | low  | never | low    | reportLevel is 'never'; it must be one of: error, warning, note
                    error | low  | note  | medium | reportConfidence is 'medium'; it must be one of: high, normal, low
                    """)
    void a_wrong_bar_is_named_with_the_valid_values(
            String failLevel, String failConfidence, String reportLevel, String reportConfidence, String message) {
        SettingsReader.Bars bars = new SettingsReader.Bars(failLevel, failConfidence, reportLevel, reportConfidence);
        assertEquals(
                message,
                assertThrows(MojoExecutionException.class, () -> read(bars, NONE, null))
                        .getMessage());
    }

    @Test
    void rules_are_included_and_excluded_by_id_with_or_without_the_family() throws MojoExecutionException {
        Settings settings = read(new SettingsReader.Selection(
                List.of("external_call_in_transaction", " FRB_SUPPRESSION_WITHOUT_JUSTIFICATION"),
                List.of("SUPPRESSION_WITHOUT_JUSTIFICATION"),
                null,
                null));
        assertEquals(Set.of(RuleType.EXTERNAL_CALL_IN_TRANSACTION), settings.rules());
    }

    @Test
    void an_unknown_rule_is_named_with_the_nearest_and_all_rules() {
        String message =
                failure(new SettingsReader.Selection(List.of("FRB_EXTERNAL_CALL_IN_TRANSACTON"), null, null, null));
        assertTrue(
                message.startsWith("includeRules names the unknown rule 'FRB_EXTERNAL_CALL_IN_TRANSACTON'; did you mean"
                        + " FRB_EXTERNAL_CALL_IN_TRANSACTION? The rules are: "),
                message);
        assertTrue(message.contains("FRB_SUPPRESSION_WITHOUT_JUSTIFICATION"), message);
    }

    @Test
    void no_rule_left_is_an_error() {
        List<String> all = Arrays.stream(RuleType.values()).map(RuleType::id).toList();
        assertEquals(
                "includeRules and excludeRules leave no rule to judge by",
                failure(new SettingsReader.Selection(null, all, null, null)));
    }

    @Test
    void a_path_is_no_pattern_of_classes() {
        assertEquals(
                "excludeClasses has 'com/acme', which is no pattern of class names; write it like com.acme.** or"
                        + " com.acme.*Controller",
                failure(new SettingsReader.Selection(null, null, null, List.of("com/acme"))));
    }

    @Test
    void followed_packages_are_checked() throws MojoExecutionException {
        SettingsReader.Bars bars = new SettingsReader.Bars("error", "low", "note", "low");
        assertEquals(
                Set.of("com.acme", "org"),
                read(bars, NONE, List.of("com.acme", " org ", "")).follow());
        assertEquals(
                "follow has 'com.acme.*', which is no package; write it like com.acme",
                assertThrows(MojoExecutionException.class, () -> read(bars, NONE, List.of("com.acme.*")))
                        .getMessage());
    }

    private static String failure(SettingsReader.Selection selection) {
        return assertThrows(MojoExecutionException.class, () -> read(selection)).getMessage();
    }

    private static Settings read(SettingsReader.Selection selection) throws MojoExecutionException {
        return read(new SettingsReader.Bars("error", "low", "note", "low"), selection, null);
    }

    private static Settings read(SettingsReader.Bars bars, SettingsReader.Selection selection, List<String> follow)
            throws MojoExecutionException {
        return SettingsReader.read(bars, selection, List.of(), follow, false, Path.of("target"));
    }
}
