package com.acme.orders.cancellation;

import com.acme.orders.notification.Notifier;
import com.acme.orders.order.OrderAnswer;
import com.acme.orders.order.OrderRepository;
import com.acme.orders.order.OrderState;
import com.acme.orders.order.PurchaseOrder;
import com.acme.orders.payment.PaymentProvider;
import com.acme.orders.transaction.AfterCommit;
import org.springframework.stereotype.Service;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/** Mends {@code faulty.CancellationService}: the refund stands between two transactions, the notice behind the second. */
@Service
public class CancellationService {

    private final TransactionTemplate transaction;
    private final OrderRepository orders;
    private final PaymentProvider payments;
    private final Notifier notifier;
    private final AfterCommit afterCommit;

    CancellationService(
            PlatformTransactionManager manager,
            OrderRepository orders,
            PaymentProvider payments,
            Notifier notifier,
            AfterCommit afterCommit) {
        this.transaction = new TransactionTemplate(manager);
        this.orders = orders;
        this.payments = payments;
        this.notifier = notifier;
        this.afterCommit = afterCommit;
    }

    public OrderAnswer cancel(String number) { // FINE: FRB_EXTERNAL_CALL_IN_TRANSACTION -- the template's lambdas change rows, and one registers a notice for after the commit
        String payment = transaction.execute(status -> {
            PurchaseOrder order = find(number);
            if (order.getState() != OrderState.CANCELLING) {
                order.advance(OrderState.PAID, OrderState.CANCELLING);
            }
            return order.getPayment();
        });
        payments.refund(number, payment);
        return transaction.execute(status -> {
            PurchaseOrder order = find(number);
            order.advance(OrderState.CANCELLING, OrderState.CANCELLED);
            String customer = order.getCustomer();
            afterCommit.run(() -> notifier.notify("cancelled/" + number, customer, "Order " + number + " is cancelled"));
            return OrderAnswer.of(order);
        });
    }

    private PurchaseOrder find(String number) {
        return orders.findById(number).orElseThrow(() -> new IllegalStateException("no order " + number));
    }
}
