package com.acme.orders;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Where the other systems are.
 *
 * @param payments base URL of the payment provider
 * @param notifications base URL of the gateway that sends mails and texts
 * @param warehouse base URL of the warehouse
 * @param timeout how long to wait for any of them
 */
@ConfigurationProperties("remote")
public record RemoteSystems(
        String payments, String notifications, String warehouse, @DefaultValue("2s") Duration timeout) {}
