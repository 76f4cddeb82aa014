package io.github.findretrybugs.region;

import io.github.findretrybugs.bytecode.ClassFacts;
import java.util.function.Consumer;

/** Finds the transaction regions of one kind. */
interface TransactionFinder {

    /** Tells of each region that begins in the class. */
    void find(ClassFacts type, Consumer<TransactionRegion> found);
}
