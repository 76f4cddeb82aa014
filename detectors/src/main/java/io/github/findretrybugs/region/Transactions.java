package io.github.findretrybugs.region;

import io.github.findretrybugs.bytecode.ClassFacts;
import io.github.findretrybugs.effect.CodeModel;
import io.github.findretrybugs.effect.FunctionalValues;
import io.github.findretrybugs.effect.Reach;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;

/** All transaction regions of a program. */
public final class Transactions {

    private final List<TransactionRegion> regions = new ArrayList<>();
    private final Reach.Boundary boundary;

    /** Finds the regions that begin in the application's classes. */
    public Transactions(CodeModel code) {
        TransactionAttributes attributes = new TransactionAttributes(code);
        Proxies proxies = new Proxies(code);
        FunctionalValues functions = new FunctionalValues(code);
        TransactionHelpers helpers = new TransactionHelpers(code, functions);
        AnnotatedTransactionFinder annotated = new AnnotatedTransactionFinder(code, attributes, proxies, helpers);
        boundary = new TransactionBoundary(code, attributes, annotated, proxies);
        List<TransactionFinder> finders = List.of(
                annotated,
                new CallbackTransactionFinder(code, functions, helpers),
                new ProgrammaticTransactionFinder(code, helpers),
                new ReactiveTransactionFinder(code));
        Consumer<TransactionRegion> found = regions::add;
        for (ClassFacts type : code.program().application()) {
            finders.forEach(finder -> finder.find(type, found));
        }
        helpers.find(found);
        regions.sort(Comparator.comparing(TransactionRegion::method).thenComparing(TransactionRegion::line));
    }

    /** The regions, sorted by place. */
    public List<TransactionRegion> regions() {
        return List.copyOf(regions);
    }

    /** Where a transaction ends on the way down the calls. */
    public Reach.Boundary boundary() {
        return boundary;
    }
}
