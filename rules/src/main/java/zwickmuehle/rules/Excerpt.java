package zwickmuehle.rules;

/**
 * Foreign text made fit to be quoted: on one line, not too long, nothing that could steer a terminal. Lengths count
 * what people call characters (code points), not the chars they are made of.
 */
public final class Excerpt {
    private static final int LONGEST = 60;
    /** Fillers of Hangul and Khmer, the empty pattern of Braille, and the joiner that is never drawn. */
    private static final String BLANK = "\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0";
    /** As many marks as scripts put on one letter; more of them are drawn over the lines above and below. */
    private static final int MOST_MARKS = 4;

    private Excerpt() {}

    /** The beginning of a text, with a mark for every character that does not show. */
    public static String of(String text) {
        return cut(text, LONGEST, Excerpt::writeMarked);
    }

    /** The same with what does not show written out, for those who wrote it and want to know what is wrong. */
    public static String spelledOut(String text, int longest) {
        return cut(text, longest, (excerpt, c) -> {
            if (visible(c)) {
                excerpt.appendCodePoint(c);
            } else {
                excerpt.append(escaped(c, "\\x%02x"));
            }
        });
    }

    /**
     * The same for what has to be ASCII: whatever else is in it is written out, for a minus sign of print or a space
     * that does not break looks as if nothing were wrong.
     */
    public static String ascii(String text, int longest) {
        return cut(text, longest, (excerpt, c) -> {
            if (c >= ' ' && c <= '~') {
                excerpt.append((char) c);
            } else {
                excerpt.append(escaped(c, c <= 0xff ? "\\x%02x" : "\\u%04x"));
            }
        });
    }

    /** The whole text, with a mark for every character that does not show: as names and remarks are read and written. */
    public static String printable(String text) {
        return visible(text) ? text : cut(text, Integer.MAX_VALUE, Excerpt::writeMarked);
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
     * writing around, or hide between letters; nor do letters and signs that are made to be blank.
     */
    public static boolean visible(int c) {
        return Character.isDefined(c) && !Character.isISOControl(c) && BLANK.indexOf(c) < 0
                && switch (Character.getType(c)) {
                    case Character.FORMAT, Character.SURROGATE, Character.LINE_SEPARATOR,
                            Character.PARAGRAPH_SEPARATOR ->
                        false;
                    default -> true;
                };
    }

    /** Whether it can be told from nothing, and stays in its line: something to see that carries only a few marks. */
    public static boolean legible(String text) {
        int marks = 0;
        boolean something = false;
        for (int c : text.codePoints().toArray()) {
            boolean mark = switch (Character.getType(c)) {
                case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.COMBINING_SPACING_MARK -> true;
                default -> false;
            };
            marks = mark ? marks + 1 : 0;
            something |= !mark && Character.getType(c) != Character.SPACE_SEPARATOR;
            if (marks > MOST_MARKS || !visible(c)) {
                return false;
            }
        }
        return something;
    }

    private static String escaped(int c, String others) {
        return switch (c) {
            case '\t' -> "\\t";
            case '\r' -> "\\r";
            default -> others.formatted(c);
        };
    }

    private static void writeMarked(StringBuilder excerpt, int c) {
        excerpt.appendCodePoint(visible(c) ? c : '\uFFFD');
    }

    private static String cut(String text, int longest, Writing writing) {
        StringBuilder excerpt = new StringBuilder();
        text.codePoints().limit(longest).forEach(c -> writing.write(excerpt, c));
        return length(text) > longest ? excerpt.append('…').toString() : excerpt.toString();
    }

    /** How a character is written. */
    private interface Writing {
        void write(StringBuilder excerpt, int c);
    }
}
