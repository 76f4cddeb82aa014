package io.github.findretrybugs.spotbugs;

import edu.umd.cs.findbugs.BugCollectionBugReporter;
import edu.umd.cs.findbugs.BugRanker;
import edu.umd.cs.findbugs.DetectorFactoryCollection;
import edu.umd.cs.findbugs.FindBugs2;
import edu.umd.cs.findbugs.Plugin;
import edu.umd.cs.findbugs.PluginException;
import edu.umd.cs.findbugs.Priorities;
import edu.umd.cs.findbugs.Project;
import edu.umd.cs.findbugs.SortedBugCollection;
import edu.umd.cs.findbugs.config.UserPreferences;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** SpotBugs in this JVM, with this build's plugin loaded the way a user loads it: from a jar. */
public final class SpotBugsHost implements AutoCloseable {

    private final Plugin plugin;

    private SpotBugsHost(Plugin plugin) {
        this.plugin = plugin;
    }

    /**
     * Packs the plugin and loads it. The caller closes it: SpotBugs keeps plugins per JVM and refuses the same one twice.
     *
     * @param folder where the jar goes
     */
    public static SpotBugsHost load(Path folder) throws IOException, PluginException {
        Path jar = folder.resolve("find-retry-bugs.jar");
        pack(Path.of("target", "classes"), jar);
        return new SpotBugsHost(Plugin.loadCustomPlugin(jar.toFile(), null));
    }

    private static void pack(Path classes, Path jar) throws IOException {
        try (OutputStream out = Files.newOutputStream(jar);
                ZipOutputStream zip = new ZipOutputStream(out);
                Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                zip.putNextEntry(
                        new ZipEntry(classes.relativize(file).toString().replace('\\', '/')));
                Files.copy(file, zip);
                zip.closeEntry();
            }
        }
    }

    /** The plugin as SpotBugs read it. */
    public Plugin plugin() {
        return plugin;
    }

    @Override
    public void close() {
        Plugin.removeCustomPlugin(plugin);
    }

    /** Runs this plugin and nothing else: nobody reads the suppressing annotations, so SpotBugs drops nothing. */
    public SortedBugCollection runAlone(Path classes, List<String> classPath) throws IOException, InterruptedException {
        return run(classes, classPath, new DetectorFactoryCollection(plugin));
    }

    /**
     * Runs this plugin beside SpotBugs' own, as every user does. Of SpotBugs' detectors those run that can't be switched off, the
     * readers of suppressing annotations among them.
     */
    public SortedBugCollection runBesideCore(Path classes, List<String> classPath)
            throws IOException, InterruptedException {
        return run(classes, classPath, new Collection(List.of(plugin)));
    }

    private SortedBugCollection run(Path classes, List<String> classPath, DetectorFactoryCollection detectors)
            throws IOException, InterruptedException {
        UserPreferences preferences = UserPreferences.createDefaultUserPreferences();
        preferences.enableAllDetectors(false);
        plugin.getDetectorFactories().forEach(detector -> preferences.enableDetector(detector, true));
        try (FindBugs2 engine = new FindBugs2();
                Project project = new Project()) {
            project.addFile(classes.toString());
            classPath.forEach(project::addAuxClasspathEntry);
            BugCollectionBugReporter reporter =
                    new BugCollectionBugReporter(project, new PrintWriter(Writer.nullWriter()));
            reporter.setPriorityThreshold(Priorities.LOW_PRIORITY);
            reporter.setRankThreshold(BugRanker.VISIBLE_RANK_MAX);
            engine.setProject(project);
            engine.setBugReporter(reporter);
            engine.setDetectorFactoryCollection(detectors);
            engine.setUserPreferences(preferences);
            engine.execute();
            return (SortedBugCollection) reporter.getBugCollection();
        }
    }

    /** SpotBugs' own plugin and others; the constructor that does this is there for subclasses. */
    private static final class Collection extends DetectorFactoryCollection {
        Collection(List<Plugin> plugins) {
            super(plugins);
        }
    }
}
