package zwickmuehle.rules;

import java.util.function.IntFunction;

/**
 * Foreign text made fit to be quoted: on one line, not too long, nothing that could steer a terminal. Lengths count
 * what people call characters (code points), not the chars they are made of.
 */
public final class Excerpt {
    private static final int LONGEST = 60;

    private Excerpt() {}

    /** The beginning of a text, with a mark for every character that does not show. */
    public static String of(String text) {
        return cut(text, LONGEST, c -> Character.toString(visible(c) ? c : '\uFFFD'));
    }

    /** The same with what does not show written out, for those who wrote it and want to know what is wrong. */
    public static String spelledOut(String text, int longest) {
        return cut(text, longest, c -> visible(c) ? Character.toString(c) : "\\x%02x".formatted(c));
    }

    /**
     * The same for what has to be ASCII: whatever else is in it is written out, for a minus sign of print or a space
     * that does not break looks as if nothing were wrong.
     */
    public static String ascii(String text, int longest) {
        return cut(text, longest, c -> switch (c) {
            case '\t' -> "\\t";
            case '\r' -> "\\r";
            default -> c < ' ' || (c > '~' && c <= 0xff)
                    ? "\\x%02x".formatted(c)
                    : c > '~' ? "\\u%04x".formatted(c) : Character.toString(c);
        });
    }

    /** The whole text, with a mark for every character that does not show: as names and remarks are read and written. */
    public static String printable(String text) {
        return visible(text) ? text : cut(text, Integer.MAX_VALUE, c -> Character.toString(visible(c) ? c : '\uFFFD'));
    }

    /** How many characters a text has. */
    public static int length(String text) {
        return text.codePointCount(0, text.length());
    }

    /** Whether all of it shows. */
    public static boolean visible(String text) {
        return text.codePoints().allMatch(Excerpt::visible);
    }

    /**
     * Whether a character shows as itself and does nothing else. Format characters do not: they turn the direction of
     * writing around, or hide between letters.
     */
    public static boolean visible(int c) {
        return Character.isDefined(c) && !Character.isISOControl(c) && switch (Character.getType(c)) {
            case Character.FORMAT, Character.SURROGATE, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR ->
                false;
            default -> true;
        };
    }

    private static String cut(String text, int longest, IntFunction<String> written) {
        StringBuilder excerpt = new StringBuilder();
        text.codePoints().limit(longest).forEach(c -> excerpt.append(written.apply(c)));
        return length(text) > longest ? excerpt.append('…').toString() : excerpt.toString();
    }
}
