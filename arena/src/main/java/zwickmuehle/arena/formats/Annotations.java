package zwickmuehle.arena.formats;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What people and programs add to the moves of a game in the frame of chess: judgements ({@code d6!?}, {@code d6 $3}),
 * other moves in parentheses, one within another, and what stands from a semicolon to the end of its line. Comments in
 * braces and tags are left as they are.
 */
final class Annotations {
    private static final Pattern TAG = Pattern.compile("\\[\\w+\\s+\"[^\"]*\"\\s*\\]");

    private final String text;
    private final Matcher tag;
    private final StringBuilder plain = new StringBuilder();
    private int place;
    private int depth;
    /** Where the outermost parenthesis that is open stands, and where its text was to go. */
    private int opened;
    private int before;
    private boolean braceCloses = true;
    /** Whether there is a tag from where the last one was looked for. */
    private boolean tagged;

    private Annotations(String text) {
        this.text = text;
        tag = TAG.matcher(text);
        tagged = tag.find();
    }

    /** The same text without them, line by line; a parenthesis that nothing closes stays, as it is no annotation. */
    static String without(String text) {
        return new Annotations(text).removed();
    }

    private String removed() {
        while (place < text.length()) {
            char c = text.charAt(place);
            switch (c) {
                case '{' -> keep(closing());
                case '[' -> tag();
                case ';' -> place = endOfLine();
                case '$' -> {
                    place++;
                    while (place < text.length() && Character.isDigit(text.charAt(place))) {
                        place++;
                    }
                }
                case '!', '?' -> place++;
                case '(' -> open();
                case ')' -> close();
                case '\n' -> {
                    plain.append(c);
                    place++;
                }
                default -> keep(place + 1);
            }
        }
        if (depth > 0) {
            restore(text.length());
        }
        return plain.toString();
    }

    /** Text up to a place; in parentheses none of it. */
    private void keep(int end) {
        if (depth == 0) {
            plain.append(text, place, end);
        }
        place = end;
    }

    /** Just behind the comment that begins here; a brace that nothing closes begins none. */
    private int closing() {
        int close = braceCloses ? text.indexOf('}', place) : -1;
        braceCloses = close >= 0;
        return braceCloses ? close + 1 : place + 1;
    }

    private int endOfLine() {
        int end = text.indexOf('\n', place);
        return end < 0 ? text.length() : end;
    }

    /** A tag begins a game, so whatever was open before it was none of ours. */
    private void tag() {
        while (tagged && tag.start() < place) {
            tagged = tag.find();
        }
        if (!tagged || tag.start() > place) {
            keep(place + 1);
            return;
        }
        if (depth > 0) {
            restore(place);
        }
        keep(tag.end());
    }

    private void open() {
        if (depth == 0) {
            opened = place;
            before = plain.length();
        }
        depth++;
        place++;
    }

    private void close() {
        if (depth == 0) {
            keep(place + 1);
            return;
        }
        depth--;
        place++;
        if (depth == 0) {
            plain.append(' ');
        }
    }

    private void restore(int end) {
        plain.setLength(before);
        plain.append(text, opened, end);
        depth = 0;
    }
}
