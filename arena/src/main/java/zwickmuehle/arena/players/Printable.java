package zwickmuehle.arena.players;

import zwickmuehle.rules.Excerpt;

/** What a program said, made fit for a terminal and a page: visible, on one line, not too long. */
final class Printable {
    private Printable() {}

    static String of(String text, int longest) {
        StringBuilder printable = new StringBuilder();
        text.codePoints().limit(longest).forEach(c -> {
            if (Excerpt.visible(c)) {
                printable.appendCodePoint(c);
            } else {
                printable.append("\\x%02x".formatted(c));
            }
        });
        return text.length() > longest ? printable.append('…').toString() : printable.toString();
    }

    /**
     * The same for an answer of the protocol, which is ASCII: whatever else is in it is written out, for a minus sign of
     * print or a space that does not break looks as if nothing were wrong.
     */
    static String ascii(String text, int longest) {
        StringBuilder printable = new StringBuilder();
        text.codePoints().limit(longest).forEach(c -> printable.append(switch (c) {
            case '\t' -> "\\t";
            case '\r' -> "\\r";
            default -> c < ' ' || (c > '~' && c <= 0xff)
                    ? "\\x%02x".formatted(c)
                    : c > '~' ? "\\u%04x".formatted(c) : Character.toString(c);
        }));
        return text.codePointCount(0, text.length()) > longest
                ? printable.append('…').toString()
                : printable.toString();
    }

    /** Whether all of it can be seen. */
    static boolean visible(String text) {
        return text.codePoints().allMatch(Excerpt::visible);
    }
}
