package io.github.findretrybugs.spotbugs;

import edu.umd.cs.findbugs.ba.AnalysisContext;
import edu.umd.cs.findbugs.classfile.DescriptorFactory;
import edu.umd.cs.findbugs.classfile.Global;
import edu.umd.cs.findbugs.classfile.IAnalysisCache;
import edu.umd.cs.findbugs.classfile.IClassPath;
import edu.umd.cs.findbugs.classfile.ICodeBase;
import edu.umd.cs.findbugs.classfile.IErrorLogger;
import io.github.findretrybugs.analysis.Analysis;
import io.github.findretrybugs.analysis.AnalysisRequest;
import io.github.findretrybugs.analysis.AnalysisResult;
import io.github.findretrybugs.bytecode.ClassContainer;
import io.github.findretrybugs.catalog.CatalogException;
import io.github.findretrybugs.finding.RuleType;
import java.io.File;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The engine's one run in an analysis of SpotBugs; kept in the host's cache, so that two analyses in one JVM don't meet. */
final class HostAnalysis {

    /** Names the user's catalogue files, separated as in a class path. */
    static final String MODELS = "find-retry-bugs.models";

    /** Names package prefixes of class path code to follow, separated by commas. */
    static final String FOLLOW = "find-retry-bugs.follow";

    /** The oldest SpotBugs that has all we call, its ASM included. */
    private static final String LEAST_HOST = "4.8.0";

    private final Set<RuleType> enabled = EnumSet.noneOf(RuleType.class);
    private final Set<String> visited = new HashSet<>();

    /** Null before the engine ran. */
    private Optional<AnalysisResult> result;

    private HostAnalysis() {}

    /** The run that belongs to the current analysis. */
    static HostAnalysis current() {
        IAnalysisCache cache = Global.getAnalysisCache();
        HostAnalysis current = cache.getOptionalDatabase(HostAnalysis.class);
        if (current == null) {
            current = new HostAnalysis();
            cache.eagerlyPutDatabase(HostAnalysis.class, current);
        }
        return current;
    }

    /** Switches a rule on; the host makes one detector for each that the user wants. */
    void enable(RuleType type) {
        enabled.add(type);
    }

    /** Notes a class that the user wants judged. */
    void visit(String className) {
        visited.add(className);
    }

    /**
     * Whether the user wants the class judged. The host passes by those that a filter leaves out, and also those that are too
     * large for its own detectors, which this engine reads all the same.
     */
    boolean isWanted(String className) {
        return visited.contains(className)
                || AnalysisContext.currentAnalysisContext()
                        .isTooBig(DescriptorFactory.createClassDescriptor(className));
    }

    /** What the engine found; it runs at the first call. Empty if it failed, which is then in the host's log, once. */
    Optional<AnalysisResult> result() {
        if (result == null) {
            result = run();
        }
        return result;
    }

    private Optional<AnalysisResult> run() {
        IErrorLogger log = Global.getAnalysisCache().getErrorLogger();
        try {
            IClassPath classPath = Global.getAnalysisCache().getClassPath();
            AnalysisResult found = Analysis.run(new AnalysisRequest(
                    containers(classPath.appCodeBaseIterator()),
                    containers(classPath.auxCodeBaseIterator()),
                    Set.copyOf(words(FOLLOW, ",")),
                    words(MODELS, File.pathSeparator).stream().map(Path::of).toList(),
                    enabled,
                    LocalDate.now(ZoneId.systemDefault())));
            found.problems().forEach(log::logError);
            return Optional.of(found);
        } catch (CatalogException e) {
            // The user's own file is wrong, and the message says where; how we got there is no help.
            log.logError("Find Retry Bugs judged nothing: " + e.getMessage());
        } catch (LinkageError e) {
            // The host brings its own ASM and its own classes; where a member is missing, they are older than what we
            // were
            // compiled against.
            log.logError("Find Retry Bugs judged nothing: it needs SpotBugs " + LEAST_HOST + " or later (" + e + ")");
        } catch (RuntimeException | StackOverflowError e) {
            // An Error would take the host's whole analysis down; a logged one fails this plugin alone, and is counted.
            log.logError("Find Retry Bugs failed and judged nothing", e);
        }
        return Optional.empty();
    }

    private static List<String> words(String property, String separator) {
        String value = System.getProperty(property, "");
        return Stream.of(value.split(Pattern.quote(separator), -1))
                .map(String::strip)
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private static List<ClassContainer> containers(Iterator<? extends ICodeBase> codeBases) {
        List<ClassContainer> containers = new ArrayList<>();
        while (codeBases.hasNext()) {
            ICodeBase codeBase = codeBases.next();
            // The JDK's classes are many, and the catalogue knows those that matter.
            if (codeBase.getHowDiscovered() != ICodeBase.Discovered.IN_SYSTEM_CLASSPATH) {
                containers.add(new CodeBaseContainer(codeBase));
            }
        }
        return containers;
    }
}
