package com.acme.orders.checkout;

import com.acme.orders.order.OrderAnswer;
import com.acme.orders.order.OrderRequest;
import com.acme.orders.order.OrderState;
import com.acme.orders.payment.PaymentDeclined;
import com.acme.orders.payment.PaymentProvider;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.stereotype.Service;
import org.springframework.web.client.RestClientException;

/** Takes an order in three steps: written down, charged, result written down. Mends {@code faulty.CheckoutService}. */
@Service
public class CheckoutService {

    private static final Logger log = LoggerFactory.getLogger(CheckoutService.class);

    private final OrderBook book;
    private final PaymentProvider payments;

    CheckoutService(OrderBook book, PaymentProvider payments) {
        this.book = book;
        this.payments = payments;
    }

    public OrderAnswer place(OrderRequest request) { // FINE: FRB_EXTERNAL_CALL_IN_TRANSACTION -- no transaction is open while the provider is asked
        try {
            book.open(request);
        } catch (DataIntegrityViolationException e) {
            return book.known(request).orElseThrow(() -> e);
        }
        try {
            String payment = payments.charge(request.number(), request.cents());
            return book.paid(request.number(), payment);
        } catch (PaymentDeclined e) {
            log.info("order {} declined", request.number());
            return book.failed(request.number(), OrderState.DECLINED);
        } catch (RestClientException e) {
            log.warn("order {}: whether it was charged is not known", request.number(), e);
            return book.failed(request.number(), OrderState.UNKNOWN);
        }
    }
}
