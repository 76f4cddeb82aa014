package io.github.findretrybugs.bytecode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassContainersTest {

    private static final byte[] LIBRARY =
            new Archives().with("lib/Util.class", "util").bytes();

    @TempDir
    Path folder;

    @Test
    void of_a_spring_boot_jar_the_own_classes_are_the_application() throws IOException {
        Path jar = write(
                "app.jar",
                new Archives()
                        .with("org/springframework/boot/loader/Launcher.class", "loader")
                        .with("BOOT-INF/classes/com/acme/Orders.class", "orders")
                        .with("BOOT-INF/lib/util.jar", LIBRARY)
                        .with("BOOT-INF/lib/sub/ignored.jar", LIBRARY));
        try (ClassContainers opened = ClassContainers.open(jar)) {
            assertEquals(List.of("com/acme/Orders"), names(opened.application()));
            assertEquals(List.of("lib/Util"), names(opened.libraries()));
            assertEquals(
                    jar + "!/BOOT-INF/lib/util.jar", opened.libraries().get(0).name());
            assertEquals(List.of(), opened.problems());
        }
    }

    @Test
    void of_a_war_the_own_classes_are_the_application() throws IOException {
        Path war = write(
                "app.war",
                new Archives()
                        .with("WEB-INF/classes/com/acme/Orders.class", "orders")
                        .with("WEB-INF/lib/util.jar", LIBRARY));
        try (ClassContainers opened = ClassContainers.open(war)) {
            assertEquals(List.of("com/acme/Orders"), names(opened.application()));
            assertEquals(List.of("lib/Util"), names(opened.libraries()));
        }
    }

    @Test
    void a_war_s_folder_is_read_like_the_war() throws IOException {
        write("app/WEB-INF/classes/com/acme/Orders.class", "orders".getBytes(StandardCharsets.UTF_8));
        write("app/WEB-INF/lib/util.jar", LIBRARY);
        try (ClassContainers opened = ClassContainers.open(folder.resolve("app"))) {
            assertEquals(List.of("com/acme/Orders"), names(opened.application()));
            assertEquals(List.of("lib/Util"), names(opened.libraries()));
        }
    }

    @Test
    void a_folder_of_jars_is_application_code() throws IOException {
        write("lib/a.jar", new Archives().with("com/acme/A.class", "a"));
        write("lib/b.jar", new Archives().with("com/acme/B.class", "b"));
        try (ClassContainers opened = ClassContainers.open(folder.resolve("lib"))) {
            assertEquals(List.of("com/acme/A", "com/acme/B"), names(opened.application()));
        }
    }

    @Test
    void a_broken_library_is_left_out_and_said() throws IOException {
        Path war = write("lib/b.jar", new byte[] {1});
        write("lib/a.jar", new Archives().with("com/acme/A.class", "a"));
        try (ClassContainers opened = ClassContainers.open(folder.resolve("lib"))) {
            assertEquals(List.of("com/acme/A"), names(opened.application()));
            assertEquals(1, opened.problems().size());
            assertTrue(opened.problems().get(0).startsWith(war + " can't be opened as an archive"));
        }
    }

    @Test
    void what_is_missing_or_broken_is_named() throws IOException {
        Path missing = folder.resolve("missing");
        IOException e = assertThrows(IOException.class, () -> ClassContainers.open(missing));
        assertEquals(missing + " does not exist", e.getMessage());
        Path broken = write("broken.jar", new byte[] {1});
        IOException f = assertThrows(IOException.class, () -> ClassContainers.open(broken));
        assertTrue(f.getMessage().startsWith(broken + " can't be opened as an archive"), f.getMessage());
    }

    private Path write(String name, Archives archive) throws IOException {
        return write(name, archive.bytes());
    }

    private Path write(String name, byte[] content) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.write(file, content);
    }

    private static List<String> names(List<ClassContainer> containers) throws IOException {
        List<String> names = new ArrayList<>();
        for (ClassContainer container : containers) {
            names.addAll(container.classNames());
        }
        return names;
    }
}
