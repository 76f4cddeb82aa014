package com.acme.orders;

import org.springframework.boot.http.client.ClientHttpRequestFactoryBuilder;
import org.springframework.boot.http.client.ClientHttpRequestFactorySettings;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.client.RestClient;

/** One HTTP client for each remote system, all with a time limit. */
@Configuration
class RemoteClients {

    @Bean
    RestClient payments(RestClient.Builder builder, RemoteSystems systems) {
        return client(builder, systems, systems.payments());
    }

    @Bean
    RestClient notifications(RestClient.Builder builder, RemoteSystems systems) {
        return client(builder, systems, systems.notifications());
    }

    @Bean
    RestClient warehouse(RestClient.Builder builder, RemoteSystems systems) {
        return client(builder, systems, systems.warehouse());
    }

    private static RestClient client(RestClient.Builder builder, RemoteSystems systems, String baseUrl) {
        ClientHttpRequestFactorySettings settings = ClientHttpRequestFactorySettings.defaults()
                .withConnectTimeout(systems.timeout())
                .withReadTimeout(systems.timeout());
        return builder.clone()
                .baseUrl(baseUrl)
                .requestFactory(ClientHttpRequestFactoryBuilder.jdk().build(settings))
                .build();
    }
}
