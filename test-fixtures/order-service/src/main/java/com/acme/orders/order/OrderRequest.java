package com.acme.orders.order;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Positive;

/**
 * An order as the customer sends it.
 *
 * @param number made by the customer's system, the same for every attempt
 */
public record OrderRequest(
        @NotBlank String number, @NotBlank String customer, @NotBlank String article, @Positive long cents) {

    public PurchaseOrder toOrder() {
        return new PurchaseOrder(number, customer, article, cents);
    }

    /** Whether this is the request that the order was made from. */
    public boolean isSameAs(PurchaseOrder order) {
        return number.equals(order.getNumber())
                && customer.equals(order.getCustomer())
                && article.equals(order.getArticle())
                && cents == order.getCents();
    }
}
