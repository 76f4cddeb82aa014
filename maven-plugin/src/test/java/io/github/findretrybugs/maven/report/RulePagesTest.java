package io.github.findretrybugs.maven.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.findretrybugs.finding.RuleType;
import io.github.findretrybugs.report.Messages;
import io.github.findretrybugs.report.RuleText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * The pages in {@code docs/rules} say what {@code messages.xml} says. To write them anew:
 *
 * <pre>
 * mvn -pl maven-plugin -am test -Dtest=RulePagesTest -Dsurefire.failIfNoSpecifiedTests=false -Dfind-retry-bugs.write-pages
 * </pre>
 */
class RulePagesTest {

    private static final Path FOLDER = Path.of("..", "docs", "rules");
    private static final String COMMAND = "mvn -pl maven-plugin -am test -Dtest=RulePagesTest"
            + " -Dsurefire.failIfNoSpecifiedTests=false -Dfind-retry-bugs.write-pages";
    private static final String ORIGIN = "<!-- Written from messages.xml, which is the place to change it, by\n"
            + COMMAND.replace(" -Dsurefire", "\n    -Dsurefire") + " -->\n\n";

    private final Messages messages = Messages.load();

    @Test
    void pages_say_what_the_messages_say() throws IOException {
        SortedMap<String, String> pages = pages();
        if (System.getProperty("find-retry-bugs.write-pages") != null) {
            Files.createDirectories(FOLDER);
            for (String name : pages.keySet()) {
                Files.writeString(FOLDER.resolve(name), pages.get(name));
            }
        }
        for (String name : pages.keySet()) {
            assertTrue(Files.exists(FOLDER.resolve(name)), () -> name + " is missing; write it with " + COMMAND);
            assertEquals(
                    pages.get(name),
                    Files.readString(FOLDER.resolve(name)),
                    () -> name + " is out of date; write it with " + COMMAND);
        }
    }

    private SortedMap<String, String> pages() {
        SortedMap<String, String> pages = new TreeMap<>();
        StringBuilder index = new StringBuilder("# The rules\n\n" + ORIGIN + "| rule | finds |\n|---|---|\n");
        for (RuleType type : RuleType.values()) {
            RuleText text = messages.of(type);
            String file = type.id() + ".md";
            pages.put(
                    file,
                    "# " + text.shortDescription() + "\n\n" + ORIGIN + "`" + type.id() + "`\n\n"
                            + RulePage.markdown(text.details()).replaceAll("(?m)^### ", "## ") + "\n");
            index.append("| [%s](%s) | %s |\n".formatted(type.id(), file, text.shortDescription()));
        }
        pages.put("README.md", index.toString());
        return pages;
    }
}
