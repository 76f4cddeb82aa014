package com.acme.orders.outbox;

import com.acme.orders.notification.Notifier;
import java.time.Instant;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;
import org.springframework.web.client.RestClientException;

/**
 * Sends what the outbox holds. Outside any transaction: the repository's methods have their own short ones. A message
 * that was sent but not marked is sent again, under the same id, and the gateway drops it.
 */
@Component
class OutboxDispatcher {

    private static final Logger log = LoggerFactory.getLogger(OutboxDispatcher.class);

    private final OutboxRepository outbox;
    private final Notifier notifier;

    OutboxDispatcher(OutboxRepository outbox, Notifier notifier) {
        this.outbox = outbox;
        this.notifier = notifier;
    }

    @Scheduled(fixedDelayString = "${outbox.delay:1s}")
    void dispatch() { // FINE: FRB_EXTERNAL_CALL_IN_TRANSACTION -- reads, sends and marks in separate transactions
        for (OutboxMessage message : outbox.findTop50BySentAtIsNullOrderById()) {
            try {
                notifier.notify(message.getId(), message.getCustomer(), message.getText());
            } catch (RestClientException e) {
                log.warn("message {} not sent, left to the next run", message.getId(), e);
                continue;
            }
            message.sent(Instant.now());
            outbox.save(message);
        }
    }
}
