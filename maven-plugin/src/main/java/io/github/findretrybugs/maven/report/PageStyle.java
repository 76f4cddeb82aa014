package io.github.findretrybugs.maven.report;

/** How the parts of a rule's page are written. Each part ends without a line feed. */
interface PageStyle {

    String heading(String text);

    String paragraph(String text);

    String item(String text);

    /** Lines of code, as they stand. */
    String block(String code);

    /** Code in running text. */
    String code(String code);

    String link(String text, String address);

    /** For a terminal. */
    record Plain(int width) implements PageStyle {

        @Override
        public String heading(String text) {
            return text;
        }

        @Override
        public String paragraph(String text) {
            return Wrap.indented(text, "  ", width);
        }

        @Override
        public String item(String text) {
            return "  - " + Wrap.indented(text, "    ", width).strip();
        }

        @Override
        public String block(String code) {
            return code.indent(4).stripTrailing();
        }

        @Override
        public String code(String code) {
            return code;
        }

        @Override
        public String link(String text, String address) {
            return text + ": " + address;
        }
    }

    /** For whoever reads Markdown. */
    record Markdown() implements PageStyle {

        @Override
        public String heading(String text) {
            return "### " + text;
        }

        @Override
        public String paragraph(String text) {
            return text;
        }

        @Override
        public String item(String text) {
            return "- " + text;
        }

        @Override
        public String block(String code) {
            return "```java\n" + code + "\n```";
        }

        @Override
        public String code(String code) {
            return "`" + code + "`";
        }

        @Override
        public String link(String text, String address) {
            return "[" + text + "](" + address + ")";
        }
    }
}
