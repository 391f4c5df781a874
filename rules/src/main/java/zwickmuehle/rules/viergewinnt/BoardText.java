package zwickmuehle.rules.viergewinnt;

import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Side;

/** Reads a board drawn row by row, and refuses what no game can lead to. */
final class BoardText {
    private BoardText() {}

    /** The position with these rows, from the top, of the characters {@code 0}, {@code X} and {@code .}. */
    static long parse(VierGewinnt rules, String[] rows) {
        checkShape(rules.size(), rows);
        long position = rules.start();
        for (int column = 0; column < rules.size().width(); column++) {
            position = addColumn(rules, rows, column, position);
        }
        checkStones(rules, position);
        return position;
    }

    private static void checkShape(Size size, String[] rows) {
        if (rows.length != size.height()) {
            throw new NotationException("the board has %d rows: expected %d",
                    "das Brett hat %d Reihen: erwartet werden %d", rows.length, size.height());
        }
        for (int i = 0; i < rows.length; i++) {
            if (rows[i].length() != size.width() || !rows[i].matches("[0X.]*")) {
                throw new NotationException("row %d from the top, '%s': expected %d characters 0, X or .",
                        "Reihe %d von oben, '%s': erwartet werden %d Zeichen 0, X oder .", i + 1,
                        Excerpt.of(rows[i]), size.width());
            }
        }
    }

    private static long addColumn(VierGewinnt rules, String[] rows, int column, long position) {
        int shift = rules.size().bit(column, 0);
        long stones = 1;
        int height = 0;
        boolean gap = false;
        for (int row = 0; row < rules.size().height(); row++) {
            char sign = rows[rows.length - 1 - row].charAt(column);
            if (sign == '.') {
                gap = true;
            } else if (gap) {
                throw new NotationException("the stone in column %d, row %d from the bottom hangs in the air",
                        "der Stein in Spalte %d, Reihe %d von unten schwebt in der Luft", column + 1, row + 1);
            } else {
                stones = (stones & ~(1L << height)) | (sign == '0' ? 1L << height : 0) | 1L << (height + 1);
                height++;
            }
        }
        return (position & ~(1L << shift)) | stones << shift;
    }

    private static void checkStones(VierGewinnt rules, long position) {
        long white = rules.stones(position, Side.WHITE);
        long black = rules.stones(position, Side.BLACK);
        int surplus = Long.bitCount(white) - Long.bitCount(black);
        if (surplus != 0 && surplus != 1) {
            throw new NotationException(
                    "the first player (0) has %d stones, the second (X) %d: expected equally many, or one more of the first",
                    "der Erste (0) hat %d Steine, der Zweite (X) %d: erwartet werden gleich viele oder einer mehr vom Ersten",
                    Long.bitCount(white), Long.bitCount(black));
        }
        if (rules.hasFour(surplus == 0 ? white : black)) {
            throw new NotationException("the player to move has four in a row already: the game ended earlier",
                    "wer am Zug ist, hat schon vier in einer Reihe: die Partie war früher zu Ende");
        }
    }
}
