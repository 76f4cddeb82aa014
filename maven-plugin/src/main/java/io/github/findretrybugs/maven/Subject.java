package io.github.findretrybugs.maven;

import io.github.findretrybugs.bytecode.ClassContainer;
import io.github.findretrybugs.bytecode.ClassContainers;
import io.github.findretrybugs.maven.report.SourceTree;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * What is analysed. To be closed when the reports are written.
 *
 * @param name its name in reports
 * @param application the code that findings may stand in
 * @param classPath the code it was compiled against
 * @param followed package prefixes of class path code that belongs to the same project
 * @param elsewhere the classes of the build's other modules, by internal name, which a pattern may be meant for
 * @param problems what could not be opened and is left out
 * @param sources its source files
 * @param base the folder that the terminal is in
 * @param root the folder that paths in files are relative to
 */
record Subject(
        String name,
        List<ClassContainer> application,
        List<ClassContainer> classPath,
        Set<String> followed,
        Supplier<Set<String>> elsewhere,
        List<String> problems,
        SourceTree sources,
        Path base,
        Path root)
        implements Closeable {

    Subject {
        application = List.copyOf(application);
        classPath = List.copyOf(classPath);
        followed = Set.copyOf(followed);
        problems = List.copyOf(problems);
    }

    /** Releases all files. */
    @Override
    public void close() throws IOException {
        ClassContainers.closeAll(
                Stream.concat(application.stream(), classPath.stream()).toList());
    }
}
