package io.github.findretrybugs.maven.report;

import io.github.findretrybugs.finding.Place;
import java.util.regex.Pattern;

/** How a developer calls the code that a place is in: without what compilers add to names. */
final class CodeElement {

    private static final Pattern LAMBDA = Pattern.compile("lambda\\$(?:(\\w+?)\\$)?\\d+");
    private static final Pattern ANONYMOUS = Pattern.compile("(\\$\\d+\\w*)+$");

    private CodeElement() {}

    /**
     * The element of a source file that an annotation can stand on.
     *
     * @return {@code Orders.place}, {@code the constructor of Orders} or {@code class Orders}
     */
    static String of(Place place) {
        String type = type(place);
        String method = method(place);
        return switch (method) {
            case "<init>" -> "the constructor of " + type;
            case "", "<clinit>" -> "class " + type;
            default -> type + "." + method;
        };
    }

    /** The nearest named class, for example {@code Orders.Line} for {@code com/acme/Orders$Line$1}. */
    private static String type(Place place) {
        String name = place.className().substring(place.className().lastIndexOf('/') + 1);
        return ANONYMOUS.matcher(name).replaceFirst("").replace('$', '.');
    }

    /** The method's name; of a lambda's body that of the method it stands in, where the compiler tells. */
    static String method(Place place) {
        var lambda = LAMBDA.matcher(place.methodName());
        if (!lambda.matches()) {
            return place.methodName();
        }
        String creator = lambda.group(1);
        if (creator == null) {
            return "";
        }
        return switch (creator) {
            case "new" -> "<init>";
            case "static" -> "<clinit>";
            default -> creator;
        };
    }

    /** The class's name without the numbers of anonymous classes, which change when another is added. */
    static String stableClass(Place place) {
        return ANONYMOUS.matcher(place.className()).replaceFirst("\\$");
    }
}
