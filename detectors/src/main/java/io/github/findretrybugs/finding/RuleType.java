package io.github.findretrybugs.finding;

import java.util.Optional;

/** The bug patterns. Their words are in {@code messages.xml}, their pages under {@code docs/rules}. */
public enum RuleType {
    EXTERNAL_CALL_IN_TRANSACTION,
    SUPPRESSION_WITHOUT_JUSTIFICATION;

    /** What every type's id begins with; also a suppression's way to name all of them. */
    public static final String FAMILY = "FRB_";

    /** The stable external identifier, for example {@code FRB_EXTERNAL_CALL_IN_TRANSACTION}. */
    public String id() {
        return FAMILY + name();
    }

    /** The type with that {@link #id()}, or empty if there is none. */
    public static Optional<RuleType> ofId(String id) {
        for (RuleType type : values()) {
            if (type.id().equals(id)) {
                return Optional.of(type);
            }
        }
        return Optional.empty();
    }
}
