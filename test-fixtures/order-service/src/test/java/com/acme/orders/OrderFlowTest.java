package com.acme.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpStatus;

class OrderFlowTest extends RunningService {

    @Test
    void anOrderIsChargedOnceAndTheCustomerIsTold() {
        var answer = post("/orders", order("A-1", "lamp", 4_900));

        assertThat(answer.getStatusCode()).isEqualTo(HttpStatus.CREATED);
        assertThat(answer.getBody()).containsEntry("state", "PAID").containsEntry("payment", "ch_A-1");
        assertThat(charges()).contains("A-1");
        await().untilAsserted(() -> assertThat(messages()).contains("paid/A-1"));
    }

    @Test
    void theSameOrderSentTwiceIsOneOrder() {
        var first = post("/orders", order("A-8", "lamp", 4_900));
        var second = post("/orders", order("A-8", "lamp", 4_900));

        assertThat(second.getBody()).isEqualTo(first.getBody());
        assertThat(charges()).containsOnlyOnce("A-8");
    }

    @Test
    void aUsedNumberIsRefusedForAnotherOrder() {
        post("/orders", order("A-9", "lamp", 4_900));

        var answer = http.postForEntity("/orders", order("A-9", "sofa", 99_000), String.class);

        assertThat(answer.getStatusCode()).isEqualTo(HttpStatus.CONFLICT);
    }

    @Test
    void aProviderThatIsDownForAMomentIsAskedAgain() {
        http.put("/standin/payments/failures/2", null);

        var answer = post("/orders", order("A-2", "lamp", 4_900));

        assertThat(answer.getBody()).containsEntry("state", "PAID");
    }

    @Test
    void whatNobodyAnsweredIsUnknown() {
        http.put("/standin/payments/failures/3", null);

        var answer = post("/orders", order("A-3", "lamp", 4_900));

        assertThat(answer.getStatusCode()).isEqualTo(HttpStatus.ACCEPTED);
        assertThat(answer.getBody()).containsEntry("state", "UNKNOWN");
    }

    @Test
    void aDeclinedPaymentIsAResult() {
        var answer = post("/orders", order("A-4", "yacht", 100_000_000));

        assertThat(answer.getBody()).containsEntry("state", "DECLINED");
        assertThat(charges()).doesNotContain("A-4");
    }

    @Test
    void anOrderThatCannotBeWrittenDownIsNotCharged() {
        var answer = post("/orders", order("A-5", "x".repeat(300), 4_900));

        assertThat(answer.getStatusCode()).isEqualTo(HttpStatus.INTERNAL_SERVER_ERROR);
        assertThat(charges()).doesNotContain("A-5");
    }

    @Test
    void aShipmentIsToldAfterTheCommit() {
        post("/orders", order("A-6", "lamp", 4_900));
        http.put("/orders/A-6/reservation", null);

        var answer = post("/orders/A-6/shipment", Map.of());

        assertThat(answer.getBody()).containsEntry("state", "SHIPPED");
        await().untilAsserted(() -> assertThat(messages()).contains("shipped/A-6"));
    }

    @Test
    void aCancellationRefundsAndTells() {
        post("/orders", order("A-7", "lamp", 4_900));

        var answer = post("/orders/A-7/cancellation", Map.of());

        assertThat(answer.getBody()).containsEntry("state", "CANCELLED");
        assertThat(refunds()).contains("ch_A-7");
        assertThat(messages()).contains("cancelled/A-7");
    }
}
