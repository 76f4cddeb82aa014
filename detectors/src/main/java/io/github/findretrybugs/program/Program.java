package io.github.findretrybugs.program;

import io.github.findretrybugs.bytecode.BrokenClassException;
import io.github.findretrybugs.bytecode.ClassCode;
import io.github.findretrybugs.bytecode.ClassContainer;
import io.github.findretrybugs.bytecode.ClassFacts;
import io.github.findretrybugs.bytecode.ClassFactsReader;
import io.github.findretrybugs.bytecode.MethodFacts;
import io.github.findretrybugs.bytecode.MethodRef;
import io.github.findretrybugs.catalog.Supertypes;
import io.github.findretrybugs.flow.MethodBody;
import io.github.findretrybugs.flow.MethodBodyReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * All the code of one analysis. The declarations of the application and of followed code are kept; a method's body is read
 * when asked for, other libraries when a chain leads there. For one thread.
 */
public final class Program implements Supertypes {

    /** Classes whose instructions are kept at hand; neighbours in a chain tend to be asked for together. */
    private static final int CLASSES_AT_HAND = 64;

    private final Map<String, ClassFacts> application = new TreeMap<>();
    private final Map<String, ClassFacts> followed = new TreeMap<>();
    private final Map<String, Optional<ClassFacts>> libraries = new HashMap<>();
    private final Map<String, ClassContainer> containerOf = new HashMap<>();
    private final ClassPathIndex classPath;
    private final Map<MethodRef, Optional<MethodBody>> bodies = new HashMap<>();
    private final Map<String, ClassCode> codeAtHand = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, ClassCode> eldest) {
            return size() > CLASSES_AT_HAND;
        }
    };
    private final Map<String, List<String>> subtypes = new HashMap<>();
    private final List<String> problems = new ArrayList<>();
    private final ClassFactsReader reader;
    private Map<String, List<ClassFacts>> calling;
    private int undecided;

    /**
     * Reads the declarations of a program.
     *
     * @param applicationCode where findings may stand
     * @param classPathCode what it was compiled against
     * @param follow whether class path code of that internal name is followed; asked for names not in the application
     * @param interesting the names of methods whose callers will be asked for
     */
    public Program(
            List<ClassContainer> applicationCode,
            List<ClassContainer> classPathCode,
            Predicate<String> follow,
            Predicate<String> interesting) {
        reader = new ClassFactsReader(interesting);
        classPath = new ClassPathIndex(classPathCode, problems);
        for (ClassContainer container : applicationCode) {
            readAll(container, application);
        }
        for (String name : classPath.names(follow)) {
            if (!application.containsKey(name)) {
                readOne(classPath.container(name), name, followed);
            }
        }
        application.values().forEach(this::addToSubtypes);
        followed.values().forEach(this::addToSubtypes);
        subtypes.values().forEach(Collections::sort);
    }

    private void readAll(ClassContainer container, Map<String, ClassFacts> into) {
        Collection<String> names;
        try {
            names = container.classNames();
        } catch (IOException e) {
            problems.add(container.name() + " can't be read: " + e.getMessage());
            return;
        }
        for (String name : names) {
            if (!into.containsKey(name)) {
                readOne(container, name, into);
            }
        }
    }

    private void readOne(ClassContainer container, String name, Map<String, ClassFacts> into) {
        ClassFacts facts = read(container, name);
        if (facts != null && !facts.name().equals(name)) {
            problems.add(name.replace('/', '.') + " in " + container.name() + " holds another class, "
                    + facts.name().replace('/', '.') + "; it was left out");
        } else if (facts != null) {
            into.put(facts.name(), facts);
            containerOf.put(facts.name(), container);
        }
    }

    private ClassFacts read(ClassContainer container, String name) {
        try {
            byte[] bytes = container.read(name);
            return bytes == null ? null : BrokenClassException.guard(() -> reader.read(bytes));
        } catch (IOException e) {
            problems.add(name.replace('/', '.') + " in " + container.name() + " is not a class file that can be read ("
                    + e.getMessage() + "); it was left out");
            return null;
        }
    }

    private void addToSubtypes(ClassFacts facts) {
        for (String supertype : directOf(facts)) {
            subtypes.computeIfAbsent(supertype, unused -> new ArrayList<>(2)).add(facts.name());
        }
    }

    private static Collection<String> directOf(ClassFacts facts) {
        if (facts.superName() == null) {
            return facts.interfaces();
        }
        List<String> all = new ArrayList<>(facts.interfaces().size() + 1);
        all.add(facts.superName());
        all.addAll(facts.interfaces());
        return all;
    }

    /** The application's classes, sorted by name. */
    public Collection<ClassFacts> application() {
        return Collections.unmodifiableCollection(application.values());
    }

    /** Whether chains are followed into the class: it is the application's, or its family's. */
    public boolean isFollowed(String className) {
        return application.containsKey(className) || followed.containsKey(className);
    }

    /** Whether findings may stand in the class. */
    public boolean isApplication(String className) {
        return application.containsKey(className);
    }

    /** The declarations of any class that can be found, or null. */
    public ClassFacts facts(String className) {
        ClassFacts facts = application.get(className);
        if (facts == null) {
            facts = followed.get(className);
        }
        return facts != null ? facts : library(className);
    }

    private ClassFacts library(String className) {
        return libraries
                .computeIfAbsent(className, name -> {
                    ClassContainer container = classPath.container(name);
                    return container == null ? Optional.empty() : Optional.ofNullable(read(container, name));
                })
                .orElse(null);
    }

    @Override
    public Collection<String> direct(String type) {
        ClassFacts facts = facts(type);
        return facts == null ? List.of() : directOf(facts);
    }

    /** The followed classes that name the type as superclass or interface, sorted. */
    public List<String> directSubtypes(String type) {
        return subtypes.getOrDefault(type, List.of());
    }

    /** The method as a followed class declares it, or null. */
    public MethodFacts declared(MethodRef method) {
        if (!isFollowed(method.owner())) {
            return null;
        }
        return facts(method.owner()).method(method.name(), method.descriptor());
    }

    /** The followed classes whose code may call a method of that {@link MethodRef#signature()}. */
    public List<ClassFacts> classesCalling(String signature) {
        if (calling == null) {
            calling = new HashMap<>();
            application.values().forEach(this::addToCalling);
            followed.values().forEach(this::addToCalling);
        }
        return calling.getOrDefault(signature, List.of());
    }

    private void addToCalling(ClassFacts facts) {
        try {
            byte[] bytes = containerOf.get(facts.name()).read(facts.name());
            for (String signature : BrokenClassException.guard(() -> ClassFactsReader.signaturesCalled(bytes))) {
                calling.computeIfAbsent(signature, unused -> new ArrayList<>(2)).add(facts);
            }
        } catch (IOException e) {
            problems.add(facts.name().replace('/', '.') + " can't be read again (" + e.getMessage()
                    + "); its calls were not counted");
        }
    }

    /** What the methods of a class do, those without code aside. */
    public List<MethodBody> bodies(ClassFacts type) {
        List<MethodBody> result = new ArrayList<>();
        for (MethodFacts method : type.methods()) {
            MethodBody body = body(method.ref());
            if (body != null) {
                result.add(body);
            }
        }
        return result;
    }

    /** What the method does; null if it has no code or is not followed. */
    public MethodBody body(MethodRef method) {
        Optional<MethodBody> known = bodies.get(method);
        if (known == null) {
            known = Optional.ofNullable(readBody(method));
            bodies.put(method, known);
        }
        return known.orElse(null);
    }

    private MethodBody readBody(MethodRef method) {
        MethodFacts facts = declared(method);
        if (facts == null || !facts.hasCode()) {
            return null;
        }
        try {
            ClassCode code = code(method.owner());
            MethodBody body = BrokenClassException.guard(() -> MethodBodyReader.read(method, code));
            if (body != null && !body.valuesKnown()) {
                undecided++;
            }
            return body;
        } catch (IOException e) {
            problems.add(method.owner().replace('/', '.') + "." + method.name() + " has code that can't be read ("
                    + e.getMessage() + "); its calls were not judged");
            return null;
        }
    }

    private ClassCode code(String className) throws IOException {
        ClassCode code = codeAtHand.get(className);
        if (code == null) {
            byte[] bytes = containerOf.get(className).read(className);
            code = BrokenClassException.guard(() -> ClassCode.read(bytes));
            codeAtHand.put(className, code);
        }
        return code;
    }

    /** What could not be read, each a sentence. */
    public List<String> problems() {
        return Collections.unmodifiableList(problems);
    }

    /** How many methods were beyond the budget, so that values in them were not followed. */
    public int undecided() {
        return undecided;
    }
}
