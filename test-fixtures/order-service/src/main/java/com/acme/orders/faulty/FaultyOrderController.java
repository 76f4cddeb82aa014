package com.acme.orders.faulty;

import com.acme.orders.order.OrderAnswer;
import com.acme.orders.order.OrderRequest;
import jakarta.validation.Valid;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** The faulty twins of what {@code /orders} offers. */
@RestController
@RequestMapping("/faulty/orders")
class FaultyOrderController {

    private final CheckoutService checkout;
    private final ShipmentService shipments;
    private final CancellationService cancellations;
    private final ReminderService reminders;

    FaultyOrderController(
            CheckoutService checkout, ShipmentService shipments, CancellationService cancellations, ReminderService reminders) {
        this.checkout = checkout;
        this.shipments = shipments;
        this.cancellations = cancellations;
        this.reminders = reminders;
    }

    @PostMapping
    @ResponseStatus(HttpStatus.CREATED)
    OrderAnswer place(@Valid @RequestBody OrderRequest request) {
        return checkout.place(request);
    }

    @PostMapping("/{number}/shipment")
    OrderAnswer ship(@PathVariable String number) {
        return shipments.ship(number);
    }

    @PostMapping("/{number}/cancellation")
    OrderAnswer cancel(@PathVariable String number) {
        return cancellations.cancel(number);
    }

    @PostMapping("/{number}/reminder")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void remind(@PathVariable String number) {
        reminders.remind(number);
    }
}
