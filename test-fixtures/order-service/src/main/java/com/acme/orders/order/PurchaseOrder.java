package com.acme.orders.order;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import jakarta.persistence.Version;

/** What a customer ordered. The number is the customer's, so that the same order sent twice is one row. */
@Entity
@Table(name = "purchase_order")
public class PurchaseOrder {

    @Id
    @Column(length = 40)
    private String number;

    @Column(nullable = false)
    private String customer;

    @Column(nullable = false)
    private String article;

    @Column(nullable = false)
    private long cents;

    @Enumerated(EnumType.STRING)
    @Column(nullable = false)
    private OrderState state;

    private String payment;

    @Version
    private Long version;

    protected PurchaseOrder() {}

    public PurchaseOrder(String number, String customer, String article, long cents) {
        this.number = number;
        this.customer = customer;
        this.article = article;
        this.cents = cents;
        this.state = OrderState.PENDING;
    }

    public void paid(String payment) {
        this.payment = payment;
        this.state = OrderState.PAID;
    }

    public void become(OrderState state) {
        this.state = state;
    }

    /** Goes from one state to another, or refuses. */
    public void advance(OrderState from, OrderState to) {
        if (state != from) {
            throw new IllegalStateException("order " + number + " is " + state + ", not " + from);
        }
        state = to;
    }

    public String getNumber() {
        return number;
    }

    public String getCustomer() {
        return customer;
    }

    public String getArticle() {
        return article;
    }

    public long getCents() {
        return cents;
    }

    public OrderState getState() {
        return state;
    }

    public String getPayment() {
        return payment;
    }
}
