package com.acme.orders.order;

public enum OrderState {
    /** Written down; the charge has not been answered yet. */
    PENDING,
    PAID,
    /** The provider refused the charge. */
    DECLINED,
    /** Nobody knows whether the provider charged: it has to be asked before anything else is done. */
    UNKNOWN,
    SHIPPED,
    /** Cancelled; the refund has not been answered yet. */
    CANCELLING,
    CANCELLED
}
