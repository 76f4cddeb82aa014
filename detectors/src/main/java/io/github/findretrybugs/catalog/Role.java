package io.github.findretrybugs.catalog;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a fact says of a library's type, member or annotation. The attributes that a row of the role may carry are listed
 * here, those that it must carry with a {@code !}; a row with another attribute, or without one of those, is refused. {@code docs/catalog.md} explains them to people who add rows.
 */
public enum Role {
    /** A method that calls another system. */
    CALL("call", "kind!", "effect!", "verb", "request", "enlists", "waits", "source"),
    /** A type of which every public method calls another system, but for those named or matched by {@code except}. */
    CALL_TYPE("call.type", "kind!", "effect!", "reads", "idempotent", "except", "enlists"),
    /** A method of a type that has {@link #CALL} or {@link #CALL_TYPE} and yet stays in the process: parses, signs, builds. */
    LOCAL("local"),
    /** A method whose result is made from something in the process, so that calls on it reach nobody. */
    LOCAL_SOURCE("local.source"),
    /** A builder's step, constructor or constant that fixes an HTTP request's method. */
    VERB("verb", "verb!"),
    /** An annotation that makes an interface a remote client, each abstract method a call. */
    CLIENT_ANNOTATION("client.annotation", "kind!", "effect!"),
    /** An annotation on a field or parameter that makes its value a remote client. */
    CLIENT_INJECTION("client.injection", "kind!", "effect!"),
    /** An annotation on a client's method that fixes the HTTP method. */
    VERB_ANNOTATION("verb.annotation", "verb!", "kind", "sends"),

    /** An annotation that runs a method in a transaction. */
    TX_ANNOTATION("tx.annotation", "propagation", "default!", "readonly", "manager", "self-calls!", "system"),
    /** An annotation that spans a transaction over several services on purpose. */
    TX_GLOBAL("tx.global"),
    /** An annotation on a class that runs its business methods in a transaction with no further word. */
    TX_IMPLICIT("tx.implicit", "system"),
    /** An annotation on a class by which its code manages transactions itself; {@code attribute}'s value must be {@code is}. */
    TX_BEAN_MANAGED("tx.bean-managed", "attribute!", "is!"),
    /** A method that runs its functional argument in a transaction. */
    TX_CALLBACK("tx.callback", "run!", "unless"),
    /** A method that wraps a publisher, its argument, in a transaction. */
    TX_PUBLISHER("tx.publisher", "publisher!"),
    /** A setter by which a template is told to run without a transaction; {@code when} says with which argument. */
    TX_SUSPEND("tx.suspend", "when!"),
    /** A method that opens a transaction. {@code when=argN:value} restricts it to that constant argument. */
    TX_BEGIN("tx.begin", "on!", "when", "except", "system"),
    /** A method that ends a transaction. */
    TX_END("tx.end", "on!", "when"),
    /** A method that has its functional argument run after the commit. */
    TX_AFTER_REGISTER("tx.after.register", "run!"),
    /** A method of a synchronization that runs after the end of the transaction. */
    TX_AFTER_METHOD("tx.after.method"),
    /** A method of a synchronization that still runs inside the transaction. */
    TX_BEFORE_METHOD("tx.before.method"),
    /** An annotation on a listener that runs after the transaction, or inside it by its {@code phase}. */
    TX_AFTER_ANNOTATION("tx.after.annotation", "phase", "before", "default", "target"),
    /** A test whether a transaction is active. */
    TX_QUERY("tx.query"),
    /** An annotation that turns transactions on; {@code mode} names the attribute that may say ASPECTJ. */
    TX_ENABLE("tx.enable", "mode"),

    /** A method that keeps its functional argument and does not run it: a collection's {@code add}. */
    KEEPS("keeps"),
    /** A method that hands its functional argument to another thread. */
    THREAD_SUBMIT("thread.submit", "run!"),
    /** An annotation that runs a method on another thread. */
    THREAD_ANNOTATION("thread.annotation", "target"),
    /** A method that waits for work on another thread. */
    THREAD_WAIT("thread.wait"),

    /** A method that publishes an event, its argument, inside the process. */
    EVENT_PUBLISH("event.publish", "payload!"),
    /** An annotation on a method that receives such events in the publisher's thread. */
    EVENT_LISTENER("event.listener", "target"),

    /** An annotation that makes a class a bean of a container, so that it is proxied. */
    BEAN("bean"),
    /** An annotation that makes a bean one among several to choose from by configuration. */
    BEAN_CONDITION("bean.condition"),
    /** An annotation that makes a bean the one to choose. */
    BEAN_PRIMARY("bean.primary"),
    /** An annotation on a method that a framework calls. */
    ENTRY("entry"),
    /** An annotation that says that code was generated. */
    GENERATED("generated");

    /** The mark of an attribute that a row must carry. */
    private static final String MUST = "!";

    private static final List<Role> ROLES = List.of(values());

    private final String word;
    /** As written, for an enum may hold no collection. */
    private final String attributes;

    private final String allowed;

    Role(String word, String... attributes) {
        this.word = word;
        this.attributes = String.join(" ", attributes);
        this.allowed = " ".concat(this.attributes.replace("!", "")).concat(" ");
    }

    /** The word that stands in a catalogue file. */
    public String word() {
        return word;
    }

    /** Whether a row of this role may carry that attribute. */
    public boolean allows(String attribute) {
        return allowed.contains(" ".concat(attribute).concat(" "));
    }

    /** The attributes a row of this role may carry. */
    public List<String> attributes() {
        return attributes.isEmpty()
                ? List.of()
                : List.of(attributes.replace(MUST, "").split(" ", -1));
    }

    /** The attributes a row of this role must carry. */
    public List<String> required() {
        if (!attributes.contains(MUST)) {
            return List.of();
        }
        List<String> required = new ArrayList<>();
        for (String attribute : attributes.split(" ", -1)) {
            if (attribute.endsWith(MUST)) {
                required.add(attribute.substring(0, attribute.length() - 1));
            }
        }
        return required;
    }

    /** The role with that {@link #word()}, or empty if there is none. */
    public static Optional<Role> ofWord(String word) {
        for (Role role : ROLES) {
            if (role.word.equals(word)) {
                return Optional.of(role);
            }
        }
        return Optional.empty();
    }
}
