package zwickmuehle.substitutes.java.util.regex;

import java.util.ArrayList;
import java.util.List;
import zwickmuehle.substitutes.text.Expression;

/** {@link java.util.regex.Pattern}, as far as it is used. */
public final class TPattern {
    private final Expression expression;

    private TPattern(Expression expression) {
        this.expression = expression;
    }

    public static TPattern compile(String text) {
        return new TPattern(new Expression(text));
    }

    public static boolean matches(String pattern, CharSequence text) {
        return new Expression(pattern).match(text) != null;
    }

    public TMatcher matcher(CharSequence text) {
        return new TMatcher(expression, text);
    }

    public String[] split(CharSequence text) {
        return split(text, 0);
    }

    public String[] split(CharSequence text, int limit) {
        List<String> parts = new ArrayList<>();
        int from = 0;
        for (int[] found = expression.find(text, 0); found != null
                && (limit <= 0 || parts.size() < limit - 1); found = expression.find(text, next(found))) {
            // Nothing at the very beginning does not split off anything.
            if (found[1] > 0) {
                parts.add(text.subSequence(from, found[0]).toString());
                from = found[1];
            }
            if (next(found) > text.length()) {
                break;
            }
        }
        if (from == 0 && parts.isEmpty()) {
            return new String[]{text.toString()};
        }
        parts.add(text.subSequence(from, text.length()).toString());
        while (limit == 0 && !parts.isEmpty() && parts.getLast().isEmpty()) {
            parts.removeLast();
        }
        return parts.toArray(new String[0]);
    }

    /** What was empty is not found there once more. */
    static int next(int[] found) {
        return found[1] > found[0] ? found[1] : found[1] + 1;
    }
}
