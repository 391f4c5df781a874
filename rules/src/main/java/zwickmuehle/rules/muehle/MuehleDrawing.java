package zwickmuehle.rules.muehle;

import java.util.Arrays;
import zwickmuehle.rules.Side;

/**
 * The board drawn with characters, coordinates at its edges:
 *
 * <pre>
 *   7  W-----------·-----------·
 *      |           |           |
 *   6  |   ·-------·-------·   |
 * </pre>
 */
final class MuehleDrawing {
    private static final int COLUMN_WIDTH = 4;
    private static final int MARGIN = 3;
    private static final int SIZE = 7;

    private final char[][] canvas = new char[2 * SIZE][MARGIN + COLUMN_WIDTH * (SIZE - 1) + 1];

    private MuehleDrawing() {
        for (char[] line : canvas) {
            Arrays.fill(line, ' ');
        }
    }

    static String of(long position) {
        MuehleDrawing drawing = new MuehleDrawing();
        drawing.lines();
        drawing.stones(position);
        drawing.edges();
        StringBuilder text = new StringBuilder();
        for (char[] line : drawing.canvas) {
            text.append(new String(line).stripTrailing()).append('\n');
        }
        return text.toString();
    }

    private void lines() {
        for (int from = 0; from < Board.POINTS; from++) {
            for (int to = 0; to < Board.POINTS; to++) {
                if ((Board.neighbours(from) & Board.bit(to)) != 0) {
                    line(from, to);
                }
            }
        }
    }

    /** Draws a line to the right or downwards; the other two directions are drawn by the other end. */
    private void line(int from, int to) {
        for (int x = x(from) + 1; y(from) == y(to) && x < x(to); x++) {
            canvas[y(from)][x] = '-';
        }
        for (int y = y(from) + 1; x(from) == x(to) && y < y(to); y++) {
            canvas[y][x(from)] = '|';
        }
    }

    private void stones(long position) {
        int white = MuehlePosition.stones(position, Side.WHITE);
        int black = MuehlePosition.stones(position, Side.BLACK);
        for (int point = 0; point < Board.POINTS; point++) {
            int bit = Board.bit(point);
            canvas[y(point)][x(point)] = (white & bit) != 0 ? 'W' : (black & bit) != 0 ? 'B' : '·';
        }
    }

    private void edges() {
        for (int i = 0; i < SIZE; i++) {
            canvas[2 * (SIZE - 1 - i)][0] = (char) ('1' + i);
            canvas[2 * SIZE - 1][MARGIN + COLUMN_WIDTH * i] = (char) ('a' + i);
        }
    }

    private static int x(int point) {
        return MARGIN + COLUMN_WIDTH * PointNames.column(point);
    }

    private static int y(int point) {
        return 2 * (SIZE - 1 - PointNames.rank(point));
    }
}
