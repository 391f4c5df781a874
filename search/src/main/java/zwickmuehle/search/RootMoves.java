package zwickmuehle.search;

import java.util.random.RandomGenerator;
import zwickmuehle.rules.Game;

/**
 * The moves a search chooses from, the best so far in front. They start in random order, and only a better one comes to
 * the front, so among equally good ones chance decides. One instance belongs to one thread.
 */
final class RootMoves {
    private final int[] moves;
    private int count;
    private int score = Score.DRAW;
    private int depth;

    RootMoves(Game game, RandomGenerator random) {
        this.moves = game.legalMoves();
        this.count = moves.length;
        for (int i = count - 1; i > 0; i--) {
            swap(i, random.nextInt(i + 1));
        }
    }

    private RootMoves(RootMoves others) {
        this.moves = others.moves.clone();
        this.count = others.count;
    }

    RootMoves copy() {
        return new RootMoves(this);
    }

    /** Keeps only moves for which the array says so; at least one must stay. */
    void retain(boolean[] kept) {
        int stay = 0;
        for (int i = 0; i < count; i++) {
            if (kept[i]) {
                moves[stay++] = moves[i];
            }
        }
        count = stay;
    }

    int count() {
        return count;
    }

    int move(int index) {
        return moves[index];
    }

    int best() {
        return moves[0];
    }

    /** The score of the best move. */
    int score() {
        return score;
    }

    /** To which depth the best move was searched. */
    int depth() {
        return depth;
    }

    /** The move at {@code index} is the best so far; the others keep their order. */
    void bringToFront(int index, int newScore, int newDepth) {
        int move = moves[index];
        System.arraycopy(moves, 0, moves, 1, index);
        moves[0] = move;
        score = newScore;
        depth = newDepth;
    }

    private void swap(int first, int second) {
        int move = moves[first];
        moves[first] = moves[second];
        moves[second] = move;
    }
}
