package io.github.findretrybugs.bytecode;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Builds archives whose entries hold a text, so that a test sees which entry was read. */
final class Archives {

    private final Map<String, byte[]> entries = new LinkedHashMap<>();

    Archives with(String entry, String content) {
        return with(entry, content.getBytes(StandardCharsets.UTF_8));
    }

    Archives with(String entry, byte[] content) {
        entries.put(entry, content);
        return this;
    }

    byte[] bytes() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                zip.putNextEntry(new ZipEntry(entry.getKey()));
                zip.write(entry.getValue());
                zip.closeEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }
}
