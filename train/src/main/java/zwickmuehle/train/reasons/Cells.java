package zwickmuehle.train.reasons;

import java.util.ArrayList;
import java.util.List;
import zwickmuehle.rules.viergewinnt.VierGewinnt;

/** The cells of Vier Gewinnt: their names, and the lines of four that a stone on one of them would complete. */
final class Cells {
    /** The four directions of a row, as steps to the right and upwards. */
    private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    private static final int LETTERS = 26;

    private Cells() {}

    /** The bit of a cell. */
    static int cell(VierGewinnt rules, int column, int row) {
        return rules.size().bit(column, row);
    }

    static int column(VierGewinnt rules, int cell) {
        return rules.size().columnOf(cell);
    }

    /** From 0 at the bottom. */
    static int row(VierGewinnt rules, int cell) {
        return rules.size().rowOf(cell);
    }

    /** As on a chess board: {@code a1} at the bottom left. */
    static String name(VierGewinnt rules, int cell) {
        int column = column(rules, cell);
        String letter = String.valueOf((char) ('a' + column % LETTERS));
        return (column < LETTERS ? letter : "a" + letter) + (row(rules, cell) + 1);
    }

    static List<String> names(VierGewinnt rules, List<Integer> cells) {
        return cells.stream().map(cell -> name(rules, cell)).toList();
    }

    /** The first row of four or more that {@code cell} forms with {@code stones}, the cell itself first; empty if none. */
    static List<Integer> line(VierGewinnt rules, long stones, int cell) {
        for (int[] direction : DIRECTIONS) {
            List<Integer> line = new ArrayList<>();
            line.add(cell);
            extend(rules, stones, cell, direction[0], direction[1], line);
            extend(rules, stones, cell, -direction[0], -direction[1], line);
            if (line.size() >= VierGewinnt.ROW) {
                return line;
            }
        }
        return List.of();
    }

    private static void extend(VierGewinnt rules, long stones, int cell, int right, int up, List<Integer> line) {
        int column = column(rules, cell) + right;
        int row = row(rules, cell) + up;
        while (column >= 0 && column < rules.size().width() && row >= 0 && row < rules.size().height()
                && (stones >>> cell(rules, column, row) & 1) != 0) {
            line.add(cell(rules, column, row));
            column += right;
            row += up;
        }
    }
}
