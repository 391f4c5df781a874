package zwickmuehle.play.view;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.viergewinnt.VierGewinnt;

/** The cells of Vier Gewinnt, named as on a chess board: {@code a1} at the bottom left. */
record VierGewinntView(VierGewinnt rules) implements BoardView {
    /** The four directions of a row, as steps to the right and upwards. */
    private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    /** A board of one row may have more columns than there are letters. */
    private static final int LETTERS = 26;

    @Override
    public int columns() {
        return rules.size().width();
    }

    @Override
    public int rows() {
        return rules.size().height();
    }

    @Override
    public List<PointView> points(long position) {
        long white = rules.stones(position, Side.WHITE);
        long black = rules.stones(position, Side.BLACK);
        List<PointView> points = new ArrayList<>(rules.size().cells());
        for (int row = rows() - 1; row >= 0; row--) {
            for (int column = 0; column < columns(); column++) {
                points.add(new PointView(name(column, row), column, rows() - 1 - row,
                        stone(white, black, column, row), null));
            }
        }
        return points;
    }

    private @Nullable String stone(long white, long black, int column, int row) {
        if (has(white, column, row)) {
            return SideName.of(Side.WHITE);
        }
        return has(black, column, row) ? SideName.of(Side.BLACK) : null;
    }

    @Override
    public String kind(long position) {
        return "drop";
    }

    @Override
    public MoveView move(long position, int move) {
        String column = rules.notation().move(move);
        return new MoveView(column, null, name(move, rules.stonesIn(position, move)), null, column);
    }

    @Override
    public PositionView.StonesView stones(long position) {
        return new PositionView.StonesView(count(position, Side.WHITE), count(position, Side.BLACK));
    }

    /** The first player brings one stone more where the number of cells is odd. */
    private PositionView.Count count(long position, Side side) {
        int brought = (rules.size().cells() + (side == Side.WHITE ? 1 : 0)) / 2;
        int onBoard = Long.bitCount(rules.stones(position, side));
        return new PositionView.Count(onBoard, brought - onBoard, 0);
    }

    @Override
    public List<List<String>> mills(long position) {
        return List.of();
    }

    @Override
    public List<List<String>> winningLines(long position) {
        List<List<String>> lines = new ArrayList<>();
        for (Side side : Side.values()) {
            long stones = rules.stones(position, side);
            for (int[] direction : DIRECTIONS) {
                addLines(lines, stones, direction[0], direction[1]);
            }
        }
        return lines;
    }

    /** Every row of four or more in one direction, found at its first stone. */
    private void addLines(List<List<String>> lines, long stones, int right, int up) {
        for (int column = 0; column < columns(); column++) {
            for (int row = 0; row < rows(); row++) {
                if (!has(stones, column - right, row - up)) {
                    List<String> line = lineFrom(stones, column, row, right, up);
                    if (line.size() >= VierGewinnt.ROW) {
                        lines.add(line);
                    }
                }
            }
        }
    }

    private List<String> lineFrom(long stones, int column, int row, int right, int up) {
        List<String> line = new ArrayList<>();
        for (int i = 0; has(stones, column + i * right, row + i * up); i++) {
            line.add(name(column + i * right, row + i * up));
        }
        return line;
    }

    @Override
    public List<MoveView> threats(long position) {
        long stones = rules.stones(position, rules.mover(position).other());
        List<MoveView> threats = new ArrayList<>();
        for (int column = 0; column < columns(); column++) {
            int row = rules.stonesIn(position, column);
            if (row < rows() && hasRow(stones | (1L << (column * (rows() + 1) + row)))) {
                String text = rules.notation().move(column);
                threats.add(new MoveView(text, null, name(column, row), null, text));
            }
        }
        return threats;
    }

    private boolean hasRow(long stones) {
        List<List<String>> lines = new ArrayList<>();
        for (int[] direction : DIRECTIONS) {
            addLines(lines, stones, direction[0], direction[1]);
        }
        return !lines.isEmpty();
    }

    @Override
    public List<List<String>> closedBy(long before, int move) {
        return winningLines(rules.play(before, move));
    }

    private boolean has(long stones, int column, int row) {
        return column >= 0 && row >= 0 && column < columns() && row < rows()
                && ((stones >>> (column * (rows() + 1) + row)) & 1) != 0;
    }

    private static String name(int column, int row) {
        String letter = String.valueOf((char) ('a' + column % LETTERS));
        return (column < LETTERS ? letter : "a" + letter) + (row + 1);
    }
}
