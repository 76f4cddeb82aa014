package com.acme.orders.faulty;

import com.acme.orders.notification.Notifier;
import com.acme.orders.order.OrderAnswer;
import com.acme.orders.order.OrderRepository;
import com.acme.orders.order.OrderState;
import com.acme.orders.order.PurchaseOrder;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Tells the customer before the commit, through a bean behind an interface. The finding stands on the line that sends, in {@code HttpNotifier}. */
@Service("faultyShipmentService")
@Transactional
class ShipmentService {

    private final OrderRepository orders;
    private final Notifier notifier;

    ShipmentService(OrderRepository orders, Notifier notifier) {
        this.orders = orders;
        this.notifier = notifier;
    }

    public OrderAnswer ship(String number) {
        PurchaseOrder order = orders.findById(number).orElseThrow(() -> new IllegalStateException("no order " + number));
        order.advance(OrderState.PAID, OrderState.SHIPPED);
        tell(order);
        return OrderAnswer.of(order);
    }

    private void tell(PurchaseOrder order) {
        notifier.notify("shipped/" + order.getNumber(), order.getCustomer(), "Order " + order.getNumber() + " is on its way");
    }
}
