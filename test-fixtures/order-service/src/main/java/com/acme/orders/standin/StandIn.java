package com.acme.orders.standin;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.springframework.context.annotation.Profile;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/**
 * Stands in for the payment provider, the notification gateway and the warehouse, so that the service runs alone. It
 * keeps what it was asked to do, under the key it was asked with, as such systems do.
 */
@RestController
@Profile("standin")
@RequestMapping("/standin")
class StandIn {

    private record Charge(String order, long cents) {}

    private record Message(String to, String text) {}

    private final Map<String, Charge> charges = new ConcurrentHashMap<>();
    private final Map<String, String> refunds = new ConcurrentHashMap<>();
    private final Map<String, Message> messages = new ConcurrentHashMap<>();
    private final AtomicInteger failures = new AtomicInteger();

    @PostMapping("/payments/charges")
    ResponseEntity<String> charge(@RequestHeader("Idempotency-Key") String key, @RequestBody Charge charge) {
        if (failures.getAndUpdate(left -> Math.max(left - 1, 0)) > 0) {
            return ResponseEntity.status(HttpStatus.SERVICE_UNAVAILABLE).build();
        }
        if (charge.cents() > 1_000_000) {
            return ResponseEntity.status(HttpStatus.PAYMENT_REQUIRED).build();
        }
        charges.putIfAbsent(key, charge);
        return ResponseEntity.ok("ch_" + key);
    }

    @PostMapping("/payments/charges/{payment}/refund")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void refund(@RequestHeader("Idempotency-Key") String key, @PathVariable String payment) {
        refunds.putIfAbsent(key, payment);
    }

    @GetMapping("/payments/charges")
    List<String> charges() {
        return charges.values().stream().map(Charge::order).sorted().toList();
    }

    @GetMapping("/payments/refunds")
    List<String> refunds() {
        return refunds.values().stream().sorted().toList();
    }

    /** The next charges are answered by 503. */
    @PutMapping("/payments/failures/{count}")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void fail(@PathVariable int count) {
        failures.set(count);
    }

    @PostMapping("/notifications/messages")
    @ResponseStatus(HttpStatus.ACCEPTED)
    void send(@RequestHeader("Idempotency-Key") String key, @RequestBody Message message) {
        messages.putIfAbsent(key, message);
    }

    @GetMapping("/notifications/messages")
    List<String> messages() {
        return messages.keySet().stream().sorted().toList();
    }

    @PutMapping("/warehouse/reservations/{number}/{article}")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void reserve(@PathVariable String number, @PathVariable String article) {
        // The stand-in's warehouse has everything.
    }
}
