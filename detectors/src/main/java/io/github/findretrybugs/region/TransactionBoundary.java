package io.github.findretrybugs.region;

import io.github.findretrybugs.bytecode.MethodFacts;
import io.github.findretrybugs.catalog.Role;
import io.github.findretrybugs.effect.CodeModel;
import io.github.findretrybugs.effect.Reach;
import io.github.findretrybugs.flow.CallSite;
import io.github.findretrybugs.flow.MethodBody;

/** Where a transaction ends on the way down the calls. */
final class TransactionBoundary implements Reach.Boundary {

    private final CodeModel code;
    private final TransactionAttributes attributes;
    private final AnnotatedTransactionFinder annotated;
    private final Proxies proxies;

    TransactionBoundary(
            CodeModel code, TransactionAttributes attributes, AnnotatedTransactionFinder annotated, Proxies proxies) {
        this.code = code;
        this.attributes = attributes;
        this.annotated = annotated;
        this.proxies = proxies;
    }

    @Override
    public Reach.Crossing crossing(CallSite call, MethodFacts target) {
        TransactionAttribute attribute = attributes.of(target);
        boolean proxied = proxies.between(call, target);
        if (proxied && isOnOtherThread(target)) {
            return Reach.Crossing.OTHER_THREAD;
        }
        if (proxied && annotated.runsAfter(target)) {
            return Reach.Crossing.OUTSIDE;
        }
        if (attribute == null || attribute.propagation() == Propagation.SUPPORTS) {
            return Reach.Crossing.INSIDE;
        }
        if (attribute.propagation().isNeverInside()) {
            return proxied ? Reach.Crossing.OUTSIDE : Reach.Crossing.INSIDE;
        }
        return target.canBeProxied() && annotated.isEntry(target, attribute)
                ? Reach.Crossing.OWN
                : Reach.Crossing.INSIDE;
    }

    private boolean isOnOtherThread(MethodFacts target) {
        if (code.annotations().onMethod(Role.THREAD_ANNOTATION, target) != null) {
            return true;
        }
        return target.isPublic()
                && code.annotations()
                                .onType(Role.THREAD_ANNOTATION, target.ref().owner())
                        != null;
    }

    @Override
    public boolean isSkipped(MethodBody body, int instruction) {
        return code.inactive().contains(body, instruction);
    }
}
