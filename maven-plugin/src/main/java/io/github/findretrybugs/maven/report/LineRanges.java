package io.github.findretrybugs.maven.report;

import io.github.findretrybugs.bytecode.ClassContainer;
import io.github.findretrybugs.bytecode.LineRange;
import io.github.findretrybugs.finding.Place;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Finds the lines of the methods and classes that places are in. */
public final class LineRanges {

    private final List<ClassContainer> containers;

    /**
     * The lines of these containers' classes.
     *
     * @param containers where to look for classes, the first that has one wins; open as long as this is used
     */
    public LineRanges(List<ClassContainer> containers) {
        this.containers = List.copyOf(containers);
    }

    /** The lines of the place's method. */
    Optional<LineRange> method(Place place) {
        return range(place, place.methodName());
    }

    /** The lines of the place's class. */
    Optional<LineRange> type(Place place) {
        return range(place, "");
    }

    private Optional<LineRange> range(Place place, String method) {
        try {
            for (ClassContainer container : containers) {
                byte[] bytes = container.read(place.className());
                if (bytes != null) {
                    return LineRange.of(bytes, method, place.methodDescriptor());
                }
            }
        } catch (IOException | RuntimeException e) {
            // The class was read once, for the finding; a report without this range is still right.
            return Optional.empty();
        }
        return Optional.empty();
    }
}
