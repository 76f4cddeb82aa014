package com.acme.orders.warehouse;

import com.acme.orders.order.OrderRepository;
import com.acme.orders.order.PurchaseOrder;
import edu.umd.cs.findbugs.annotations.SuppressFBWarnings;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.web.client.RestClient;

/** Goods set aside for an order. */
@Service
public class Reservations {

    private final OrderRepository orders;
    private final RestClient http;

    Reservations(OrderRepository orders, @Qualifier("warehouse") RestClient http) {
        this.orders = orders;
        this.http = http;
    }

    @Transactional
    @SuppressFBWarnings(
            value = "FRB_EXTERNAL_CALL_IN_TRANSACTION",
            justification = "The warehouse drops a reservation that isn't confirmed within five minutes, so a rollback leaves nothing behind;"
                    + " its answer takes under 50 ms, and the client gives up after two seconds.")
    public void reserve(String number) { // FINE: FRB_SUPPRESSION_WITHOUT_JUSTIFICATION -- says what happens on a rollback and how long it may take
        PurchaseOrder order = orders.findById(number).orElseThrow(() -> new IllegalStateException("no order " + number));
        http.put().uri("/reservations/{number}/{article}", number, order.getArticle()).retrieve().toBodilessEntity();
    }
}
