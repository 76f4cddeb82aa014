package io.github.findretrybugs.maven.report;

import static io.github.findretrybugs.maven.report.Samples.mail;
import static io.github.findretrybugs.maven.report.Samples.place;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.findretrybugs.finding.Confidence;
import io.github.findretrybugs.finding.Finding;
import io.github.findretrybugs.finding.Level;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConsoleReportTest {

    @TempDir
    Path root;

    @Test
    void a_finding_tells_where_what_how_and_what_to_do() throws IOException {
        assertEquals("""
                shop/src/main/java/com/acme/Mailer.java:6: FRB_EXTERNAL_CALL_IN_TRANSACTION (error, high confidence)
                  place calls Transport.send by way of Mailer.send while its transaction is open: a rollback does not take the
                  call back, and the next attempt makes it again.

                   1  shop/src/main/java/com/acme/Orders.java:4  the transaction begins: @Transactional
                          save();
                   2  shop/src/main/java/com/acme/Orders.java:6  calls Mailer.send
                          mailer.send();
                   3  shop/src/main/java/com/acme/Mailer.java:6  calls Transport.send
                          Transport.send("Grüße");

                  Mend      Write a row in the transaction and call Transport.send after the commit.
                  Page      mvn find-retry-bugs:explain -Dfind-retry-bugs.rule=FRB_EXTERNAL_CALL_IN_TRANSACTION
                  Suppress  @SuppressFBWarnings(value = "FRB_EXTERNAL_CALL_IN_TRANSACTION", justification = "why it is harmless here")
                            on Mailer.send
                """, text(List.of(mail(place("Orders", "place", 4), Level.ERROR, Confidence.HIGH))));
    }

    @Test
    void findings_with_one_cause_are_told_together() throws IOException {
        assertEquals(
                """
                shop/src/main/java/com/acme/Mailer.java:6: FRB_EXTERNAL_CALL_IN_TRANSACTION (error, high confidence), 3 times
                  External call in a transaction, one line reached in 3 ways, so one change may mend them all:
                    shop/src/main/java/com/acme/Orders.java:4  Orders.place
                    com/acme/Refunds.java:40                   the constructor of Refunds
                    com/acme/Stock.java:7                      Stock.Item.take
                  The first of them:
                  place calls Transport.send by way of Mailer.send while its transaction is open: a rollback does not take the
                  call back, and the next attempt makes it again.

                   1  shop/src/main/java/com/acme/Orders.java:4  the transaction begins: @Transactional
                          save();
                   2  shop/src/main/java/com/acme/Orders.java:6  calls Mailer.send
                          mailer.send();
                   3  shop/src/main/java/com/acme/Mailer.java:6  calls Transport.send
                          Transport.send("Grüße");

                  Mend      Write a row in the transaction and call Transport.send after the commit.
                  Page      mvn find-retry-bugs:explain -Dfind-retry-bugs.rule=FRB_EXTERNAL_CALL_IN_TRANSACTION
                  Suppress  @SuppressFBWarnings(value = "FRB_EXTERNAL_CALL_IN_TRANSACTION", justification = "why it is harmless here")
                            on Mailer.send
                """,
                text(List.of(
                        mail(place("Orders", "place", 4), Level.WARNING, Confidence.NORMAL),
                        mail(place("Refunds", "<init>", 40), Level.ERROR, Confidence.NORMAL),
                        mail(place("Stock$Item$1", "lambda$take$0", 7), Level.WARNING, Confidence.HIGH))));
    }

    @Test
    void a_suppression_s_fault_can_t_be_suppressed() throws IOException {
        assertEquals("""
                com/acme/Refunds.java: FRB_SUPPRESSION_WITHOUT_JUSTIFICATION (error, high confidence)
                  The suppression of FRB_EXTERNAL_CALL_IN_TRANSACTION on com.acme.Refunds gives no reason.

                  Mend      Give a reason.
                  Page      mvn find-retry-bugs:explain -Dfind-retry-bugs.rule=FRB_SUPPRESSION_WITHOUT_JUSTIFICATION
                """, text(List.of(Samples.unjustified())));
    }

    private String text(List<Finding> findings) throws IOException {
        Report report = Samples.report(root, findings, List.of());
        return new ConsoleReport(report, root, "mvn find-retry-bugs:explain -Dfind-retry-bugs.rule=")
                .blocks().stream().flatMap(block -> block.lines().stream()).collect(Collectors.joining("\n", "", "\n"));
    }
}
