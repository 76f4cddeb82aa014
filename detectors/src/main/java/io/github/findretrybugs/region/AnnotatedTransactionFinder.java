package io.github.findretrybugs.region;

import io.github.findretrybugs.bytecode.ClassFacts;
import io.github.findretrybugs.bytecode.ClassNames;
import io.github.findretrybugs.bytecode.MethodFacts;
import io.github.findretrybugs.catalog.Role;
import io.github.findretrybugs.effect.CodeModel;
import io.github.findretrybugs.effect.Reach;
import io.github.findretrybugs.flow.MethodBody;
import io.github.findretrybugs.program.AnnotationLookup;
import java.util.List;
import java.util.function.Consumer;

/** Methods that a container runs in a transaction, because of an annotation or of what kind of bean they belong to. */
final class AnnotatedTransactionFinder implements TransactionFinder {

    private final CodeModel code;
    private final TransactionAttributes attributes;
    private final Proxies proxies;
    private final TransactionHelpers helpers;

    AnnotatedTransactionFinder(
            CodeModel code, TransactionAttributes attributes, Proxies proxies, TransactionHelpers helpers) {
        this.code = code;
        this.attributes = attributes;
        this.proxies = proxies;
        this.helpers = helpers;
    }

    @Override
    public void find(ClassFacts type, Consumer<TransactionRegion> found) {
        for (MethodFacts method : type.methods()) {
            if (method.hasCode() && !method.isSynthetic() && method.canBeProxied()) {
                TransactionAttribute attribute = attributes.of(method);
                if (attribute != null && attribute.propagation().isAlwaysInside() && isEntry(method, attribute)) {
                    found.accept(region(method, attribute));
                } else if (attribute == null && isGlobal(method)) {
                    found.accept(global(method));
                } else if (isListenerInside(method)) {
                    found.accept(listener(method));
                }
            }
        }
    }

    /** Whether somebody can call the method so that its transaction begins. */
    boolean isEntry(MethodFacts method, TransactionAttribute attribute) {
        boolean selfCallsBypass = attribute.fact().attribute("self-calls", "").equals("bypass");
        return !selfCallsBypass || !proxies.isOnlyCalledByItself(method);
    }

    private TransactionRegion region(MethodFacts method, TransactionAttribute attribute) {
        MethodBody body = code.program().body(method.ref());
        if (body != null) {
            helpers.noteParametersRunIn(body, index -> true);
        }
        boolean global = isGlobal(method);
        return new TransactionRegion(
                attribute.implicit() ? TransactionRegion.Kind.CONTAINER : TransactionRegion.Kind.ANNOTATED,
                method.ref(),
                body == null ? 0 : body.firstLine(),
                attribute.cause(),
                attribute.readOnly(),
                global,
                attribute.manager(),
                attribute.fact().attribute("system", ""),
                body == null ? List.of() : List.of(Reach.Start.whole(body)));
    }

    private boolean isGlobal(MethodFacts method) {
        return code.annotations().onMethod(Role.TX_GLOBAL, method) != null
                || (method.isPublic() && code.annotations().onTypeOf(Role.TX_GLOBAL, method) != null);
    }

    private TransactionRegion global(MethodFacts method) {
        return whole(method, "a transaction over several services", true);
    }

    /** A listener that the framework calls just before the commit, still inside the transaction. */
    private boolean isListenerInside(MethodFacts method) {
        AnnotationLookup.Use use = code.annotations().on(Role.TX_AFTER_ANNOTATION, method.annotations());
        return use != null && isBefore(use);
    }

    /** Whether an annotation has the method run after the transaction. */
    boolean runsAfter(MethodFacts method) {
        AnnotationLookup.Use use = code.annotations().on(Role.TX_AFTER_ANNOTATION, method.annotations());
        return use != null && !isBefore(use);
    }

    private static boolean isBefore(AnnotationLookup.Use use) {
        return use.fact().attribute("before", "?").equals(use.valueOf("phase"));
    }

    private TransactionRegion listener(MethodFacts method) {
        AnnotationLookup.Use use = code.annotations().on(Role.TX_AFTER_ANNOTATION, method.annotations());
        return whole(method, "@" + ClassNames.simple(use.written()) + " before the commit", false);
    }

    private TransactionRegion whole(MethodFacts method, String cause, boolean global) {
        MethodBody body = code.program().body(method.ref());
        return new TransactionRegion(
                TransactionRegion.Kind.ANNOTATED,
                method.ref(),
                body == null ? 0 : body.firstLine(),
                cause,
                false,
                global,
                "",
                "",
                body == null ? List.of() : List.of(Reach.Start.whole(body)));
    }
}
