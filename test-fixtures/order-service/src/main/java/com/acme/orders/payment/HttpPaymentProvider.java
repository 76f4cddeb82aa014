package com.acme.orders.payment;

import io.github.resilience4j.retry.annotation.Retry;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import org.springframework.web.client.HttpClientErrorException;
import org.springframework.web.client.RestClient;

/**
 * The provider's HTTP interface. Each request carries the order's number as its key, the same in every attempt, so that
 * the provider executes it once. The retries are set in application.yml: few, with growing waits, and not for answers
 * that no repetition changes.
 */
@Component
class HttpPaymentProvider implements PaymentProvider {

    private static final Logger log = LoggerFactory.getLogger(HttpPaymentProvider.class);

    private final RestClient http;

    HttpPaymentProvider(@Qualifier("payments") RestClient http) {
        this.http = http;
    }

    @Override
    @Retry(name = "payments")
    public String charge(String order, long cents) { // FINE: FRB_EXTERNAL_CALL_IN_TRANSACTION -- the checkout calls it between its two transactions
        log.info("charging order {}", order);
        try {
            return http.post()
                    .uri("/charges")
                    .header("Idempotency-Key", order)
                    .body(Map.of("order", order, "cents", cents))
                    .retrieve()
                    .body(String.class);
        } catch (HttpClientErrorException e) {
            if (e.getStatusCode().isSameCodeAs(HttpStatus.PAYMENT_REQUIRED)) {
                throw new PaymentDeclined(order, e);
            }
            throw e;
        }
    }

    @Override
    @Retry(name = "payments")
    public void refund(String order, String payment) {
        log.info("refunding payment {} of order {}", payment, order);
        http.post()
                .uri("/charges/{payment}/refund", payment)
                .header("Idempotency-Key", order + "/refund")
                .retrieve()
                .toBodilessEntity(); // BUG: FRB_EXTERNAL_CALL_IN_TRANSACTION -- faulty.CancellationService calls it from its template's lambda; cancellation.CancellationService doesn't
    }
}
