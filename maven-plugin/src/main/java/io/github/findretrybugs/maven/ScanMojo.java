package io.github.findretrybugs.maven;

import io.github.findretrybugs.bytecode.ClassContainer;
import io.github.findretrybugs.bytecode.ClassContainers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/**
 * Analyses jars, Spring Boot jars, WARs or folders of classes; needs no project.
 *
 * @since 0.1.0
 */
@Mojo(name = "scan", requiresProject = false, aggregator = true, threadSafe = true)
public final class ScanMojo extends AbstractAnalysisMojo {

    /**
     * What to analyse: jars, Spring Boot jars, WARs, folders of classes or folders of jars, separated by commas.
     *
     * @since 0.1.0
     */
    @Parameter(property = "find-retry-bugs.scan")
    private List<String> scan;

    /**
     * The libraries it was compiled against, as far as they don't lie inside it: jars, folders of classes or folders of jars,
     * separated by commas.
     *
     * @since 0.1.0
     */
    @Parameter(property = "find-retry-bugs.classpath")
    private List<String> classpath;

    @Override
    Subject open(BuildContext context) throws IOException, MojoExecutionException {
        List<String> paths = Words.clean(scan);
        if (paths.isEmpty()) {
            throw new MojoExecutionException(
                    "scan is not given; say what to analyse, for example -Dfind-retry-bugs.scan=app.jar,target/classes");
        }
        List<ClassContainer> application = new ArrayList<>();
        List<ClassContainer> libraries = new ArrayList<>();
        List<String> problems = new ArrayList<>();
        boolean done = false;
        try {
            for (String path : paths) {
                ClassContainers opened = open("scan", path, context.base());
                application.addAll(opened.application());
                libraries.addAll(opened.libraries());
                problems.addAll(opened.problems());
            }
            for (String path : Words.clean(classpath)) {
                ClassContainers opened = open("classpath", path, context.base());
                libraries.addAll(opened.application());
                libraries.addAll(opened.libraries());
                problems.addAll(opened.problems());
            }
            Subject subject = new Subject(
                    String.join(", ", paths),
                    application,
                    libraries,
                    Set.of(),
                    Set::of,
                    problems,
                    context.sources(),
                    context.base(),
                    context.root());
            done = true;
            return subject;
        } finally {
            if (!done) {
                closeAll(application);
                closeAll(libraries);
            }
        }
    }

    private static ClassContainers open(String parameter, String path, Path base) throws MojoExecutionException {
        try {
            return ClassContainers.open(base.resolve(path));
        } catch (IOException e) {
            throw new MojoExecutionException(parameter + ": " + e.getMessage(), e);
        }
    }

    private static void closeAll(List<ClassContainer> containers) throws IOException {
        for (ClassContainer container : containers) {
            container.close();
        }
    }
}
