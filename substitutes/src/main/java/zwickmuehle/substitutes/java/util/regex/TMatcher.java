package zwickmuehle.substitutes.java.util.regex;

import zwickmuehle.substitutes.text.Expression;

/** {@link java.util.regex.Matcher}, as far as it is used. */
public final class TMatcher {
    private final Expression expression;
    private final CharSequence text;
    private int[] found;
    private int from;

    TMatcher(Expression expression, CharSequence text) {
        this.expression = expression;
        this.text = text;
    }

    public boolean matches() {
        found = expression.match(text);
        return found != null;
    }

    public boolean find() {
        found = from > text.length() ? null : expression.find(text, from);
        from = found == null ? text.length() + 1 : TPattern.next(found);
        return found != null;
    }

    public String group() {
        return group(0);
    }

    public String group(int number) {
        if (found == null) {
            throw new IllegalStateException("nothing was found");
        }
        return found[2 * number] < 0 || found[2 * number + 1] < 0
                ? null
                : text.subSequence(found[2 * number], found[2 * number + 1]).toString();
    }

    public int start() {
        return found[0];
    }

    public int end() {
        return found[1];
    }

    public String replaceAll(String with) {
        if (with.indexOf('$') >= 0 || with.indexOf('\\') >= 0) {
            throw new IllegalArgumentException("the page puts nothing but plain text in place of something");
        }
        StringBuilder replaced = new StringBuilder();
        int done = 0;
        from = 0;
        while (find()) {
            replaced.append(text, done, start()).append(with);
            done = end();
        }
        return replaced.append(text, done, text.length()).toString();
    }
}
