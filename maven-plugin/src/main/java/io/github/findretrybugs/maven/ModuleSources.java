package io.github.findretrybugs.maven;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.maven.project.MavenProject;

/** The source files of a module, as far as Maven knows them. */
final class ModuleSources {

    /** Folders of sources that compilers for other languages read without adding them to the project's source roots. */
    private static final List<String> OTHER_ROOTS = List.of("src/main/kotlin", "src/main/scala", "src/main/groovy");

    private static final Pattern FILE = Pattern.compile("(.+)\\.(java|kt|scala|groovy)");

    private ModuleSources() {}

    /** The folders that hold packages, generated ones too, also if what generates them didn't run in this build. */
    static Set<Path> roots(MavenProject module) {
        Set<Path> roots = new LinkedHashSet<>();
        module.getCompileSourceRoots().forEach(root -> roots.add(Path.of(root)));
        if (module.getBasedir() != null) {
            Path folder = module.getBasedir().toPath();
            OTHER_ROOTS.forEach(other -> roots.add(folder.resolve(other)));
        }
        Path generated = Path.of(module.getBuild().getDirectory(), "generated-sources");
        if (Files.isDirectory(generated)) {
            try (Stream<Path> folders = Files.list(generated)) {
                folders.filter(Files::isDirectory).sorted().forEach(roots::add);
            } catch (IOException e) {
                // Reports go without these files' lines.
                return roots;
            }
        }
        return roots;
    }

    /** The classes that the files declare, by internal name, one for each file, as the file's name tells. */
    static Set<String> declaredClasses(MavenProject module) {
        Set<String> names = new TreeSet<>();
        for (Path root : roots(module)) {
            if (Files.isDirectory(root)) {
                addDeclared(root, names);
            }
        }
        return names;
    }

    private static void addDeclared(Path root, Set<String> names) {
        try (Stream<Path> files = Files.walk(root)) {
            files.forEach(file -> {
                Matcher name = FILE.matcher(root.relativize(file)
                        .toString()
                        .replace(root.getFileSystem().getSeparator(), "/"));
                // Descriptions of packages and modules are no classes to analyse; a name with a hyphen is no class's.
                if (name.matches() && !name.group(1).endsWith("-info")) {
                    names.add(name.group(1));
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(root + " can't be listed: " + e.getMessage(), e);
        }
    }
}
