package io.github.findretrybugs.catalog;

import java.util.ArrayList;
import java.util.List;

/** The descriptors that rows carry: {@code *}, a whole descriptor, or parameters with the result left open. */
final class Descriptors {

    private Descriptors() {}

    /**
     * The types of the parameters, or null if the descriptor is malformed or has none because it is a field's.
     *
     * @param descriptor for example {@code (IJ)V}
     */
    static List<String> parameters(String descriptor) {
        if (descriptor.isEmpty() || descriptor.charAt(0) != '(') {
            return null;
        }
        List<String> parameters = new ArrayList<>(4);
        int at = 1;
        while (at < descriptor.length() && descriptor.charAt(at) != ')') {
            int end = endOfType(descriptor, at);
            if (end < 0) {
                return null;
            }
            parameters.add(descriptor.substring(at, end));
            at = end;
        }
        return at < descriptor.length() && isResult(descriptor, at + 1) ? parameters : null;
    }

    private static boolean isResult(String descriptor, int at) {
        String result = descriptor.substring(at);
        return result.equals("V") || result.equals(Fact.ANY) || endOfType(descriptor, at) == descriptor.length();
    }

    private static int endOfType(String descriptor, int start) {
        int at = start;
        while (at < descriptor.length() && descriptor.charAt(at) == '[') {
            at++;
        }
        if (at >= descriptor.length()) {
            return -1;
        }
        char kind = descriptor.charAt(at);
        if (kind == 'L') {
            int end = descriptor.indexOf(';', at);
            return end < 0 ? -1 : end + 1;
        }
        return "ZBCSIJFD".indexOf(kind) >= 0 ? at + 1 : -1;
    }
}
