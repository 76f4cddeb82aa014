package io.github.findretrybugs.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClassFilterTest {

    @ParameterizedTest
    @CsvSource({
        "com.acme.**, com/acme/Orders, true",
        "com.acme.**, com/acme/sub/Orders, true",
        "com.acme.**, com/acmeshop/Orders, false",
        "com.acme.*, com/acme/Orders, true",
        "com.acme.*, com/acme/sub/Orders, false",
        "com.acme.Orders, com/acme/Orders, true",
        "com.acme.Orders, com/acme/Orders$Line$1, true",
        "com.acme.Orders, com/acme/OrdersTest, false",
        "com.acme.Orders$Line, com/acme/Orders$Line, true",
        "com.acme.Orders$Line, com/acme/Orders, false",
        "**.*Controller, com/acme/web/OrderController, true",
        "com.acme.Order?, com/acme/Orders, true",
        "com.acme.Order?, com/acme/Order, false",
    })
    void patterns(String pattern, String className, boolean expected) throws MojoExecutionException {
        assertEquals(expected, ClassFilter.of(List.of(pattern), null).accepts(className));
        assertEquals(!expected, ClassFilter.of(null, List.of(pattern)).accepts(className));
    }

    @Test
    void without_patterns_all_classes_count() throws MojoExecutionException {
        assertEquals(true, ClassFilter.of(null, List.of(" ")).accepts("com/acme/Orders"));
    }

    @Test
    void patterns_that_match_nothing_are_said() throws MojoExecutionException {
        ClassFilter filter = ClassFilter.of(List.of("com.acme.**", "org.*"), List.of("net.**"));
        assertEquals(
                List.of("includeClasses: no class matches org.*", "excludeClasses: no class matches net.**"),
                filter.unmatched(List.of("com/acme/Orders")));
    }
}
