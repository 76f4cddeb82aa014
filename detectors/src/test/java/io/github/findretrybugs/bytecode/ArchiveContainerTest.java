package io.github.findretrybugs.bytecode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArchiveContainerTest {

    private static final String MULTI_RELEASE = "Manifest-Version: 1.0\nMulti-Release: true\n\n";

    @TempDir
    Path folder;

    @Test
    void lists_classes_sorted_and_reads_them() throws IOException {
        try (ClassContainer jar = jar(new Archives()
                .with("com/acme/Orders.class", "orders")
                .with("com/acme/Mail.class", "mail")
                .with("readme.txt", ""))) {
            assertEquals(List.of("com/acme/Mail", "com/acme/Orders"), List.copyOf(jar.classNames()));
            assertEquals("orders", read(jar, "com/acme/Orders"));
            assertNull(jar.read("com/acme/Missing"));
            assertNull(jar.read("../acme/Orders"));
        }
    }

    @Test
    void a_package_is_read_and_a_module_is_not() throws IOException {
        try (ClassContainer jar =
                jar(new Archives().with("module-info.class", "").with("com/acme/package-info.class", "package"))) {
            assertEquals(List.of("com/acme/package-info"), List.copyOf(jar.classNames()));
        }
    }

    @Test
    void the_newest_supported_release_counts() throws IOException {
        try (ClassContainer jar = jar(new Archives()
                .with("META-INF/MANIFEST.MF", MULTI_RELEASE)
                .with("META-INF/versions/17/com/acme/Orders.class", "17")
                .with("META-INF/versions/9/com/acme/Orders.class", "9")
                .with("META-INF/versions/99/com/acme/Orders.class", "99")
                .with("META-INF/versions/x/com/acme/Orders.class", "x")
                .with("META-INF/versions/11/com/acme/Added.class", "11")
                .with("META-INF/versions/11/module-info.class", "module")
                .with("com/acme/Orders.class", "base"))) {
            assertEquals(List.of("com/acme/Added", "com/acme/Orders"), List.copyOf(jar.classNames()));
            assertEquals("17", read(jar, "com/acme/Orders"));
        }
    }

    @Test
    void without_the_manifest_s_word_versions_do_not_count() throws IOException {
        try (ClassContainer jar = jar(new Archives()
                .with("META-INF/versions/17/com/acme/Orders.class", "17")
                .with("com/acme/Orders.class", "base"))) {
            assertEquals("base", read(jar, "com/acme/Orders"));
        }
    }

    @Test
    void a_broken_archive_is_named() throws IOException {
        Path file = Files.writeString(folder.resolve("broken.jar"), "no archive");
        try (ClassContainer jar = new ArchiveContainer(file)) {
            IOException e = assertThrows(IOException.class, jar::classNames);
            assertTrue(e.getMessage().startsWith(file + " can't be opened as an archive: "), e.getMessage());
        }
    }

    @Test
    void a_class_made_to_fill_the_memory_is_refused() throws IOException {
        try (ClassContainer jar = jar(new Archives().with("Bomb.class", new byte[ClassFiles.LARGEST + 1]))) {
            IOException e = assertThrows(IOException.class, () -> jar.read("Bomb"));
            assertTrue(e.getMessage().endsWith("Bomb is larger than 64 MiB"), e.getMessage());
        }
    }

    @Test
    void after_closing_nothing_is_read() throws IOException {
        ClassContainer jar = jar(new Archives().with("com/acme/Orders.class", "orders"));
        assertEquals("orders", read(jar, "com/acme/Orders"));
        jar.close();
        jar.close();
        assertThrows(IOException.class, () -> jar.read("com/acme/Orders"));
    }

    private ClassContainer jar(Archives archive) throws IOException {
        return new ArchiveContainer(Files.write(folder.resolve("app.jar"), archive.bytes()));
    }

    private static String read(ClassContainer jar, String className) throws IOException {
        return new String(jar.read(className), StandardCharsets.UTF_8);
    }
}
