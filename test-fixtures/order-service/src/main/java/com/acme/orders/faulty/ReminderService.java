package com.acme.orders.faulty;

import com.acme.orders.order.OrderRepository;
import com.acme.orders.order.OrderState;
import com.acme.orders.order.PurchaseOrder;
import edu.umd.cs.findbugs.annotations.SuppressFBWarnings;
import java.util.Map;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.web.client.RestClient;

/** Silences the finding without a word why. */
@Service
class ReminderService {

    private final OrderRepository orders;
    private final RestClient http;

    ReminderService(OrderRepository orders, @Qualifier("notifications") RestClient http) {
        this.orders = orders;
        this.http = http;
    }

    @SuppressFBWarnings("FRB_EXTERNAL_CALL_IN_TRANSACTION") // BUG: FRB_SUPPRESSION_WITHOUT_JUSTIFICATION -- no justification
    @Transactional
    public void remind(String number) {
        PurchaseOrder order = orders.findById(number).orElseThrow(() -> new IllegalStateException("no order " + number));
        order.advance(OrderState.UNKNOWN, OrderState.PENDING);
        http.post()
                .uri("/messages")
                .header("Idempotency-Key", "reminder/" + number)
                .body(Map.of("to", order.getCustomer(), "text", "Please pay order " + number))
                .retrieve()
                .toBodilessEntity();
    }
}
