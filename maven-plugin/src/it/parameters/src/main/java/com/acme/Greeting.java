package com.acme;

public class Greeting {

    public String greet(String name) {
        return "Hello " + name;
    }
}
