package zwickmuehle.rules.viergewinnt;

import java.util.Arrays;
import java.util.SortedSet;
import java.util.TreeSet;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Twin;

/** Vier Gewinnt on a grid of characters, replayed move by move; four in a row is looked for from every cell. */
final class SlowVierGewinnt implements Twin {
    private final int width;
    private final int height;

    SlowVierGewinnt(Size size) {
        this.width = size.width();
        this.height = size.height();
    }

    @Override
    public SortedSet<String> legalMoves(Game game) {
        SortedSet<String> moves = new TreeSet<>();
        char[][] grid = grid(game.moves());
        for (int column = 0; column < width && ending(game) == Ending.ONGOING; column++) {
            if (grid[0][column] == '.') {
                moves.add(game.rules().notation().move(column));
            }
        }
        return moves;
    }

    @Override
    public Ending ending(Game game) {
        char[][] grid = grid(game.moves());
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                if (four(grid, row, column, 0, 1) || four(grid, row, column, 1, 0) || four(grid, row, column, 1, 1)
                        || four(grid, row, column, 1, -1)) {
                    return Ending.FOUR_IN_A_ROW;
                }
            }
        }
        return game.length() == width * height ? Ending.FULL_BOARD : Ending.ONGOING;
    }

    private boolean four(char[][] grid, int row, int column, int down, int right) {
        for (int i = 0; i < 4; i++) {
            int r = row + i * down;
            int c = column + i * right;
            if (r < 0 || r >= height || c < 0 || c >= width || grid[r][c] == '.' || grid[r][c] != grid[row][column]) {
                return false;
            }
        }
        return true;
    }

    @Override
    public String position(Game game) {
        return game.rules().notation().drawing(game.position());
    }

    @Override
    public String positionAfterLastMove(Game game) {
        StringBuilder text = new StringBuilder();
        for (char[] row : grid(game.moves())) {
            text.append(String.join(" ", new String(row).split(""))).append('\n');
        }
        String numbers = "123456789abcdefghijklmnopqrstuvwxyz".substring(0, width);
        return text.append(String.join(" ", numbers.split(""))).append('\n').toString();
    }

    private char[][] grid(int[] moves) {
        char[][] grid = new char[height][width];
        for (char[] row : grid) {
            Arrays.fill(row, '.');
        }
        for (int i = 0; i < moves.length; i++) {
            int row = height - 1;
            while (grid[row][moves[i]] != '.') {
                row--;
            }
            grid[row][moves[i]] = i % 2 == 0 ? '0' : 'X';
        }
        return grid;
    }
}
