package zwickmuehle.rules;

/** Foreign text made fit to be quoted in a sentence: on one line, not too long, nothing that could steer a terminal. */
public final class Excerpt {
    private static final int LONGEST = 60;

    private Excerpt() {}

    public static String of(String text) {
        int count = text.codePointCount(0, text.length());
        return count > LONGEST
                ? printable(text.substring(0, text.offsetByCodePoints(0, LONGEST))) + '…'
                : printable(text);
    }

    /** The whole text, with a mark for every character that does not show: as names and remarks are read and written. */
    public static String printable(String text) {
        if (text.codePoints().allMatch(Excerpt::visible)) {
            return text;
        }
        StringBuilder printable = new StringBuilder();
        text.codePoints().forEach(c -> printable.appendCodePoint(visible(c) ? c : '\uFFFD'));
        return printable.toString();
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
}
