package io.github.findretrybugs.program;

import io.github.findretrybugs.bytecode.ClassContainer;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Which container of the class path holds which class. Reads directories of archives, no classes; and those only when asked. */
final class ClassPathIndex {

    private final List<ClassContainer> containers;
    private final List<String> problems;
    private Map<String, ClassContainer> containerOf;

    ClassPathIndex(List<ClassContainer> containers, List<String> problems) {
        this.containers = containers;
        this.problems = problems;
    }

    /** The container of a class, or null if the class path doesn't have it. */
    ClassContainer container(String className) {
        return index().get(className);
    }

    /** The names that a predicate accepts, sorted. */
    List<String> names(Predicate<String> wanted) {
        return index().keySet().stream().filter(wanted).sorted().toList();
    }

    private Map<String, ClassContainer> index() {
        if (containerOf == null) {
            containerOf = new HashMap<>();
            for (ClassContainer container : containers) {
                try {
                    for (String name : container.classNames()) {
                        containerOf.putIfAbsent(name, container);
                    }
                } catch (IOException e) {
                    problems.add(container.name() + " on the class path can't be read: " + e.getMessage());
                }
            }
        }
        return containerOf;
    }
}
