package io.github.findretrybugs.maven.report;

import io.github.findretrybugs.finding.Finding;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;

/**
 * Names findings so that the same finding has the same name in the next report.
 *
 * <p>Version {@value #VERSION}: the first 32 hexadecimal digits of the SHA-256 of these lines in UTF-8, each ended by a line
 * feed: the rule's id; class and method of the primary place, the class without the numbers of anonymous classes, a lambda's
 * body as the method it stands in; the subject; class and method of the place where the path begins; and the ordinal, which
 * counts from 0 the findings that have all these in common, in the order of the report, suppressed ones included. So lines may move and words may change.
 * What it is made of never changes within a version.
 */
final class Fingerprints {

    /** What the fingerprint is called in SARIF's {@code partialFingerprints}; ends in its version. */
    static final String VERSION = "findRetryBugs/v1";

    private static final int DIGITS = 32;

    private final MessageDigest sha256;
    private final Map<String, Integer> ordinals = new HashMap<>();

    Fingerprints() {
        try {
            sha256 = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /**
     * The fingerprint of a finding.
     *
     * @param finding the next one in the order of the report
     */
    String next(Finding finding) {
        String identity = String.join(
                "\n",
                finding.type().id(),
                CodeElement.stableClass(finding.place()),
                CodeElement.method(finding.place()),
                finding.subject(),
                CodeElement.stableClass(finding.origin()),
                CodeElement.method(finding.origin()));
        int ordinal = ordinals.merge(identity, 1, Integer::sum) - 1;
        byte[] digest = sha256.digest((identity + "\n" + ordinal + "\n").getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().formatHex(digest).substring(0, DIGITS);
    }
}
