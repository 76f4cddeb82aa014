package io.github.findretrybugs.catalog;

/**
 * A fact together with how it is to be matched.
 *
 * @param fact what the row says; its owner and member are free of marks
 * @param subtypes whether the row speaks for subtypes of its owner too
 * @param ownerPattern whether the owner is a regular expression
 * @param memberPattern whether the member is a regular expression
 */
record Row(Fact fact, boolean subtypes, boolean ownerPattern, boolean memberPattern) {

    private static final String ANY_RESULT = ")*";

    /** Overriding methods narrow the result and releases change it, so that a row may leave it open: {@code (I)*}. */
    boolean fitsDescriptor(String descriptor) {
        String wanted = fact.descriptor();
        if (wanted.equals(Fact.ANY) || wanted.equals(descriptor)) {
            return true;
        }
        return wanted.endsWith(ANY_RESULT) && descriptor.startsWith(wanted.substring(0, wanted.length() - 1));
    }

    /** Two rows that would answer the same question, so that one of them would never be heard. */
    boolean repeats(Row other) {
        return fact.role() == other.fact.role()
                && ownerPattern == other.ownerPattern
                && memberPattern == other.memberPattern
                && fact.owner().equals(other.fact.owner())
                && fact.member().equals(other.fact.member())
                && fact.descriptor().equals(other.fact.descriptor());
    }
}
