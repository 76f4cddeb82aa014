package com.acme.orders.notification;

import java.util.Map;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Component;
import org.springframework.web.client.RestClient;

/** Sends through the company's gateway. */
@Component
class HttpNotifier implements Notifier {

    private final RestClient http;

    HttpNotifier(@Qualifier("notifications") RestClient http) {
        this.http = http;
    }

    @Override
    public void notify(String messageId, String customer, String text) {
        http.post()
                .uri("/messages")
                .header("Idempotency-Key", messageId)
                .body(Map.of("to", customer, "text", text))
                .retrieve()
                .toBodilessEntity(); // BUG: FRB_EXTERNAL_CALL_IN_TRANSACTION -- faulty.ShipmentService calls it in its transaction; the outbox and AfterCommit don't
    }
}
