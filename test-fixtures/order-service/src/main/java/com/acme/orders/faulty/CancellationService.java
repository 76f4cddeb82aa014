package com.acme.orders.faulty;

import com.acme.orders.order.OrderAnswer;
import com.acme.orders.order.OrderRepository;
import com.acme.orders.order.OrderState;
import com.acme.orders.order.PurchaseOrder;
import com.acme.orders.payment.PaymentProvider;
import org.springframework.stereotype.Service;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/** Refunds inside a transaction template's lambda. The finding stands on the line that sends, in {@code HttpPaymentProvider}. */
@Service("faultyCancellationService")
class CancellationService {

    private final TransactionTemplate transaction;
    private final OrderRepository orders;
    private final PaymentProvider payments;

    CancellationService(PlatformTransactionManager manager, OrderRepository orders, PaymentProvider payments) {
        this.transaction = new TransactionTemplate(manager);
        this.orders = orders;
        this.payments = payments;
    }

    OrderAnswer cancel(String number) {
        return transaction.execute(status -> {
            PurchaseOrder order = orders.findById(number).orElseThrow(() -> new IllegalStateException("no order " + number));
            order.advance(OrderState.PAID, OrderState.CANCELLED);
            payments.refund(number, order.getPayment());
            return OrderAnswer.of(order);
        });
    }
}
