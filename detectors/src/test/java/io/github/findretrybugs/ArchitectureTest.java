package io.github.findretrybugs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.Remapper;

/** Which part may know which other, as the compiled classes tell. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ArchitectureTest {

    private static final String ROOT = "io/github/findretrybugs/";
    private static final Path CLASSES = Path.of("target", "classes");
    private static final Path SOURCES = Path.of("src", "main", "java");

    /** From the ground up; each may use those before it. */
    private static final List<String> FLOORS = List.of(
            "finding",
            "bytecode",
            "catalog",
            "flow",
            "program",
            "effect",
            "region",
            "rule",
            "suppression",
            "analysis",
            "spotbugs");

    /** Beside the floors: what says findings in words needs to know nothing of how they are found. */
    private static final String REPORT = "report";

    private static final Set<String> READ_BYTES = Set.of("bytecode", "flow");

    private static final Pattern SPOTBUGS = Pattern.compile("(edu/umd/cs/findbugs|org/apache/bcel|org/dom4j)/.*");

    /**
     * How the packages of libraries begin, Jakarta EE's too. The JDK's {@code java} and {@code javax.xml} are none of them, and
     * {@code org/acme} is nobody's.
     */
    private static final Pattern LIBRARY = Pattern.compile("(?<![\\w./])"
            + "(?!io[./]github[./]findretrybugs|org[./]acme|javax[./]xml)"
            + "(com|dev|io|jakarta|javax|kotlin|kotlinx|net|org|reactor|scala|software)[./][a-z]");

    private final List<Compiled> classes = new ArrayList<>();

    /** A class with all types that it speaks of and all its string constants. */
    private record Compiled(String name, Set<String> types, Set<String> strings, List<String> changingFields) {

        String floor() {
            return floorOf(name);
        }
    }

    @BeforeAll
    void read() throws IOException {
        try (Stream<Path> files = Files.walk(CLASSES)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".class"))
                    .sorted()
                    .toList()) {
                classes.add(read(new ClassReader(Files.readAllBytes(file))));
            }
        }
        assertTrue(classes.size() > 100, () -> "only " + classes.size() + " classes");
    }

    private static Compiled read(ClassReader reader) {
        Set<String> types = new TreeSet<>();
        List<String> changing = new ArrayList<>();
        Remapper recorder = new Remapper(Opcodes.ASM9) {
            @Override
            public String map(String internalName) {
                types.add(internalName);
                return internalName;
            }
        };
        ClassVisitor fields = new ClassVisitor(Opcodes.ASM9) {
            @Override
            public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
                if ((access & Opcodes.ACC_STATIC) != 0
                        && ((access & Opcodes.ACC_FINAL) == 0 || descriptor.startsWith("Ljava/util/concurrent/"))) {
                    changing.add(name);
                }
                return null;
            }
        };
        reader.accept(new ClassRemapper(Opcodes.ASM9, fields, recorder) {}, 0);
        return new Compiled(reader.getClassName(), types, strings(reader), changing);
    }

    private static Set<String> strings(ClassReader reader) {
        Set<String> strings = new TreeSet<>();
        char[] buffer = new char[reader.getMaxStringLength()];
        for (int i = 1; i < reader.getItemCount(); i++) {
            int item = reader.getItem(i);
            // Items point behind their tag; the second halves of long and double have none.
            if (item > 0 && reader.readByte(item - 1) == 8) {
                strings.add((String) reader.readConst(i, buffer));
            }
        }
        return strings;
    }

    private static String floorOf(String className) {
        String rest = className.substring(ROOT.length());
        return rest.substring(0, rest.indexOf('/'));
    }

    @Test
    void every_package_has_its_floor() {
        for (Compiled type : classes) {
            assertTrue(type.name().startsWith(ROOT), type.name());
            assertTrue(FLOORS.contains(type.floor()) || type.floor().equals(REPORT), type.name());
        }
    }

    @Test
    void packages_point_down_only() {
        Set<String> wrong = new TreeSet<>();
        for (Compiled type : classes) {
            for (String used : type.types()) {
                if (used.startsWith(ROOT) && !mayUse(type.floor(), floorOf(used))) {
                    wrong.add(type.name() + " uses " + used);
                }
            }
        }
        assertEquals(Set.of(), wrong);
    }

    private static boolean mayUse(String user, String used) {
        if (user.equals(used)) {
            return true;
        }
        if (user.equals(REPORT)) {
            return used.equals("finding");
        }
        return FLOORS.indexOf(used) >= 0 && FLOORS.indexOf(used) < FLOORS.indexOf(user);
    }

    @Test
    void bytes_are_read_below_and_nowhere_else() throws IOException {
        Set<String> wrong = new TreeSet<>();
        for (Compiled type : classes) {
            if (!READ_BYTES.contains(type.floor())
                    && type.types().stream().anyMatch(used -> used.startsWith("org/objectweb/asm/"))) {
                wrong.add(type.name());
            }
        }
        // The compiler copies constants such as Opcodes.ACC_STATIC, and then the class file doesn't say where they came
        // from.
        for (String floor : FLOORS) {
            if (!READ_BYTES.contains(floor)) {
                wrong.addAll(sourcesThatSay("org.objectweb.asm", SOURCES.resolve(ROOT + floor)));
            }
        }
        assertEquals(Set.of(), wrong);
    }

    private static List<String> sourcesThatSay(String words, Path folder) throws IOException {
        List<String> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                if (Files.readString(file).contains(words)) {
                    found.add(file.toString());
                }
            }
        }
        return found;
    }

    @Test
    void only_the_door_knows_spotbugs() {
        Set<String> wrong = new TreeSet<>();
        for (Compiled type : classes) {
            if (!type.floor().equals("spotbugs")
                    && type.types().stream()
                            .anyMatch(used -> SPOTBUGS.matcher(used).matches())) {
                wrong.add(type.name());
            }
        }
        assertEquals(Set.of(), wrong);
    }

    @Test
    void no_library_is_named_in_code() {
        Set<String> wrong = new TreeSet<>();
        for (Compiled type : classes) {
            for (String text : type.strings()) {
                if (LIBRARY.matcher(text).find()) {
                    wrong.add(type.name() + " says " + text);
                }
            }
        }
        assertEquals(Set.of(), wrong);
    }

    @Test
    void nothing_static_changes() {
        Set<String> wrong = new TreeSet<>();
        for (Compiled type : classes) {
            type.changingFields().forEach(field -> wrong.add(type.name() + "." + field));
        }
        assertEquals(Set.of(), wrong);
    }

    @Test
    void nothing_else_is_packaged() throws IOException {
        Pattern expected = Pattern.compile(
                "(io/github/findretrybugs|META-INF|catalog)/.*" + "|findbugs\\.xml|messages\\.xml|bugrank\\.txt");
        try (Stream<Path> files = Files.walk(CLASSES)) {
            List<String> wrong = files.filter(Files::isRegularFile)
                    .map(file -> CLASSES.relativize(file).toString().replace('\\', '/'))
                    .filter(name -> !expected.matcher(name).matches())
                    .toList();
            assertEquals(List.of(), wrong);
        }
        assertFalse(Files.exists(CLASSES.resolve("META-INF").resolve("services")));
    }
}
