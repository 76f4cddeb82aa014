package io.github.findretrybugs.rule;

import io.github.findretrybugs.effect.CodeModel;
import io.github.findretrybugs.effect.Reach;
import io.github.findretrybugs.region.Transactions;

/** What rules ask questions of. Regions are found when the first rule asks for them. */
public final class Evidence {

    private final CodeModel code;
    private final Places places;
    private final Reach reach;
    private final UnknownLibraries unknownLibraries;
    private Transactions transactions;

    public Evidence(CodeModel code) {
        this.code = code;
        this.places = new Places(code.program());
        this.reach = new Reach(code);
        this.unknownLibraries = new UnknownLibraries(code);
    }

    public CodeModel code() {
        return code;
    }

    public Places places() {
        return places;
    }

    public Reach reach() {
        return reach;
    }

    /** Where rules tell of calls that nothing explains. */
    public UnknownLibraries unknownLibraries() {
        return unknownLibraries;
    }

    public Transactions transactions() {
        if (transactions == null) {
            transactions = new Transactions(code);
        }
        return transactions;
    }
}
