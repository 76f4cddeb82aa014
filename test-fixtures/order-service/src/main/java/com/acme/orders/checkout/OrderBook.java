package com.acme.orders.checkout;

import com.acme.orders.order.OrderAnswer;
import com.acme.orders.order.OrderRepository;
import com.acme.orders.order.OrderRequest;
import com.acme.orders.order.OrderState;
import com.acme.orders.order.PurchaseOrder;
import com.acme.orders.outbox.OutboxMessage;
import com.acme.orders.outbox.OutboxRepository;
import java.util.Optional;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** The short transactions of the checkout. Each method is one. */
@Service
class OrderBook {

    private final OrderRepository orders;
    private final OutboxRepository outbox;

    OrderBook(OrderRepository orders, OutboxRepository outbox) {
        this.orders = orders;
        this.outbox = outbox;
    }

    /** Writes the order down; throws if its number is known. */
    @Transactional
    public void open(OrderRequest request) {
        orders.saveAndFlush(request.toOrder());
    }

    /** What became of an order that came before under the same number; empty if none did. */
    @Transactional(readOnly = true)
    public Optional<OrderAnswer> known(OrderRequest request) {
        return orders.findById(request.number()).map(order -> {
            if (!request.isSameAs(order)) {
                throw new IllegalStateException("order number " + request.number() + " was used for another order");
            }
            return OrderAnswer.of(order);
        });
    }

    @Transactional
    public OrderAnswer paid(String number, String payment) { // FINE: FRB_EXTERNAL_CALL_IN_TRANSACTION -- the customer is told by a row of the outbox
        PurchaseOrder order = orders.getReferenceById(number);
        order.paid(payment);
        outbox.save(new OutboxMessage("paid/" + number, order.getCustomer(), "We have received your payment of order " + number));
        return OrderAnswer.of(order);
    }

    @Transactional
    public OrderAnswer failed(String number, OrderState state) {
        PurchaseOrder order = orders.getReferenceById(number);
        order.become(state);
        return OrderAnswer.of(order);
    }
}
