package io.github.findretrybugs.bytecode;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DirectoryContainerTest {

    @TempDir
    Path folder;

    @Test
    void lists_classes_sorted_and_reads_them() throws IOException {
        Path classes = folder.resolve("with blank/classes");
        write(classes.resolve("com/acme/Orders.class"), 2);
        write(classes.resolve("com/acme/Mail.class"), 1);
        write(classes.resolve("com/acme/package-info.class"), 3);
        write(classes.resolve("module-info.class"), 4);
        write(classes.resolve("META-INF/versions/11/com/acme/Orders.class"), 5);
        write(folder.resolve("with blank/Outside.class"), 6);

        ClassContainer container = new DirectoryContainer(classes);

        assertEquals(
                List.of("com/acme/Mail", "com/acme/Orders", "com/acme/package-info"),
                List.copyOf(container.classNames()));
        assertArrayEquals(new byte[] {2}, container.read("com/acme/Orders"));
        assertNull(container.read("../Outside"));
        assertNull(container.read("com/acme/Missing"));
        assertEquals(classes.toString(), container.name());
    }

    @Test
    void a_missing_folder_is_an_error() {
        ClassContainer container = new DirectoryContainer(folder.resolve("missing"));
        assertThrows(IOException.class, container::classNames);
    }

    private static void write(Path file, int content) throws IOException {
        Files.createDirectories(file.getParent());
        Files.write(file, new byte[] {(byte) content});
    }
}
