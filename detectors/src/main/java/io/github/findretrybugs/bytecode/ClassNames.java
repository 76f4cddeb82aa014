package io.github.findretrybugs.bytecode;

/** Reads internal names ({@code com/acme/Orders$Line}) and descriptors. */
public final class ClassNames {

    private ClassNames() {}

    /** The name without package, nested classes with a dot: {@code Orders.Line}. */
    public static String simple(String internalName) {
        return internalName.substring(internalName.lastIndexOf('/') + 1).replace('$', '.');
    }

    /** The package with a slash at its end, {@code com/acme/}; empty for the default package. */
    public static String packagePrefix(String internalName) {
        return internalName.substring(0, internalName.lastIndexOf('/') + 1);
    }

    /**
     * The first segments of the package.
     *
     * @param segments how many at most
     * @return with a slash at its end, or the whole prefix where it has fewer
     */
    public static String packageHead(String internalName, int segments) {
        int end = 0;
        for (int i = 0; i < segments; i++) {
            int slash = internalName.indexOf('/', end);
            if (slash < 0) {
                break;
            }
            end = slash + 1;
        }
        return internalName.substring(0, end);
    }

    /** The internal name in a descriptor of an object type, or null for primitives and arrays. */
    public static String ofDescriptor(String descriptor) {
        return descriptor.startsWith("L") ? descriptor.substring(1, descriptor.length() - 1) : null;
    }

    /** The internal name of what a method returns, or null for primitives, arrays and void. */
    public static String returned(String methodDescriptor) {
        return ofDescriptor(methodDescriptor.substring(methodDescriptor.indexOf(')') + 1));
    }
}
