package com.acme.orders.payment;

/** The company that moves the money. */
public interface PaymentProvider {

    /**
     * Charges once, however often it is called for the same order.
     *
     * @return the provider's number of the payment
     * @throws PaymentDeclined if the provider refused
     */
    String charge(String order, long cents);

    /** Gives the money of a payment back, once, however often it is called for the same order. */
    void refund(String order, String payment);
}
