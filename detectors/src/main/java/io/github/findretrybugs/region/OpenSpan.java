package io.github.findretrybugs.region;

import io.github.findretrybugs.flow.ControlFlow;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;

/** What runs between an instruction that opens something and those that close it. */
final class OpenSpan {

    private OpenSpan() {}

    /**
     * The instructions that some path reaches while it is open.
     *
     * @param opening the instruction that opens; it is open once that has ended normally
     * @param closing the instructions that close; they close also when they throw, since nobody goes on with a transaction
     *     whose commit failed
     */
    static BitSet after(int opening, BitSet closing, ControlFlow flow) {
        BitSet open = new BitSet(flow.size());
        Deque<Integer> work = new ArrayDeque<>();
        for (int next : flow.successors(opening)) {
            add(next, open, work);
        }
        while (!work.isEmpty()) {
            int index = work.pop();
            if (closing.get(index)) {
                continue;
            }
            for (int next : flow.successors(index)) {
                add(next, open, work);
            }
            for (int next : flow.handlers(index)) {
                add(next, open, work);
            }
        }
        return open;
    }

    private static void add(int index, BitSet open, Deque<Integer> work) {
        if (!open.get(index)) {
            open.set(index);
            work.push(index);
        }
    }
}
