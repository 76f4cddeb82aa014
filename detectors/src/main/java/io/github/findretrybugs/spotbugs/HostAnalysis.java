package io.github.findretrybugs.spotbugs;

import edu.umd.cs.findbugs.classfile.Global;
import edu.umd.cs.findbugs.classfile.IAnalysisCache;
import edu.umd.cs.findbugs.classfile.IClassPath;
import edu.umd.cs.findbugs.classfile.ICodeBase;
import io.github.findretrybugs.analysis.Analysis;
import io.github.findretrybugs.analysis.AnalysisRequest;
import io.github.findretrybugs.analysis.AnalysisResult;
import io.github.findretrybugs.bytecode.ClassContainer;
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
import java.util.Set;

/** The engine's one run in an analysis of SpotBugs; kept in the host's cache, so that two analyses in one JVM don't meet. */
final class HostAnalysis {

    /** Names the user's catalogue files, separated as in a class path. */
    static final String MODELS = "find-retry-bugs.models";

    /** Names package prefixes of class path code to follow, separated by commas. */
    static final String FOLLOW = "find-retry-bugs.follow";

    private final Set<RuleType> enabled = EnumSet.noneOf(RuleType.class);
    private final Set<String> visited = new HashSet<>();
    private AnalysisResult result;

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

    /** Whether the user wants the class judged; the host passes by some classes, such as those left out by a filter. */
    boolean isVisited(String className) {
        return visited.contains(className);
    }

    /** What the engine found; it runs at the first call. */
    AnalysisResult result() {
        if (result == null) {
            IClassPath classPath = Global.getAnalysisCache().getClassPath();
            result = Analysis.run(new AnalysisRequest(
                    containers(classPath.appCodeBaseIterator()),
                    containers(classPath.auxCodeBaseIterator()),
                    Set.copyOf(words(FOLLOW, ",")),
                    words(MODELS, File.pathSeparator).stream().map(Path::of).toList(),
                    enabled,
                    LocalDate.now(ZoneId.systemDefault())));
            result.problems().forEach(Global.getAnalysisCache().getErrorLogger()::logError);
        }
        return result;
    }

    private static List<String> words(String property, String separator) {
        String value = System.getProperty(property, "");
        return value.isBlank() ? List.of() : List.of(value.strip().split(separator, -1));
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
