package io.github.findretrybugs.flow;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;

/**
 * The control flow of one method, by instruction, with what compilers add taken out: a {@code synchronized} block's handler
 * that covers itself is no cycle.
 */
public final class ControlFlow {

    private final int[][] successors;
    private final int[][] handlers;
    private final BitSet rethrowing;
    private final BitSet returns;

    ControlFlow(int[][] successors, int[][] handlers, BitSet rethrowing, BitSet returns) {
        this.successors = successors;
        this.handlers = handlers;
        this.rethrowing = rethrowing;
        this.returns = returns;
    }

    /** How many instructions the method has. */
    public int size() {
        return successors.length;
    }

    /** The instructions that may follow when this one ends normally. */
    public int[] successors(int index) {
        return successors[index];
    }

    /** The first instructions of the handlers that may follow when this one throws. */
    public int[] handlers(int index) {
        return handlers[index];
    }

    /** The instructions that end the method without throwing. */
    public BitSet returns() {
        return (BitSet) returns.clone();
    }

    /** Whether the instruction is in a compiler's copy of a {@code finally} block that ends by throwing on. */
    public boolean inRethrowingCopy(int index) {
        return rethrowing.get(index);
    }

    /**
     * The instructions that are reached only over one edge.
     *
     * @param from the instruction that the edge leaves
     * @param to the instruction that it enters
     */
    public BitSet onlyOver(int from, int to) {
        BitSet without = reach(0, from, to);
        BitSet all = reach(0, -1, -1);
        all.andNot(without);
        return all;
    }

    private BitSet reach(int start, int cutFrom, int cutTo) {
        BitSet seen = new BitSet(size());
        Deque<Integer> work = new ArrayDeque<>();
        seen.set(start);
        work.push(start);
        while (!work.isEmpty()) {
            int index = work.pop();
            for (int next : successors[index]) {
                if (!(index == cutFrom && next == cutTo) && !seen.get(next)) {
                    seen.set(next);
                    work.push(next);
                }
            }
            for (int next : handlers[index]) {
                if (!seen.get(next)) {
                    seen.set(next);
                    work.push(next);
                }
            }
        }
        return seen;
    }
}
