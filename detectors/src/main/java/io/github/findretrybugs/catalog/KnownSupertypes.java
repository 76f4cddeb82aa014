package io.github.findretrybugs.catalog;

import java.util.Collection;

/** What the analysis knows of a type's supertypes, and where it knows nothing, what the catalogue knows. */
record KnownSupertypes(Supertypes first, Supertypes second) implements Supertypes {

    @Override
    public Collection<String> direct(String type) {
        Collection<String> known = first.direct(type);
        return known.isEmpty() ? second.direct(type) : known;
    }
}
