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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

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

    @ParameterizedTest
    @EnumSource(Role.class)
    void everyRoleHasARow(Role role) {
        assertTrue(Catalog.load(List.of()).facts().stream().anyMatch(fact -> fact.role() == role));
    }

    @Test
    void theNearestSupertypeAnswersFirst() throws IOException {
        Catalog catalog = with(
                "call org/acme/Base+ send * kind=http effect=write",
                "call org/acme/Middle+ send * kind=http effect=read");
        Supertypes classPath = supertypes(
                Map.of("org/acme/Own", List.of("org/acme/Middle"), "org/acme/Middle", List.of("org/acme/Base")));

        assertEquals("read", effect(catalog, "org/acme/Own", "send", classPath));
    }

    @Test
    void theOwnerGoesBeforeItsSupertypesAndThoseBeforePatterns() throws IOException {
        Catalog catalog = with(
                "call ~org/acme/.* send * kind=http effect=by-name",
                "call org/acme/Base+ send * kind=http effect=write",
                "call org/acme/Own send * kind=http effect=read");
        Supertypes classPath = supertypes(
                Map.of("org/acme/Own", List.of("org/acme/Base"), "org/acme/Other", List.of("org/acme/Base")));

        assertEquals("read", effect(catalog, "org/acme/Own", "send", classPath));
        assertEquals("write", effect(catalog, "org/acme/Other", "send", classPath));
        assertEquals("by-name", effect(catalog, "org/acme/Third", "send", classPath));
    }

    @Test
    void anExactDescriptorGoesBeforeAnyAndANameBeforeAPatternOfNames() throws IOException {
        Catalog catalog = with(
                "call org/acme/A ~s.* * kind=http effect=by-name",
                "call org/acme/A send * kind=http effect=write",
                "call org/acme/A send (I)* kind=http effect=read");

        assertEquals(
                "read",
                catalog.method(Role.CALL, "org/acme/A", "send", "(I)J", NOTHING).attribute("effect", ""));
        assertEquals("write", effect(catalog, "org/acme/A", "send", NOTHING));
        assertEquals("by-name", effect(catalog, "org/acme/A", "submit", NOTHING));
        assertNull(catalog.method(Role.CALL, "org/acme/A", "receive", ANY_DESCRIPTOR, NOTHING));
    }

    @Test
    void theUsersRowGoesBeforeABuiltInOneThatFitsBetter() throws IOException {
        String owner = "org/springframework/web/client/RestTemplate";
        Catalog catalog = with(
                "call org/springframework/web/client/RestOperations+ postForObject * kind=http" + " effect=idempotent");

        assertEquals("idempotent", effect(catalog, owner, "postForObject", NOTHING));
        assertEquals("write", effect(catalog, owner, "postForEntity", NOTHING));
    }

    @Test
    void aCycleOfSupertypesEnds() throws IOException {
        Catalog catalog = with("call org/acme/Base+ send * kind=http effect=write");
        Supertypes broken = supertypes(Map.of("a/A", List.of("a/B"), "a/B", List.of("a/A")));

        assertNull(catalog.method(Role.CALL, "a/A", "send", ANY_DESCRIPTOR, broken));
    }

    @Test
    void generatedStubsAreKnownByTheirNamesWithoutAClassPath() {
        Catalog catalog = Catalog.load(List.of());

        assertNotNull(catalog.type(Role.CALL_TYPE, "com/acme/OrderServiceGrpc$OrderServiceBlockingStub", NOTHING));
        assertNotNull(catalog.type(Role.CALL_TYPE, "software/amazon/awssdk/services/iot/IotClient", NOTHING));
        assertNull(catalog.type(Role.CALL_TYPE, "com/acme/OrderClient", NOTHING));
    }

    @Test
    void anAttributeThatIsARegularExpressionIsMatchedAsAWhole() {
        Catalog catalog = Catalog.load(List.of());
        Fact sqs = catalog.type(Role.CALL_TYPE, "software/amazon/awssdk/services/sqs/SqsClient", NOTHING);

        assertTrue(catalog.attributeMatches(sqs, "reads", "getQueueUrl"));
        assertFalse(catalog.attributeMatches(sqs, "reads", "forgetQueueUrl"));
        assertTrue(catalog.attributeMatches(sqs, "except", "close"));
        assertFalse(catalog.attributeMatches(sqs, "nothing", "close"));
    }

    @Test
    void constantsAreFoundByTheirOwner() {
        Catalog catalog = Catalog.load(List.of());

        Fact post = catalog.field(Role.VERB, "org/springframework/http/HttpMethod", "POST");
        assertEquals("POST", post.attribute("verb", ""));
        assertNull(catalog.field(Role.VERB, "org/springframework/http/HttpMethod", "BREW"));
    }

    @ParameterizedTest
    @CsvSource({
        "java/util/[A-Z].*, java/util/",
        "java/[a-z]+/List, java/",
        "ab*c, a",
        "ab?c, a",
        "(a|b)c, ''",
        "ab|cd, ''",
        "ab(c|d), ab",
        "ab(c)|d, ''",
        "ab[|]c, ab",
        "a\\.b, a",
    })
    void aPatternIsTriedOnlyOnWhatBeginsAsItDoes(String regex, String prefix) {
        assertEquals(prefix, Regexes.literalPrefix(regex));
    }

    /** Prints, for whoever changes the loader; a bound here would fail on busy machines and say nothing. */
    @Test
    void printsHowLongLoadingTakes() {
        long start = System.nanoTime();
        int rows = Catalog.load(List.of()).facts().size();
        System.out.printf("catalogue: %d rows in %.1f ms%n", rows, (System.nanoTime() - start) / 1e6);
        assertTrue(rows > 0);
    }

    @Test
    void saysWhetherAnyRowSpeaksOfAMethodOfThatName() {
        Catalog catalog = Catalog.load(List.of());

        assertTrue(catalog.mentionsMethod(Role.CALL, "postForObject"));
        assertFalse(catalog.mentionsMethod(Role.CALL, "frobnicate"));
        assertFalse(catalog.mentionsMethod(Role.TX_END, "postForObject"));
    }

    private static String effect(Catalog catalog, String owner, String name, Supertypes supertypes) {
        return catalog.method(Role.CALL, owner, name, ANY_DESCRIPTOR, supertypes)
                .attribute("effect", "");
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
