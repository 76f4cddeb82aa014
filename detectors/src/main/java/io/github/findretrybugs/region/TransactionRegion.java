package io.github.findretrybugs.region;

import io.github.findretrybugs.bytecode.MethodRef;
import io.github.findretrybugs.effect.Reach;
import java.util.List;

/**
 * Code that runs inside a transaction.
 *
 * @param kind how the transaction is opened
 * @param method where it begins
 * @param line the line at which it begins, 0 if unknown
 * @param cause what opens it, for example {@code "@Transactional"} or {@code "TransactionTemplate.execute"}
 * @param readOnly whether it is declared to read only
 * @param global whether it is meant to span several services
 * @param manager the transaction manager's name where the code says one, or empty
 * @param system what kind of manager runs it, where that decides which calls take part in it: {@code jta} or empty
 * @param starts the code inside
 */
public record TransactionRegion(
        Kind kind,
        MethodRef method,
        int line,
        String cause,
        boolean readOnly,
        boolean global,
        String manager,
        String system,
        List<Reach.Start> starts) {

    public TransactionRegion {
        starts = List.copyOf(starts);
    }

    /** How a transaction is opened. */
    public enum Kind {
        /** By an annotation on the method or on its class. */
        ANNOTATED("annotated transaction"),
        /** By the container, for each business method of such a class. */
        CONTAINER("container transaction"),
        /** By a template that runs a callback. */
        CALLBACK("transaction callback"),
        /** By statements that begin and end it. */
        PROGRAMMATIC("programmatic transaction"),
        /** By an operator around a publisher. */
        REACTIVE("reactive transaction");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        /** The kind's name in a report. */
        public String words() {
            return words;
        }
    }
}
