package io.github.findretrybugs.maven.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class RulePageTest {

    private static final String HTML = """
            <h3>What goes wrong</h3>
            <p>The mail
            is sent by <code>send()</code> a second &amp; a third time.</p>
            <h3>Wrong</h3>
            <pre>
            if (a &lt; b) {
                send();
            }
            </pre>
            <ul>
            <li><a href="https://a.example/">One</a></li>
            <li>Two</li>
            </ul>
            """;

    @Test
    void for_a_terminal_text_is_broken_and_code_is_not() {
        assertEquals("""
                What goes wrong

                  The mail is sent by send() a
                  second & a third time.

                Wrong

                    if (a < b) {
                        send();
                    }

                  - One: https://a.example/
                  - Two""", RulePage.text(HTML, 30));
    }

    @Test
    void markdown() {
        assertEquals("""
                ### What goes wrong

                The mail is sent by `send()` a second & a third time.

                ### Wrong

                ```java
                if (a < b) {
                    send();
                }
                ```

                - [One](https://a.example/)
                - Two""", RulePage.markdown(HTML));
    }

    @Test
    void a_broken_page_is_refused() {
        assertThrows(IllegalArgumentException.class, () -> RulePage.markdown("<p>"));
    }
}
