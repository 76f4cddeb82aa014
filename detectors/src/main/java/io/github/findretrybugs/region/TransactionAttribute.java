package io.github.findretrybugs.region;

import io.github.findretrybugs.catalog.Fact;

/**
 * What a method's annotations say of a transaction around it.
 *
 * @param fact the row of the annotation
 * @param cause the annotation as written, and where, for example {@code "@Transactional on the class"}
 * @param implicit whether the container opens it without a word about transactions
 */
record TransactionAttribute(
        Propagation propagation, boolean readOnly, String manager, Fact fact, String cause, boolean implicit) {}
