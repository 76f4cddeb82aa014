package io.github.findretrybugs.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which row answers which question. */
class CatalogTest {

    private static final Supertypes NOTHING = type -> List.of();
    private static final String ANY_DESCRIPTOR = "()V";

    @TempDir
    Path folder;

    @Test
    void aRowForSubtypesAnswersForASubtypeThatOnlyTheAnalysisKnows() throws IOException {
        Catalog catalog = with("call org/acme/Client+ send * kind=http effect=write");
        Supertypes classPath = supertypes(Map.of(
                "org/acme/app/OurClient", List.of("java/lang/Object", "org/acme/app/Middle"),
                "org/acme/app/Middle", List.of("org/acme/Client")));

        assertNotNull(catalog.method(Role.CALL, "org/acme/app/OurClient", "send", ANY_DESCRIPTOR, classPath));
        assertNull(catalog.method(Role.CALL, "org/acme/app/OurClient", "send", ANY_DESCRIPTOR, NOTHING));
        assertNull(catalog.method(Role.CALL, "org/acme/app/OurClient", "receive", ANY_DESCRIPTOR, classPath));
    }

    @Test
    void aRowWithoutTheMarkDoesNotAnswerForSubtypes() throws IOException {
        Catalog catalog = with("call org/acme/Client send * kind=http effect=write");
        Supertypes classPath = supertypes(Map.of("org/acme/app/OurClient", List.of("org/acme/Client")));

        assertNotNull(catalog.method(Role.CALL, "org/acme/Client", "send", ANY_DESCRIPTOR, classPath));
        assertNull(catalog.method(Role.CALL, "org/acme/app/OurClient", "send", ANY_DESCRIPTOR, classPath));
    }

    @Test
    void knowsTheSupertypesOfLibraryTypesWithoutAClassPath() {
        Catalog catalog = Catalog.load(List.of());

        Fact fact = catalog.method(
                Role.CALL,
                "org/springframework/web/client/RestTemplate",
                "postForObject",
                "(Ljava/lang/String;Ljava/lang/Object;Ljava/lang/Class;[Ljava/lang/Object;)Ljava/lang/Object;",
                NOTHING);

        assertEquals("org/springframework/web/client/RestOperations", fact.owner());
        assertEquals("POST", fact.attribute("verb", ""));
    }

    @Test
    void theBuiltInRowsCoverEveryRoleButThoseYetToCome() {
        Catalog catalog = Catalog.load(List.of());
        for (Role role : Role.values()) {
            boolean yetToCome = role == Role.CALL_TYPE || role == Role.TX_GLOBAL;
            assertTrue(yetToCome || catalog.facts().stream().anyMatch(fact -> fact.role() == role), role.word());
        }
    }

    @Test
    void saysWhetherAnyRowSpeaksOfAMethodOfThatName() {
        Catalog catalog = Catalog.load(List.of());

        assertTrue(catalog.mentionsMethod(Role.CALL, "postForObject"));
        assertFalse(catalog.mentionsMethod(Role.CALL, "frobnicate"));
        assertFalse(catalog.mentionsMethod(Role.TX_END, "postForObject"));
    }

    private Catalog with(String... lines) throws IOException {
        Path file = folder.resolve("own.facts");
        Files.write(file, List.of(lines));
        return Catalog.load(List.of(file));
    }

    private static Supertypes supertypes(Map<String, List<String>> direct) {
        return type -> direct.getOrDefault(type, List.of());
    }
}
