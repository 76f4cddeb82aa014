package io.github.findretrybugs.region;

import io.github.findretrybugs.bytecode.ClassNames;
import io.github.findretrybugs.bytecode.MethodFacts;
import io.github.findretrybugs.bytecode.MethodRef;
import io.github.findretrybugs.catalog.Role;
import io.github.findretrybugs.effect.CodeModel;
import io.github.findretrybugs.program.AnnotationLookup;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Finds the annotation that decides on a method's transaction: the method's before its class's before the container's. */
final class TransactionAttributes {

    private final CodeModel code;
    private final Map<MethodRef, Optional<TransactionAttribute>> known = new HashMap<>();

    TransactionAttributes(CodeModel code) {
        this.code = code;
    }

    /** The deciding annotation, or null if there is none. */
    TransactionAttribute of(MethodFacts method) {
        Optional<TransactionAttribute> attribute = known.get(method.ref());
        if (attribute == null) {
            attribute = Optional.ofNullable(find(method));
            known.put(method.ref(), attribute);
        }
        return attribute.orElse(null);
    }

    private TransactionAttribute find(MethodFacts method) {
        if (method.ref().name().startsWith("<") || method.isSynthetic()) {
            return null;
        }
        String owner = method.ref().owner();
        AnnotationLookup.Use onMethod = code.annotations().onMethod(Role.TX_ANNOTATION, method);
        if (onMethod != null) {
            return isBeanManaged(owner) ? null : attribute(onMethod, "");
        }
        if (!method.isPublic() || method.isStatic()) {
            return null;
        }
        AnnotationLookup.Use onType = code.annotations().onTypeOf(Role.TX_ANNOTATION, method);
        if (onType != null) {
            return isBeanManaged(owner) ? null : attribute(onType, " on the class");
        }
        return implicit(owner);
    }

    private TransactionAttribute implicit(String owner) {
        AnnotationLookup.Use use = code.annotations().onType(Role.TX_IMPLICIT, owner);
        if (use == null || isBeanManaged(owner)) {
            return null;
        }
        String cause = "the container, for @" + ClassNames.simple(use.written());
        return new TransactionAttribute(Propagation.REQUIRED, false, "", use.fact(), cause, true);
    }

    private boolean isBeanManaged(String owner) {
        AnnotationLookup.Use use = code.annotations().onType(Role.TX_BEAN_MANAGED, owner);
        return use != null
                && use.fact()
                        .attribute("is", "BEAN")
                        .equals(use.annotation().text(use.fact().attribute("attribute", "value")));
    }

    private static boolean isReadOnly(AnnotationLookup.Use use) {
        return use.fact().attribute("readonly", "").equals("always") || "true".equals(use.valueOf("readonly"));
    }

    private static TransactionAttribute attribute(AnnotationLookup.Use use, String where) {
        String propagation = use.valueOf("propagation");
        if (propagation == null) {
            propagation = use.fact().attribute("default", Propagation.REQUIRED.name());
        }
        List<String> managers = List.of(use.fact().attribute("manager", "").split(",", -1));
        String manager = managers.stream()
                .map(use.annotation()::text)
                .filter(text -> text != null)
                .collect(Collectors.joining());
        return new TransactionAttribute(
                Propagation.of(propagation),
                isReadOnly(use),
                manager,
                use.fact(),
                "@" + ClassNames.simple(use.written()) + where,
                false);
    }
}
