package com.acme.orders.order;

/** What the customer is told about an order. */
public record OrderAnswer(String number, OrderState state, String payment) {

    public static OrderAnswer of(PurchaseOrder order) {
        return new OrderAnswer(order.getNumber(), order.getState(), order.getPayment());
    }
}
