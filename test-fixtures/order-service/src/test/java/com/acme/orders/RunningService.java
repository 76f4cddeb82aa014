package com.acme.orders;

import java.util.List;
import java.util.Map;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.client.TestRestTemplate;
import org.springframework.core.ParameterizedTypeReference;
import org.springframework.http.HttpEntity;
import org.springframework.http.HttpMethod;
import org.springframework.http.ResponseEntity;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import org.springframework.test.util.TestSocketUtils;

/** The service as it runs, on a port of its own, with its stand-in for the other systems. */
@SpringBootTest(webEnvironment = WebEnvironment.DEFINED_PORT)
public abstract class RunningService {

    private static final int PORT = TestSocketUtils.findAvailableTcpPort();

    @Autowired
    protected TestRestTemplate http;

    @DynamicPropertySource
    static void port(DynamicPropertyRegistry properties) {
        properties.add("server.port", () -> PORT);
        properties.add("outbox.delay", () -> "100ms");
    }

    protected ResponseEntity<Map<String, Object>> post(String path, Object body) {
        return http.exchange(path, HttpMethod.POST, new HttpEntity<>(body), new ParameterizedTypeReference<>() {});
    }

    protected static Map<String, Object> order(String number, String article, long cents) {
        return Map.of("number", number, "customer", "kim@example.org", "article", article, "cents", cents);
    }

    protected List<String> charges() {
        return list("/standin/payments/charges");
    }

    protected List<String> refunds() {
        return list("/standin/payments/refunds");
    }

    protected List<String> messages() {
        return list("/standin/notifications/messages");
    }

    private List<String> list(String path) {
        return http.exchange(path, HttpMethod.GET, null, new ParameterizedTypeReference<List<String>>() {}).getBody();
    }
}
