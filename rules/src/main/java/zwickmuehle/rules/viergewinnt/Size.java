package zwickmuehle.rules.viergewinnt;

import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;

/** The size of a Vier-Gewinnt board; a column needs one bit more than it has rows, and all must fit into a long. */
public record Size(int width, int height) {
    public static final Size STANDARD = new Size(7, 6);

    public Size {
        if (width < 1 || height < 1 || (height + 1) * width > Long.SIZE) {
            throw new NotationException(
                    "a board of %d columns and %d rows does not fit: expected columns × (rows + 1) of at most 64, and at least one of each",
                    "ein Brett mit %d Spalten und %d Reihen passt nicht: erwartet wird Spalten × (Reihen + 1) höchstens 64, und von beiden mindestens eine",
                    width, height);
        }
    }

    /** Reads {@code 7x6}: columns, then rows. */
    public static Size parse(String text) {
        if (!text.matches("[0-9]{1,2}x[0-9]{1,2}")) {
            throw new NotationException("'%s' is no size: expected columns and rows, as in 7x6",
                    "'%s' ist keine Größe: erwartet werden Spalten und Reihen, wie in 7x6", Excerpt.of(text));
        }
        int x = text.indexOf('x');
        return new Size(Integer.parseInt(text.substring(0, x)), Integer.parseInt(text.substring(x + 1)));
    }

    public int cells() {
        return width * height;
    }

    @Override
    public String toString() {
        return width + "x" + height;
    }
}
