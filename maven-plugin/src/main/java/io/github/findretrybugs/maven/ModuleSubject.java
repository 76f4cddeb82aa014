package io.github.findretrybugs.maven;

import io.github.findretrybugs.bytecode.ArchiveContainer;
import io.github.findretrybugs.bytecode.ClassContainer;
import io.github.findretrybugs.bytecode.DirectoryContainer;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.logging.Log;
import org.apache.maven.project.MavenProject;

/** A module of the build as the subject of an analysis. */
final class ModuleSubject {

    private final BuildContext context;
    private final MavenProject project;
    private final Log log;

    ModuleSubject(BuildContext context, Log log) {
        this.context = context;
        this.project = context.project();
        this.log = log;
    }

    /**
     * Opens the module's classes and class path.
     *
     * @return null for a module that has nothing to analyse, which is said
     * @throws MojoExecutionException if it has sources and no classes
     */
    Subject open() throws IOException, MojoExecutionException {
        if (project.getPackaging().equals("pom")) {
            log.info("Nothing to analyse: the module's packaging is pom");
            return null;
        }
        Path classes = Path.of(project.getBuild().getOutputDirectory());
        ClassContainer own = new DirectoryContainer(classes);
        if (!Files.isDirectory(classes) || own.classNames().isEmpty()) {
            if (ModuleSources.declaredClasses(project).isEmpty()) {
                log.info("Nothing to analyse: the module has no sources");
                return null;
            }
            throw new MojoExecutionException("The module has sources, but there is no class in " + classes
                    + ". Compile first, for example with 'mvn verify' or 'mvn compile find-retry-bugs:check',"
                    + " or leave the module out with the parameter skip.");
        }
        List<ClassContainer> classPath = new ArrayList<>();
        List<ClassContainer> modules = new ArrayList<>();
        addClassPath(classPath, modules);
        return new Subject(
                project.getArtifactId(),
                List.of(own),
                classPath,
                packages(modules),
                context::declaredClasses,
                List.of(),
                context.sources(),
                context.base(),
                context.root());
    }

    private void addClassPath(List<ClassContainer> classPath, List<ClassContainer> modules) {
        Set<String> reactor = context.modules().stream()
                .map(module -> id(module.getGroupId(), module.getArtifactId()))
                .collect(Collectors.toSet());
        for (Artifact artifact : project.getArtifacts()) {
            File file = artifact.getFile();
            if (file == null || !artifact.getArtifactHandler().isAddedToClasspath() || !file.exists()) {
                continue;
            }
            ClassContainer container =
                    file.isDirectory() ? new DirectoryContainer(file.toPath()) : new ArchiveContainer(file.toPath());
            classPath.add(container);
            if (reactor.contains(id(artifact.getGroupId(), artifact.getArtifactId()))) {
                modules.add(container);
            }
        }
    }

    private static String id(String groupId, String artifactId) {
        return groupId + ":" + artifactId;
    }

    /** The packages of the build's other modules, without those that are below another one. */
    private static Set<String> packages(Collection<ClassContainer> modules) throws IOException {
        TreeSet<String> packages = new TreeSet<>();
        for (ClassContainer module : modules) {
            for (String name : module.classNames()) {
                int slash = name.lastIndexOf('/');
                if (slash > 0) {
                    packages.add(name.substring(0, slash).replace('/', '.'));
                }
            }
        }
        Set<String> outermost = new TreeSet<>();
        for (String one : packages) {
            if (outermost.stream().noneMatch(outer -> one.startsWith(outer + "."))) {
                outermost.add(one);
            }
        }
        return outermost;
    }
}
