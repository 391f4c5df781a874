package zwickmuehle.train.reasons;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Outcome;
import zwickmuehle.rules.viergewinnt.VierGewinnt;

/** Works on a board of characters, where anybody may drop a stone at any time. */
final class VierGewinntChecker implements Checker {
    private static final int WIDTH = 7;
    private static final int HEIGHT = 6;

    private final Values values;

    VierGewinntChecker(Values values) {
        this.values = values;
    }

    @Override
    public boolean holds(Game game, int move, Reason reason) {
        char[][] before = board(game);
        char me = toMove(before);
        char you = me == '0' ? 'X' : '0';
        char[][] after = dropped(before, move, me);
        List<Integer> cells = reason.points();
        int first = cells.isEmpty() ? -1 : cells.getFirst();
        int answer = reason.number();
        return switch (reason.kind()) {
            case MAKES_FOUR -> game.play(move).outcome() instanceof Outcome.Won && four(after, me)
                    && cells.stream().allMatch(cell -> at(after, cell) == me) && cells.size() >= 4;
            case STOPS_FOUR -> at(before, first) == '.' && at(after, first) == me && completes(before, first, you)
                    && allOf(before, cells, you);
            case PLAYS_UNDER -> answer == move && wins(after, answer, you) && first == landing(after, answer)
                    && allOf(after, cells, you);
            case IGNORES_FOUR -> answer != move && wins(after, answer, you) && first == landing(after, answer)
                    && allOf(after, cells, you);
            case DOUBLE_THREAT -> winsWhateverIsAnswered(after, me, you)
                    && cells.stream().allMatch(cell -> completes(after, cell, me));
            case THREATENS_FOUR -> wins(after, column(first), me) && first == landing(after, column(first))
                    && !completes(before, first, me) && allOf(after, cells, me)
                    && IntStream.range(0, WIDTH).filter(column -> column != column(first) && free(after, column))
                            .allMatch(column -> !wins(after, column, you)
                                    && wins(dropped(after, column, you), column(first), me));
            case MAKES_ODD_THREAT -> newThreat(before, after, first, me) && row(first) % 2 == 0
                    && allOf(after, cells, me);
            case MAKES_EVEN_THREAT -> newThreat(before, after, first, me) && row(first) % 2 == 1
                    && allOf(after, cells, me);
            case WASTES_THREAT -> column(first) == move && first == landing(after, move)
                    && completes(before, first, me);
            case ALLOWS_DOUBLE_THREAT -> first == landing(after, answer) && doubleThreat(after, answer, you, me);
            case PREVENTS_DOUBLE_THREAT -> first == landing(before, answer) && doubleThreat(before, answer, you, me)
                    && !(first == landing(after, answer) && doubleThreat(after, answer, you, me));
            case WINS_BY_ZUGZWANG -> values.ofMove(game, move) == 1 && !cells.isEmpty()
                    && cells.stream()
                            .allMatch(cell -> completes(after, cell, me) && cell != landing(after, column(cell)));
            case HOLDS_BY_FOLLOWING -> values.ofMove(game, move) >= 0;
            case ONLY_WIN, ONLY_DRAW, GIVES_WIN_AWAY, GIVES_DRAW_AWAY -> values.confirm(game, move, reason);
            case WINS_BY_TAKING, WINS_BY_BLOCKING, CLOSES_MILL, TOO_SLOW, GIVES_UP_DEFENCE, ALLOWS_MILL,
                    LETS_TAKE_IN_TWO, FORCES_MILL, DOUBLE_MILL, PREVENTS_MILL, OPENS_MILL, PREPARES_MILL, UNPROTECTS,
                    LOCKS_IN, LETS_FLY ->
                false;
        };
    }

    private static char toMove(char[][] board) {
        long stones = Arrays.stream(board).flatMapToInt(row -> new String(row).chars()).filter(cell -> cell != '.')
                .count();
        return stones % 2 == 0 ? '0' : 'X';
    }

    private static boolean newThreat(char[][] before, char[][] after, int cell, char me) {
        return at(after, cell) == '.' && cell != landing(after, column(cell)) && !completes(before, cell, me)
                && completes(after, cell, me);
    }

    /** A stone that wins nothing yet, after which nobody can help it. */
    private static boolean doubleThreat(char[][] board, int column, char attacker, char defender) {
        return free(board, column) && !wins(board, column, attacker)
                && winsWhateverIsAnswered(dropped(board, column, attacker), attacker, defender);
    }

    /** The defender has the next stone. */
    private static boolean winsWhateverIsAnswered(char[][] board, char attacker, char defender) {
        return IntStream.range(0, WIDTH).filter(column -> free(board, column))
                .allMatch(column -> !wins(board, column, defender) && IntStream.range(0, WIDTH)
                        .anyMatch(next -> wins(dropped(board, column, defender), next, attacker)));
    }

    private static boolean allOf(char[][] board, List<Integer> cells, char stone) {
        return cells.size() >= 4 && cells.stream().skip(1).allMatch(cell -> at(board, cell) == stone);
    }

    private static boolean wins(char[][] board, int column, char stone) {
        return free(board, column) && four(dropped(board, column, stone), stone);
    }

    private static boolean completes(char[][] board, int cell, char stone) {
        if (at(board, cell) != '.') {
            return false;
        }
        char[][] filled = copy(board);
        filled[row(cell)][column(cell)] = stone;
        return four(filled, stone) && !four(board, stone);
    }

    private static boolean four(char[][] board, char stone) {
        for (int row = 0; row < HEIGHT; row++) {
            for (int column = 0; column < WIDTH; column++) {
                if (four(board, row, column, 0, 1, stone) || four(board, row, column, 1, 0, stone)
                        || four(board, row, column, 1, 1, stone) || four(board, row, column, 1, -1, stone)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean four(char[][] board, int row, int column, int up, int right, char stone) {
        for (int i = 0; i < VierGewinnt.ROW; i++) {
            int r = row + i * up;
            int c = column + i * right;
            if (r >= HEIGHT || c >= WIDTH || c < 0 || board[r][c] != stone) {
                return false;
            }
        }
        return true;
    }

    private static char[][] board(Game game) {
        char[][] board = new char[HEIGHT][WIDTH];
        for (char[] row : board) {
            Arrays.fill(row, '.');
        }
        for (char column : game.rules().notation().position(game.startPosition()).replace("-", "").toCharArray()) {
            board = dropped(board, column - '1', toMove(board));
        }
        for (int column : game.moves()) {
            board = dropped(board, column, toMove(board));
        }
        return board;
    }

    private static char[][] dropped(char[][] board, int column, char stone) {
        char[][] next = copy(board);
        next[row(landing(board, column))][column] = stone;
        return next;
    }

    private static char[][] copy(char[][] board) {
        char[][] copy = new char[HEIGHT][];
        for (int row = 0; row < HEIGHT; row++) {
            copy[row] = board[row].clone();
        }
        return copy;
    }

    private static boolean free(char[][] board, int column) {
        return board[HEIGHT - 1][column] == '.';
    }

    private static int landing(char[][] board, int column) {
        for (int row = 0; row < HEIGHT; row++) {
            if (board[row][column] == '.') {
                return column * (HEIGHT + 1) + row;
            }
        }
        return -1;
    }

    private static char at(char[][] board, int cell) {
        return board[row(cell)][column(cell)];
    }

    private static int row(int cell) {
        return cell % (HEIGHT + 1);
    }

    private static int column(int cell) {
        return cell / (HEIGHT + 1);
    }
}
