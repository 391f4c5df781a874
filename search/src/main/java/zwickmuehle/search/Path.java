package zwickmuehle.search;

import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;

/**
 * The positions that lead to the one a search looks at: first those of the game since its last capture, then those of
 * the search. Knows repetition and the quiet-move count, as {@link Game} does, without allocating.
 *
 * <pre>
 *   game ... game   root   ply 1   ply 2 ...
 *   0               root   root+1  root+2
 * </pre>
 */
final class Path {
    private final Rules rules;
    private final long[] positions;
    private final int[] quietMoves;
    private final int root;

    Path(Game game, int deepest) {
        this.rules = game.rules();
        this.root = game.quietMoves();
        this.positions = new long[root + deepest + 1];
        this.quietMoves = new int[root + deepest + 1];
        Game earlier = game;
        // A game may begin with quiet moves behind it that nobody knows; no position is 0, so none is found there.
        int oldest = root - Math.min(root, game.length());
        for (int i = root; i >= oldest; i--) {
            positions[i] = earlier.position();
            quietMoves[i] = earlier.quietMoves();
            if (i > oldest) {
                earlier = earlier.undo();
            }
        }
    }

    /** Goes from the position at {@code ply} by {@code move} to {@code next}, which is at {@code ply + 1}. */
    void step(int ply, int move, long next) {
        int here = root + ply;
        quietMoves[here + 1] = rules.quiet(positions[here], move) ? quietMoves[here] + 1 : 0;
        positions[here + 1] = next;
    }

    int quietMoves(int ply) {
        return quietMoves[root + ply];
    }

    /**
     * Whether the position at {@code ply} counts as drawn by repetition. What has come back once inside the search can
     * come back again, so there the second occurrence is enough; of those in the game as many are needed as the rules
     * say.
     */
    boolean repeats(int ply) {
        int here = root + ply;
        int oldest = here - quietMoves[here];
        int occurrences = 1;
        for (int i = here - 4; i >= oldest; i -= 2) {
            if (positions[i] == positions[here]) {
                occurrences++;
                if (i >= root || occurrences >= rules.repetitionLimit()) {
                    return true;
                }
            }
        }
        return false;
    }
}
