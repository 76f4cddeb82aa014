package io.github.findretrybugs.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import edu.umd.cs.findbugs.BugPattern;
import edu.umd.cs.findbugs.Plugin;
import edu.umd.cs.findbugs.PluginException;
import io.github.findretrybugs.finding.RuleType;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** SpotBugs reads the same file, and the element that it doesn't know, {@code Mend}, is no hindrance. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class MessagesInSpotBugsTest {

    private final Messages messages = Messages.load();
    private Plugin plugin;

    @BeforeAll
    void load(@TempDir Path folder) throws IOException, PluginException {
        Path jar = folder.resolve("plugin.jar");
        try (OutputStream out = Files.newOutputStream(jar);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            for (String name : List.of("findbugs.xml", "messages.xml", "bugrank.txt")) {
                zip.putNextEntry(new ZipEntry(name));
                try (InputStream in = Files.newInputStream(Path.of("target", "classes", name))) {
                    in.transferTo(zip);
                }
                zip.closeEntry();
            }
        }
        plugin = Plugin.loadCustomPlugin(jar.toFile(), null);
    }

    @AfterAll
    void unload() {
        Plugin.removeCustomPlugin(plugin);
    }

    @Test
    void all_rules_have_the_same_words_there() {
        for (RuleType type : RuleType.values()) {
            BugPattern pattern = plugin.getBugPatterns().stream()
                    .filter(one -> one.getType().equals(type.id()))
                    .findFirst()
                    .orElse(null);
            assertNotNull(pattern, type.id());
            RuleText text = messages.of(type);
            assertEquals(text.shortDescription(), pattern.getShortDescription().strip());
            assertEquals(text.longDescription(), pattern.getLongDescription().strip());
            assertEquals(text.details(), pattern.getDetailText().strip());
            assertEquals("IDEMPOTENCY", pattern.getCategory());
        }
    }
}
