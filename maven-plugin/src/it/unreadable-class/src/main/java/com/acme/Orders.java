package com.acme;

import jakarta.transaction.Transactional;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

public class Orders {

    private final HttpClient client = HttpClient.newHttpClient();

    @Transactional
    public void place(String order) throws IOException, InterruptedException {
        HttpRequest charge = HttpRequest.newBuilder(URI.create("https://pay.example/charges"))
                .POST(HttpRequest.BodyPublishers.ofString(order))
                .build();
        client.send(charge, HttpResponse.BodyHandlers.discarding());
    }
}
