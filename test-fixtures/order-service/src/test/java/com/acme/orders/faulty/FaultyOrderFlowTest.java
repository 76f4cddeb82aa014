package com.acme.orders.faulty;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.orders.RunningService;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpStatus;

/** Shows that the faults are faults: what the other systems did stays when the transaction rolls back. */
class FaultyOrderFlowTest extends RunningService {

    @Test
    void theCustomerPaysForAnOrderThatIsNotThere() {
        var answer = post("/faulty/orders", order("F-1", "x".repeat(300), 4_900));

        assertThat(answer.getStatusCode()).isEqualTo(HttpStatus.INTERNAL_SERVER_ERROR);
        assertThat(http.getForEntity("/orders/F-1", String.class).getStatusCode()).isEqualTo(HttpStatus.NOT_FOUND);
        assertThat(charges()).contains("F-1");
    }

    @Test
    void otherwiseTheFaultyTwinsWork() {
        assertThat(post("/faulty/orders", order("F-2", "lamp", 4_900)).getBody()).containsEntry("state", "PAID");
        assertThat(post("/faulty/orders/F-2/shipment", Map.of()).getBody()).containsEntry("state", "SHIPPED");
        assertThat(post("/faulty/orders", order("F-3", "lamp", 4_900)).getBody()).containsEntry("state", "PAID");
        assertThat(post("/faulty/orders/F-3/cancellation", Map.of()).getBody()).containsEntry("state", "CANCELLED");
        assertThat(messages()).contains("shipped/F-2");
        assertThat(refunds()).contains("ch_F-3");
    }
}
