package io.github.findretrybugs.catalog;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Fetches the jars of libraries by their coordinates, without what they depend on. Lets Maven do it, so that the settings,
 * mirrors and local repository of whoever rebuilds the index are used.
 */
final class JarResolver {

    private static final String PLUGIN = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1";

    private final Path mavenHome;
    private final Path work;

    /**
     * @param mavenHome the installation that is running
     * @param work a folder for the jars, below {@code target}
     */
    JarResolver(Path mavenHome, Path work) {
        this.mavenHome = mavenHome;
        this.work = work;
    }

    /** The jar of each library, by its coordinates. */
    SortedMap<String, Path> resolve(Collection<String> libraries) throws IOException, InterruptedException {
        Files.createDirectories(work);
        Path pom = work.resolve("pom.xml");
        Files.writeString(pom, pom(libraries));
        boolean windows = System.getProperty("os.name").startsWith("Windows");
        List<String> command = new ArrayList<>(List.of(
                mavenHome.resolve("bin").resolve(windows ? "mvn.cmd" : "mvn").toString(),
                "-q",
                "-B",
                "-f",
                pom.toString(),
                "validate"));
        int code = new ProcessBuilder(command).inheritIO().start().waitFor();
        if (code != 0) {
            throw new IOException("Maven could not resolve the libraries; see its messages above");
        }
        SortedMap<String, Path> jars = new TreeMap<>();
        for (String library : libraries) {
            jars.put(library, work.resolve(fileName(library)));
        }
        return jars;
    }

    private String pom(Collection<String> libraries) {
        StringBuilder items = new StringBuilder();
        for (String library : libraries) {
            String[] parts = library.split(":", 3);
            items.append("<artifactItem><groupId>").append(parts[0]);
            items.append("</groupId><artifactId>").append(parts[1]);
            items.append("</artifactId><version>").append(parts[2]);
            items.append("</version><destFileName>").append(fileName(library));
            items.append("</destFileName></artifactItem>\n");
        }
        String[] plugin = PLUGIN.split(":", 3);
        return """
                <project>
                  <modelVersion>4.0.0</modelVersion>
                  <groupId>io.github.findretrybugs</groupId>
                  <artifactId>catalog-jars</artifactId>
                  <version>1</version>
                  <packaging>pom</packaging>
                  <build><plugins><plugin>
                    <groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version>
                    <executions><execution>
                      <phase>validate</phase>
                      <goals><goal>copy</goal></goals>
                      <configuration>
                        <outputDirectory>${project.basedir}</outputDirectory>
                        <artifactItems>
                %s</artifactItems>
                      </configuration>
                    </execution></executions>
                  </plugin></plugins></build>
                </project>
                """.formatted(plugin[0], plugin[1], plugin[2], items);
    }

    private static String fileName(String library) {
        return library.replace(':', '_') + ".jar";
    }
}
