package com.acme.orders.notification;

/** Tells customers. */
public interface Notifier {

    /**
     * Hands a text to the gateway, which drops a repetition of the same message id.
     *
     * @param messageId names the message, the same in every attempt
     */
    void notify(String messageId, String customer, String text);
}
