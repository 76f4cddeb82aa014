package io.github.findretrybugs.maven;

import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.logging.SystemStreamLog;

/** Keeps what is logged, each entry with its level. */
final class RecordingLog extends SystemStreamLog {

    private final List<String> lines = new ArrayList<>();

    List<String> lines() {
        return lines;
    }

    String text() {
        return String.join("\n", lines);
    }

    @Override
    public void info(CharSequence content) {
        lines.add("INFO " + content);
    }

    @Override
    public void warn(CharSequence content) {
        lines.add("WARN " + content);
    }

    @Override
    public void error(CharSequence content) {
        lines.add("ERROR " + content);
    }
}
