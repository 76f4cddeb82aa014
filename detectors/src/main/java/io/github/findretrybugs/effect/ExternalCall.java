package io.github.findretrybugs.effect;

import io.github.findretrybugs.bytecode.MethodRef;
import io.github.findretrybugs.finding.Confidence;
import io.github.findretrybugs.flow.CallSite;

/**
 * A call that leaves the process for a system that the local transaction does not cover.
 *
 * @param site the call
 * @param api the library's or the client interface's method
 * @param kind the way it leaves: {@code http}, {@code rpc}, {@code broker}, {@code mail}, ...
 * @param impact what it does to the other side
 * @param verb the HTTP method, or empty
 * @param enlists the kind of transaction that the call takes part in where there is one, such as {@code jta}; or empty
 * @param isRequestItself whether the object it is called on is the one request, so that a second call sends nothing more
 * @param confidence how sure it is that this is such a call
 */
public record ExternalCall(
        CallSite site,
        MethodRef api,
        String kind,
        Impact impact,
        String verb,
        String enlists,
        boolean isRequestItself,
        Confidence confidence) {

    /** The same call, no surer than that. */
    ExternalCall atMost(Confidence bar) {
        return new ExternalCall(site, api, kind, impact, verb, enlists, isRequestItself, confidence.and(bar));
    }
}
