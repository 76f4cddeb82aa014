package io.github.findretrybugs.rule;

import io.github.findretrybugs.bytecode.ClassNames;
import io.github.findretrybugs.effect.Chain;
import io.github.findretrybugs.effect.ExternalCall;
import io.github.findretrybugs.effect.Impact;
import io.github.findretrybugs.effect.Reach;
import io.github.findretrybugs.finding.Confidence;
import io.github.findretrybugs.finding.Finding;
import io.github.findretrybugs.finding.Level;
import io.github.findretrybugs.finding.Place;
import io.github.findretrybugs.finding.RuleType;
import io.github.findretrybugs.finding.Step;
import io.github.findretrybugs.program.Program;
import io.github.findretrybugs.region.TransactionRegion;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;

/** An external call is reached while a transaction is open: the call can't be rolled back, and holds the connection. */
public final class ExternalCallInTransaction implements Rule {

    /** What a transaction over several services is for; a message or a mail is not undone by its coordinator. */
    private static final Set<String> PURPOSE_OF_GLOBAL = Set.of("http", "rpc");

    /** How many lines of a very long path are shown at each of its ends. */
    private static final int ENDS_SHOWN = 20;

    @Override
    public RuleType type() {
        return RuleType.EXTERNAL_CALL_IN_TRANSACTION;
    }

    @Override
    public void judge(Evidence evidence, Consumer<Finding> found) {
        Set<List<Object>> reported = new HashSet<>();
        for (TransactionRegion region : evidence.transactions().regions()) {
            List<Reach.Reached> calls = evidence.reach()
                    .from(
                            region.starts(),
                            evidence.transactions().boundary(),
                            (call, where) -> evidence.unknownLibraries().note(call));
            for (Reach.Reached reached : calls) {
                if (!takesPart(reached.call(), region)) {
                    Finding finding = finding(region, reached, evidence);
                    // The copies of a finally block are one call in source.
                    if (reported.add(List.of(finding.place(), finding.subject(), finding.origin()))) {
                        found.accept(finding);
                    }
                }
            }
        }
    }

    private static boolean takesPart(ExternalCall call, TransactionRegion region) {
        if (region.global() && PURPOSE_OF_GLOBAL.contains(call.kind())) {
            return true;
        }
        return !call.enlists().isEmpty()
                && (call.enlists().equals(region.system())
                        || region.manager().toLowerCase(Locale.ROOT).contains(call.enlists()));
    }

    private Finding finding(TransactionRegion region, Reach.Reached reached, Evidence evidence) {
        Places places = evidence.places();
        ExternalCall call = reached.call();
        Place begin = places.of(region.method(), region.line());
        Place made = places.of(reached.chain().body().method(), reached.chain().lineOf(call.site()));
        List<Step> path = new ArrayList<>();
        List<String> way = new ArrayList<>();
        path.add(new Step(begin, "the transaction begins: " + region.cause()));
        List<Chain> links = reached.chain().links();
        for (int i = 1; i < links.size(); i++) {
            Chain link = links.get(i);
            Place from =
                    places.of(links.get(i - 1).body().method(), links.get(i - 1).lineOf(link.via()));
            String note = link.note().isEmpty() ? "" : ", " + link.note();
            if (link.body().method().name().contains("$")) {
                path.add(new Step(from, "runs a lambda made here" + note));
            } else {
                String called = link.via().target().display();
                way.add(called);
                path.add(new Step(from, "calls " + called + note));
            }
        }
        path.add(new Step(made, "calls " + call.api().display() + describe(call)));
        shorten(path);
        Place place = lastOwn(path, evidence.code().program());
        return new Finding(
                type(),
                level(region, call),
                confidence(region, reached),
                place,
                call.api().display(),
                List.of(
                        ClassNames.simple(begin.className()) + "." + begin.methodName(),
                        call.api().display(),
                        way(way)),
                path);
    }

    /** The last line of the path that is the application's: a call made in a library is mended where the library is called. */
    private static Place lastOwn(List<Step> path, Program program) {
        for (int i = path.size() - 1; i > 0; i--) {
            if (program.isApplication(path.get(i).place().className())) {
                return path.get(i).place();
            }
        }
        return path.get(0).place();
    }

    /** Generated code makes chains of thousands; nobody reads those, and each is kept. */
    private static void shorten(List<Step> path) {
        int left = path.size() - 2 * ENDS_SHOWN;
        if (left > 0) {
            Place middle = path.get(ENDS_SHOWN).place();
            path.subList(ENDS_SHOWN, path.size() - ENDS_SHOWN).clear();
            path.add(ENDS_SHOWN, new Step(middle, "and " + left + " more calls"));
        }
    }

    private static String way(List<String> calls) {
        if (calls.isEmpty()) {
            return "directly";
        }
        if (calls.size() > 2 * ENDS_SHOWN) {
            return "by way of " + calls.get(0) + " and " + (calls.size() - 1) + " more calls";
        }
        int last = calls.size() - 1;
        String rest = String.join(", ", calls.subList(0, last));
        return "by way of " + (rest.isEmpty() ? "" : rest + " and ") + calls.get(last);
    }

    private static String describe(ExternalCall call) {
        String what = call.verb().isEmpty() ? call.kind() : call.kind() + " " + call.verb();
        return switch (call.impact()) {
            case READ -> " (" + what + ", a read)";
            case UNKNOWN -> " (" + what + ", a read or a write)";
            default -> " (" + what + ", a write)";
        };
    }

    private static Level level(TransactionRegion region, ExternalCall call) {
        if (region.readOnly()) {
            return Level.NOTE;
        }
        return call.impact().isWrite() ? Level.ERROR : Level.WARNING;
    }

    private static Confidence confidence(TransactionRegion region, Reach.Reached reached) {
        if (region.readOnly()) {
            return Confidence.LOW;
        }
        Impact impact = reached.call().impact();
        return impact.isWrite() ? reached.confidence() : reached.confidence().and(Confidence.NORMAL);
    }
}
