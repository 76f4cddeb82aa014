package com.acme.orders.faulty;

import com.acme.orders.order.OrderAnswer;
import com.acme.orders.order.OrderRepository;
import com.acme.orders.order.OrderRequest;
import com.acme.orders.order.PurchaseOrder;
import java.util.Map;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.web.client.RestClient;

/** Charges in the transaction that writes the order: when the row is refused the money is gone and the order isn't there. */
@Service("faultyCheckoutService")
class CheckoutService {

    private final OrderRepository orders;
    private final RestClient http;

    CheckoutService(OrderRepository orders, @Qualifier("payments") RestClient http) {
        this.orders = orders;
        this.http = http;
    }

    @Transactional
    public OrderAnswer place(OrderRequest request) {
        PurchaseOrder order = orders.save(request.toOrder());
        String payment = http.post()
                .uri("/charges")
                .header("Idempotency-Key", request.number())
                .body(Map.of("order", request.number(), "cents", request.cents()))
                .retrieve()
                .body(String.class); // BUG: FRB_EXTERNAL_CALL_IN_TRANSACTION (high) -- directly in the annotated method
        order.paid(payment);
        return OrderAnswer.of(order);
    }
}
