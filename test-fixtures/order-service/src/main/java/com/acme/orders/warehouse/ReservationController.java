package com.acme.orders.warehouse;

import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

@RestController
class ReservationController {

    private final Reservations reservations;

    ReservationController(Reservations reservations) {
        this.reservations = reservations;
    }

    @PutMapping("/orders/{number}/reservation")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void reserve(@PathVariable String number) {
        reservations.reserve(number);
    }
}
