package com.acme.orders.outbox;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;

/** A text to be sent, written in the transaction of what it tells. */
@Entity
@Table(name = "outbox_message")
public class OutboxMessage {

    @Id
    @Column(length = 80)
    private String id;

    @Column(nullable = false)
    private String customer;

    @Column(nullable = false)
    private String text;

    private Instant sentAt;

    protected OutboxMessage() {}

    /**
     * @param id names the message by what it tells, so that the same event written twice is refused
     */
    public OutboxMessage(String id, String customer, String text) {
        this.id = id;
        this.customer = customer;
        this.text = text;
    }

    void sent(Instant at) {
        sentAt = at;
    }

    public String getId() {
        return id;
    }

    public String getCustomer() {
        return customer;
    }

    public String getText() {
        return text;
    }

    public Instant getSentAt() {
        return sentAt;
    }
}
