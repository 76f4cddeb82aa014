package io.github.findretrybugs.maven;

import io.github.findretrybugs.maven.report.SourceTree;
import java.io.File;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.project.MavenProject;

/** The folders of the running build. */
final class BuildContext {

    private final MavenProject project;
    private final MavenSession session;
    private final Charset encoding;

    /**
     * The folders of a build.
     *
     * @param project the module
     * @param session the build
     * @param encoding the name of the sources' encoding; UTF-8 where null
     */
    BuildContext(MavenProject project, MavenSession session, String encoding) throws MojoExecutionException {
        this.project = project;
        this.session = session;
        try {
            this.encoding = encoding == null ? StandardCharsets.UTF_8 : Charset.forName(encoding);
        } catch (IllegalArgumentException e) {
            throw new MojoExecutionException("encoding is '" + encoding + "', which this Java doesn't know", e);
        }
    }

    MavenProject project() {
        return project;
    }

    /** The modules of this build. */
    List<MavenProject> modules() {
        return session.getProjects();
    }

    /** The folder the build was started for. */
    Path base() {
        return Path.of(session.getExecutionRootDirectory());
    }

    /** The folder of the whole of the sources, as far as Maven knows it: the one with {@code .mvn}, else {@link #base()}. */
    Path root() {
        File root = session.getRequest().getMultiModuleProjectDirectory();
        return root != null && base().startsWith(root.toPath()) ? root.toPath() : base();
    }

    /** Where reports go by default. The project that stands in where there is none has an output folder in name only. */
    Path reports() {
        Path target = project.getBasedir() == null
                ? base().resolve("target")
                : Path.of(project.getBuild().getDirectory());
        return target.resolve("find-retry-bugs");
    }

    /** The sources of all modules, this one's first. */
    SourceTree sources() {
        Set<Path> roots = new LinkedHashSet<>(ModuleSources.roots(project));
        modules().forEach(module -> roots.addAll(ModuleSources.roots(module)));
        return new SourceTree(List.copyOf(roots), encoding);
    }

    /** The classes that the sources of all modules declare, by internal name, as far as the files' names tell. */
    Set<String> declaredClasses() {
        Set<String> names = new TreeSet<>();
        modules().forEach(module -> names.addAll(ModuleSources.declaredClasses(module)));
        return names;
    }

    /**
     * The files that a parameter names.
     *
     * @param values paths; a relative one is looked for in the module's folder, then in {@link #base()}; null stands for none
     * @throws MojoExecutionException if one doesn't exist
     */
    List<Path> existingFiles(String parameter, List<String> values) throws MojoExecutionException {
        List<Path> files = new ArrayList<>();
        for (String value : Words.clean(values)) {
            Path inBase = base().resolve(value);
            Path inModule = project.getBasedir() == null
                    ? inBase
                    : project.getBasedir().toPath().resolve(value);
            if (Files.isRegularFile(inModule)) {
                files.add(inModule);
            } else if (Files.isRegularFile(inBase)) {
                files.add(inBase);
            } else {
                String other = inBase.equals(inModule) ? "" : ", nor in " + base();
                throw new MojoExecutionException(
                        parameter + " names the file " + value + ", which is not in " + inModule.getParent() + other);
            }
        }
        return files;
    }
}
