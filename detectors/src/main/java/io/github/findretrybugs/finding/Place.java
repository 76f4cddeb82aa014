package io.github.findretrybugs.finding;

import java.util.Comparator;

/**
 * A place in source code, as far as bytes know it.
 *
 * @param className internal name, for example {@code com/acme/Orders$1}
 * @param methodName name of the method, or empty where the place is the class itself
 * @param methodDescriptor descriptor of the method, or empty
 * @param isStatic whether the method is static
 * @param sourceFile the SourceFile attribute, or empty where the class was compiled without
 * @param line the line, counted from 1; 0 where the class was compiled without line numbers
 */
public record Place(
        String className, String methodName, String methodDescriptor, boolean isStatic, String sourceFile, int line)
        implements Comparable<Place> {

    private static final Comparator<Place> ORDER = Comparator.comparing(Place::className)
            .thenComparingInt(Place::line)
            .thenComparing(Place::methodName)
            .thenComparing(Place::methodDescriptor);

    /** Whether the place is in a method, not only in a class. */
    public boolean hasMethod() {
        return !methodName.isEmpty();
    }

    /** The class's name as in source, for example {@code com.acme.Orders$1}. */
    public String dottedClassName() {
        return className.replace('/', '.');
    }

    /** The source file's path below a source root, for example {@code com/acme/Orders.java}; empty if unknown. */
    public String sourcePath() {
        if (sourceFile.isEmpty()) {
            return "";
        }
        return className.substring(0, className.lastIndexOf('/') + 1) + sourceFile;
    }

    @Override
    public int compareTo(Place other) {
        return ORDER.compare(this, other);
    }
}
