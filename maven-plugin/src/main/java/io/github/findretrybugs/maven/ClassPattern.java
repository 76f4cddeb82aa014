package io.github.findretrybugs.maven;

import java.util.regex.Pattern;
import org.apache.maven.plugin.MojoExecutionException;

/**
 * A pattern of class names, such as {@code com.acme.**} or {@code **.*Controller}. {@code *} stands for any letters between two
 * dots, {@code **} for any letters and dots, {@code ?} for one letter. What matches a class matches the classes inside it.
 */
final class ClassPattern {

    private static final Pattern VALID = Pattern.compile("[\\p{javaJavaIdentifierPart}.*?]+");

    private final String text;
    private final Pattern regex;

    private ClassPattern(String text, Pattern regex) {
        this.text = text;
        this.regex = regex;
    }

    /**
     * Reads a pattern.
     *
     * @param parameter the parameter it was given by, for the error's message
     */
    static ClassPattern of(String parameter, String text) throws MojoExecutionException {
        if (!VALID.matcher(text).matches()) {
            throw new MojoExecutionException(parameter + " has '" + text
                    + "', which is no pattern of class names; write it like com.acme.** or com.acme.*Controller");
        }
        StringBuilder regex = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '*' && i + 1 < text.length() && text.charAt(i + 1) == '*') {
                regex.append(".*");
                i++;
            } else if (c == '*') {
                regex.append("[^.]*");
            } else if (c == '?') {
                regex.append("[^.]");
            } else {
                regex.append(Pattern.quote(String.valueOf(c)));
            }
        }
        return new ClassPattern(text, Pattern.compile(regex + "(\\$.*)?"));
    }

    /** Whether it matches a class, given by internal name. */
    boolean matches(String className) {
        return regex.matcher(className.replace('/', '.')).matches();
    }

    @Override
    public String toString() {
        return text;
    }
}
