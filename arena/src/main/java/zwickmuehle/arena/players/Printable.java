package zwickmuehle.arena.players;

/** What a program said, made fit for a terminal and a page: visible, on one line, not too long. */
final class Printable {
    private Printable() {}

    static String of(String text, int longest) {
        StringBuilder printable = new StringBuilder();
        text.codePoints().limit(longest).forEach(c -> {
            if (visible(c)) {
                printable.appendCodePoint(c);
            } else {
                printable.append("\\x%02x".formatted(c));
            }
        });
        return text.length() > longest ? printable.append('…').toString() : printable.toString();
    }

    /** Whether all of it can be seen. */
    static boolean visible(String text) {
        return Printable.of(text, text.length()).equals(text);
    }

    private static boolean visible(int c) {
        int type = Character.getType(c);
        return !Character.isISOControl(c) && type != Character.UNASSIGNED && type != Character.FORMAT
                && type != Character.SURROGATE && type != Character.LINE_SEPARATOR
                && type != Character.PARAGRAPH_SEPARATOR;
    }
}
