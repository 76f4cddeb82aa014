package com.acme;

/** Any annotation of this name counts. */
public @interface SuppressFBWarnings {
    String[] value();

    String justification() default "";
}
