package io.github.findretrybugs.region;

import io.github.findretrybugs.bytecode.ClassFacts;
import io.github.findretrybugs.bytecode.MethodFacts;
import io.github.findretrybugs.bytecode.MethodRef;
import io.github.findretrybugs.catalog.Role;
import io.github.findretrybugs.effect.CodeModel;
import io.github.findretrybugs.flow.CallSite;
import io.github.findretrybugs.flow.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Whether a container's proxy stands before a method, so that its annotations mean anything. */
final class Proxies {

    private static final List<Role> CALLED_BY_FRAMEWORK =
            List.of(Role.ENTRY, Role.EVENT_LISTENER, Role.TX_AFTER_ANNOTATION, Role.THREAD_ANNOTATION);

    private final CodeModel code;
    private final Map<MethodRef, Boolean> onlyCalledByItself = new HashMap<>();

    Proxies(CodeModel code) {
        this.code = code;
    }

    /** Whether the call goes through the proxy of the target's bean. */
    boolean between(CallSite call, MethodFacts target) {
        return target.canBeProxied()
                && !call.isOnThis()
                && call.dispatch() != CallSite.Dispatch.SPECIAL
                && !(call.receiver() instanceof Value.Created);
    }

    /**
     * Whether followed code calls the method, and only from its own object, where no proxy stands between.
     *
     * @return false also where nobody calls it, since then somebody does who is not seen
     */
    boolean isOnlyCalledByItself(MethodFacts method) {
        Boolean known = onlyCalledByItself.get(method.ref());
        if (known == null) {
            known = findOnlyCalledByItself(method);
            onlyCalledByItself.put(method.ref(), known);
        }
        return known;
    }

    private boolean findOnlyCalledByItself(MethodFacts method) {
        if (!code.hierarchy().overridden(method).isEmpty() || isCalledByFramework(method)) {
            return false;
        }
        boolean called = false;
        for (ClassFacts type : code.program().classesCalling(method.ref().signature())) {
            if (!type.name().equals(method.ref().owner())) {
                if (mayCall(type, method)) {
                    return false;
                }
                continue;
            }
            for (CallSite call : callsTo(type, method.ref().signature())) {
                if (!call.isOnThis()) {
                    return false;
                }
                called = true;
            }
        }
        return called;
    }

    private boolean isCalledByFramework(MethodFacts method) {
        return CALLED_BY_FRAMEWORK.stream().anyMatch(role -> code.annotations().on(role, method.annotations()) != null);
    }

    /** Whether a class calls the method, by the name of its owner or of a type above or below it. */
    private boolean mayCall(ClassFacts type, MethodFacts method) {
        return callsTo(type, method.ref().signature()).stream()
                .map(call -> call.target().owner())
                .anyMatch(named -> code.hierarchy().isSubtype(method.ref().owner(), named)
                        || code.hierarchy().isSubtype(named, method.ref().owner()));
    }

    private List<CallSite> callsTo(ClassFacts type, String signature) {
        List<CallSite> calls = new ArrayList<>();
        code.program().bodies(type).forEach(body -> calls.addAll(body.callsAndFunctions()));
        calls.removeIf(call -> !call.target().signature().equals(signature));
        return calls;
    }
}
