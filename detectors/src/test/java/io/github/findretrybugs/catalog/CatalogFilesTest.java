package io.github.findretrybugs.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a catalogue file may say, and how a wrong one is refused: by file, line, fault and remedy. */
class CatalogFilesTest {

    @TempDir
    Path folder;

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            cal org/acme/A send * kind=http effect=write               | unknown role 'cal'; did you mean 'call'? write one of
            frobnicate org/acme/A send *                               | unknown role 'frobnicate'; write one of call, call.type
            call org/acme/A send                                       | the row has 3 words; write: role type member descriptor
            call org.acme.A send * kind=http effect=write              | 'org.acme.A' is no type; write its internal name
            call + send * kind=http effect=write                       | '+' is no type; write its internal name
            call org/acme/A send (Q)V kind=http effect=write           | '(Q)V' is no method descriptor; write *, or
            call org/acme/A send ()VV kind=http effect=write           | '()VV' is no method descriptor; write *, or
            bean org/acme/A - ()V                                      | a row about a type has no descriptor; write *
            call org/acme/A send * kind=http effect=write color=red    | 'call' takes no attribute 'color'; write one of kind, effect
            bean org/acme/A - * kind=http                              | 'bean' takes no attribute 'kind'; remove it
            call org/acme/A send * kind=http                           | 'call' needs the attribute 'effect'; add effect=VALUE
            thread.submit org/acme/A run *                             | 'thread.submit' needs the attribute 'run'; add run=VALUE
            call org/acme/A send * kind=http effect                    | 'effect' is no attribute; write key=value
            call org/acme/A send * kind=http effect=                   | attribute 'effect' has no value; write effect=VALUE
            call org/acme/A send * kind=http kind=rpc effect=write     | attribute 'kind' stands twice; remove one
            call org/acme/A send * kind=letter effect=write            | attribute 'kind' can't be 'letter'; write one of http, rpc
            call org/acme/A send * kind=http effect=bad                | attribute 'effect' can't be 'bad'; write one of read, idempotent
            call org/acme/A send * kind=http effect=by-verb request=2  | attribute 'request' is '2'; write argN with N counted from 0, or one of receiver
            call org/acme/A send (I)V kind=http effect=by-verb request=arg1 | attribute 'request' names arg1, but the descriptor has 1 parameters
            tx.callback org/acme/A run * run=argX                      | attribute 'run' is 'argX'; write argN
            tx.begin org/acme/A begin * on=receiver when=0             | attribute 'when' is '0'; write when=argN:VALUE
            verb org/acme/A post * verb=post                           | attribute 'verb' is 'post'; write argN
            call ~org/acme/[ send * kind=http effect=write             | '[' is no regular expression
            call org/acme/A ~send( * kind=http effect=write            | 'send(' is no regular expression
            call.type org/acme/A - * kind=http effect=write except=(x  | '(x' is no regular expression
            library org/acme                                           | 'library' takes one word; write library GROUP:ARTIFACT:VERSION
            """)
    void aWrongRowIsRefusedWithTheRemedy(String row, String complaint) throws IOException {
        Path file = write("own.facts", "# first", row.strip());

        String message = assertThrows(CatalogException.class, () -> Catalog.load(List.of(file)))
                .getMessage();

        assertTrue(message.startsWith(file + ":2: "), message);
        String expected = complaint.strip();
        assertTrue(message.contains(expected.replace("'[' is", "'org/acme/[' is")), message);
    }

    @Test
    void aRepeatedRowIsRefusedNamingTheFirst() throws IOException {
        Path file = write(
                "own.facts",
                "call org/acme/A send * kind=http effect=write",
                "",
                "call org/acme/A+ send * kind=http effect=read");

        String message = assertThrows(CatalogException.class, () -> Catalog.load(List.of(file)))
                .getMessage();

        assertEquals(
                file + ":3: this row repeats the one at " + file + ":1 (call org/acme/A send *); remove one of them",
                message);
    }

    @Test
    void aRowRepeatedInAnotherFileIsRefusedToo() throws IOException {
        Path first = write("first.facts", "bean org/acme/A - *");
        Path second = write("second.facts", "bean org/acme/A - *");

        assertThrows(CatalogException.class, () -> Catalog.load(List.of(first, second)));
    }

    @Test
    void rowsThatDifferByDescriptorOrRoleAreNoRepetition() throws IOException {
        Path file = write(
                "own.facts",
                "tx.begin org/acme/A auto (Z)V on=receiver when=arg0:0",
                "tx.end org/acme/A auto (Z)V on=receiver when=arg0:1",
                "tx.begin org/acme/A auto ()V on=receiver");

        assertEquals(3, own(Catalog.load(List.of(file)), file).size());
    }

    @Test
    void aFileThatIsNotThereIsRefused() {
        Path file = folder.resolve("none.facts");

        String message = assertThrows(CatalogException.class, () -> Catalog.load(List.of(file)))
                .getMessage();

        assertTrue(message.startsWith(file + ":1: the file can't be read"), message);
    }

    @Test
    void commentsBlankLinesTabsAndWindowsLineEndsAreNoMatter() throws IOException {
        Path file = folder.resolve("own.facts");
        Files.writeString(
                file,
                "# comment\r\n\r\n  \t \r\nlibrary org.acme:a:1\r\nsource the manual, page 3\r\n"
                        + "call\torg/acme/A   send *\tkind=http effect=write\r\n  # indented");

        Fact fact = own(Catalog.load(List.of(file)), file).get(0);

        assertEquals("org.acme:a:1", fact.library());
        assertEquals("write", fact.attribute("effect", ""));
        assertEquals(file + ":6", fact.at());
    }

    private static List<Fact> own(Catalog catalog, Path file) {
        return catalog.facts().stream()
                .filter(fact -> fact.at().startsWith(file.toString()))
                .toList();
    }

    private Path write(String name, String... lines) throws IOException {
        Path file = folder.resolve(name);
        Files.write(file, List.of(lines));
        return file;
    }
}
