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

    /** Whether all of it can be seen. */
    static boolean visible(String text) {
        return text.codePoints().allMatch(Excerpt::visible);
    }
}
