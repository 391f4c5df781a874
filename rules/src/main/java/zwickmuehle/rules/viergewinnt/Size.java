package zwickmuehle.rules.viergewinnt;

import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;

/**
 * The size of a Vier-Gewinnt board, and with it where each cell lies in a long: column by column from the bottom, each
 * having one bit more than it has rows, as {@link VierGewinnt} draws it.
 */
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

    /** Bits of a column, and so the step from a cell to its right neighbour. */
    public int stride() {
        return height + 1;
    }

    /** The bit of a cell: columns from 0 at the left, rows from 0 at the bottom. */
    public int bit(int column, int row) {
        return column * stride() + row;
    }

    /** The column of a cell's bit. */
    public int columnOf(int bit) {
        return bit / stride();
    }

    /** The row of a cell's bit. */
    public int rowOf(int bit) {
        return bit % stride();
    }

    /** The cells at the bottom. */
    public long bottom() {
        long cells = 0;
        for (int column = 0; column < width; column++) {
            cells |= 1L << bit(column, 0);
        }
        return cells;
    }

    /** All cells: in each column the place above it, less the bottom. */
    public long board() {
        return (bottom() << height) - bottom();
    }

    @Override
    public String toString() {
        return width + "x" + height;
    }
}
