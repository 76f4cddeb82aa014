package io.github.findretrybugs.catalog;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Whether a row can be true of a type with these signatures. */
final class RowCheck {

    private static final Set<String> NAMES_OF_ATTRIBUTES =
            Set.of("propagation", "readonly", "manager", "phase", "attribute", "mode");
    private static final Set<String> REGEXES = Set.of("reads", "idempotent", "except");
    /** Types of arguments that name an HTTP method: text, or a library's own enum. */
    private static final Pattern VERB_TYPE = Pattern.compile(
            "L(java/lang/(String|CharSequence)|.*[/$](HttpMethod|Method|HttpMethodName|RequestMethod));");

    private RowCheck() {}

    /**
     * Says what can't be true, or null.
     *
     * @param hierarchy the type and its supertypes
     */
    static String complaint(Row row, TypeShape type, List<TypeShape> hierarchy) {
        String member = row.fact().member();
        if (member.equals(Fact.TYPE)) {
            return attributeNames(row, type);
        }
        if (member.startsWith("#")) {
            return type.members().contains(member) ? null : type.name() + " has no constant " + member;
        }
        List<String> found = new ArrayList<>();
        for (TypeShape shape : hierarchy) {
            for (String signature : shape.members()) {
                if (speaksOf(row, signature) && (shape.equals(type) || !signature.startsWith("<init>"))) {
                    found.add(signature);
                }
            }
        }
        if (found.isEmpty()) {
            return type.name() + " has no " + member + " " + row.fact().descriptor();
        }
        for (String signature : found) {
            String complaint = arguments(row.fact(), signature);
            if (complaint != null) {
                return complaint;
            }
        }
        return regexes(row.fact());
    }

    private static boolean speaksOf(Row row, String signature) {
        if (signature.startsWith("#")) {
            return false;
        }
        String name = TypeShape.nameOf(signature);
        boolean named = row.memberPattern()
                ? Pattern.matches(row.fact().member(), name)
                : row.fact().member().equals(name);
        return named && row.fitsDescriptor(TypeShape.descriptorOf(signature));
    }

    private static String attributeNames(Row row, TypeShape type) {
        for (Map.Entry<String, String> attribute : row.fact().attributes().entrySet()) {
            List<String> names = List.of();
            if (NAMES_OF_ATTRIBUTES.contains(attribute.getKey()) && !isConstant(attribute)) {
                names = List.of(attribute.getValue().split(",", -1));
            } else if (attribute.getKey().equals("verb")) {
                names = verbAttribute(attribute.getValue());
            }
            for (String name : names) {
                if (type.members().stream().noneMatch(member -> member.startsWith(name + "()"))) {
                    return type.name() + " has no attribute " + name;
                }
            }
        }
        return regexes(row.fact());
    }

    /** An annotation that means nothing but read-only has no attribute for it. */
    private static boolean isConstant(Map.Entry<String, String> attribute) {
        return attribute.getKey().equals("readonly") && attribute.getValue().equals("always");
    }

    private static List<String> verbAttribute(String value) {
        if (value.startsWith("attr:")) {
            return List.of(value.substring("attr:".length()));
        }
        return value.equals("value") ? List.of(value) : List.of();
    }

    private static String arguments(Fact fact, String signature) {
        List<String> parameters = Descriptors.parameters(TypeShape.descriptorOf(signature));
        for (Map.Entry<String, String> attribute : fact.attributes().entrySet()) {
            String value = attribute.getValue();
            int colon = attribute.getKey().equals("when") ? value.indexOf(':') : value.length();
            int index =
                    REGEXES.contains(attribute.getKey()) ? -1 : AttributeCheck.argumentIndex(value.substring(0, colon));
            if (index < 0) {
                continue;
            }
            if (index >= parameters.size()) {
                return signature + " has no " + value;
            }
            if (!isPlausible(attribute.getKey(), parameters.get(index))) {
                return signature + ": " + attribute + " can't be a " + parameters.get(index);
            }
        }
        return null;
    }

    private static boolean isPlausible(String attribute, String type) {
        return switch (attribute) {
            case "verb" -> VERB_TYPE.matcher(type).matches();
            case "when" -> type.length() == 1;
            case "payload" -> type.startsWith("L");
            case "request" -> type.startsWith("L") || type.startsWith("[L");
            default -> type.startsWith("L") && !type.equals("Ljava/lang/String;") && !type.equals("Ljava/lang/Class;");
        };
    }

    /** Compiles what the loader leaves for later. */
    private static String regexes(Fact fact) {
        for (String attribute : REGEXES) {
            fact.attribute(attribute).ifPresent(Pattern::compile);
        }
        return null;
    }
}
