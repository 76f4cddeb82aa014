package io.github.findretrybugs.analysis;

import io.github.findretrybugs.bytecode.ClassContainer;
import io.github.findretrybugs.bytecode.ClassNames;
import io.github.findretrybugs.catalog.Catalog;
import java.io.IOException;
import java.util.HashSet;
import java.util.Set;

/**
 * Which class path code belongs to the application's family, so that chains are followed into it: what shares two package
 * segments with the application, or three where two are a house of many libraries ({@code org.apache}), and what the user
 * names.
 */
final class FollowedCode {

    private static final int FAMILY_SEGMENTS = 2;

    private final Set<String> heads = new HashSet<>();

    FollowedCode(AnalysisRequest request, Catalog catalog) {
        for (ClassContainer container : request.application()) {
            try {
                for (String name : container.classNames()) {
                    String head = ClassNames.packageHead(name, FAMILY_SEGMENTS);
                    heads.add(catalog.speaksOf(head) ? ClassNames.packageHead(name, FAMILY_SEGMENTS + 1) : head);
                }
            } catch (IOException e) {
                // The program reads the same container, and reports it.
            }
        }
        heads.remove("");
        request.followed().forEach(prefix -> heads.add(prefix.replace('.', '/') + "/"));
    }

    boolean contains(String className) {
        for (int slash = className.indexOf('/'); slash >= 0; slash = className.indexOf('/', slash + 1)) {
            if (heads.contains(className.substring(0, slash + 1))) {
                return true;
            }
        }
        return false;
    }
}
