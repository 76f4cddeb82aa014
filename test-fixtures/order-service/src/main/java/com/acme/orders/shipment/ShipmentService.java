package com.acme.orders.shipment;

import com.acme.orders.order.OrderAnswer;
import com.acme.orders.order.OrderRepository;
import com.acme.orders.order.OrderState;
import com.acme.orders.order.PurchaseOrder;
import com.acme.orders.outbox.OutboxMessage;
import com.acme.orders.outbox.OutboxRepository;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Mends {@code faulty.ShipmentService}: the notice is a row, and {@code OutboxDispatcher} sends it after the commit. */
@Service
public class ShipmentService {

    private final OrderRepository orders;
    private final OutboxRepository outbox;

    ShipmentService(OrderRepository orders, OutboxRepository outbox) {
        this.orders = orders;
        this.outbox = outbox;
    }

    @Transactional
    public OrderAnswer ship(String number) { // FINE: FRB_EXTERNAL_CALL_IN_TRANSACTION -- an insert into the outbox
        PurchaseOrder order = orders.findById(number).orElseThrow(() -> new IllegalStateException("no order " + number));
        order.advance(OrderState.PAID, OrderState.SHIPPED);
        outbox.save(new OutboxMessage("shipped/" + number, order.getCustomer(), "Order " + number + " is on its way"));
        return OrderAnswer.of(order);
    }
}
