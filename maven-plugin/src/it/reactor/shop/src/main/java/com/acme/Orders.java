package com.acme;

import jakarta.transaction.Transactional;
import java.io.IOException;
import net.acmehttp.Post;

public class Orders {

    private final Post post = new Post();

    @Transactional
    public void place(String order) throws IOException, InterruptedException {
        post.post("https://pay.example/charges", order);
    }
}
