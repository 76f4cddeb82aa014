package com.acme.orders.order;

import com.acme.orders.cancellation.CancellationService;
import com.acme.orders.checkout.CheckoutService;
import com.acme.orders.shipment.ShipmentService;
import jakarta.validation.Valid;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/orders")
class OrderController {

    private final OrderRepository orders;
    private final CheckoutService checkout;
    private final ShipmentService shipments;
    private final CancellationService cancellations;

    OrderController(
            OrderRepository orders, CheckoutService checkout, ShipmentService shipments, CancellationService cancellations) {
        this.orders = orders;
        this.checkout = checkout;
        this.shipments = shipments;
        this.cancellations = cancellations;
    }

    @PostMapping
    ResponseEntity<OrderAnswer> place(@Valid @RequestBody OrderRequest request) {
        OrderAnswer answer = checkout.place(request);
        return ResponseEntity.status(answer.state() == OrderState.UNKNOWN ? HttpStatus.ACCEPTED : HttpStatus.CREATED)
                .body(answer);
    }

    @GetMapping("/{number}")
    ResponseEntity<OrderAnswer> show(@PathVariable String number) {
        return ResponseEntity.of(orders.findById(number).map(OrderAnswer::of));
    }

    @PostMapping("/{number}/shipment")
    OrderAnswer ship(@PathVariable String number) {
        return shipments.ship(number);
    }

    @PostMapping("/{number}/cancellation")
    OrderAnswer cancel(@PathVariable String number) {
        return cancellations.cancel(number);
    }

    @ExceptionHandler(IllegalStateException.class)
    @ResponseStatus(HttpStatus.CONFLICT)
    String refused(IllegalStateException e) {
        return e.getMessage();
    }
}
