package io.github.findretrybugs.flow;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * What the abstract interpreter knows of one slot: the instructions that may have produced it. An instruction is given by its
 * index, parameter {@code i} by {@code -1 - i}.
 */
final class Origin implements org.objectweb.asm.tree.analysis.Value {

    /** So many producers that following them says nothing; also keeps the analysis of huge methods linear. */
    private static final int MOST_PRODUCERS = 12;

    private static final int[] NONE = {};

    private final int size;
    private final int[] producers;

    private Origin(int size, int[] producers) {
        this.size = size;
        this.producers = producers;
    }

    static Origin unknown(int size) {
        return new Origin(size, NONE);
    }

    static Origin of(int size, int producer) {
        return new Origin(size, new int[] {producer});
    }

    static Origin parameter(int size, int index) {
        return of(size, -1 - index);
    }

    /** The producers in ascending order; empty where nothing is known. */
    int[] producers() {
        return producers;
    }

    Origin merge(Origin other) {
        if (Arrays.equals(producers, other.producers) && size <= other.size) {
            return this;
        }
        if (producers.length == 0 || other.producers.length == 0) {
            return producers.length == 0 ? this : unknown(Math.min(size, other.size));
        }
        int[] union = IntStream.concat(Arrays.stream(producers), Arrays.stream(other.producers))
                .sorted()
                .distinct()
                .toArray();
        if (union.length == producers.length && size <= other.size) {
            return this;
        }
        return union.length > MOST_PRODUCERS
                ? unknown(Math.min(size, other.size))
                : new Origin(Math.min(size, other.size), union);
    }

    @Override
    public int getSize() {
        return size;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Origin origin && size == origin.size && Arrays.equals(producers, origin.producers);
    }

    @Override
    public int hashCode() {
        return 31 * size + Arrays.hashCode(producers);
    }
}
