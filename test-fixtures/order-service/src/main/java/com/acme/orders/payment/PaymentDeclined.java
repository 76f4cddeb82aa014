package com.acme.orders.payment;

/** The provider answered, and its answer is no. */
public class PaymentDeclined extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public PaymentDeclined(String order, Throwable cause) {
        super("payment of order " + order + " declined", cause);
    }
}
