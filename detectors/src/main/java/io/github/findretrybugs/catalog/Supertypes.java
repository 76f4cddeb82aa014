package io.github.findretrybugs.catalog;

import java.util.Collection;

/** The supertypes of types, as somebody knows them. */
public interface Supertypes {

    /**
     * The direct superclass and interfaces of a type.
     *
     * @param type internal name
     * @return internal names; empty where the type is not known
     */
    Collection<String> direct(String type);
}
