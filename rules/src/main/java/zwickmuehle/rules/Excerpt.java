package zwickmuehle.rules;

/** Foreign text made fit to be quoted in a sentence: on one line, not too long, nothing that could steer a terminal. */
public final class Excerpt {
    private static final int LONGEST = 60;

    private Excerpt() {}

    public static String of(String text) {
        StringBuilder excerpt = new StringBuilder();
        text.codePoints().limit(LONGEST).forEach(c -> excerpt.appendCodePoint(visible(c) ? c : '\uFFFD'));
        return text.codePointCount(0, text.length()) > LONGEST ? excerpt.append('…').toString() : excerpt.toString();
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
