package zwickmuehle.rules;

/** Foreign text made fit to be quoted in a sentence: on one line, not too long, nothing that could steer a terminal. */
public final class Excerpt {
    private static final int LONGEST = 60;

    private Excerpt() {}

    public static String of(String text) {
        StringBuilder excerpt = new StringBuilder();
        text.codePoints().limit(LONGEST)
                .forEach(c -> excerpt.appendCodePoint(Character.isISOControl(c) || !Character.isDefined(c)
                        || Character.getType(c) == Character.FORMAT || Character.getType(c) == Character.SURROGATE
                                ? '\uFFFD'
                                : c));
        return text.codePointCount(0, text.length()) > LONGEST ? excerpt.append('…').toString() : excerpt.toString();
    }
}
