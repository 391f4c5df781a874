package zwickmuehle.search;

import java.util.function.BooleanSupplier;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.Game;

/** What perfect knowledge says about the moves of a game, before any search. */
final class PerfectChoice {
    private final Oracle oracle;
    private final Tactics tactics;

    PerfectChoice(Oracle oracle, Tactics tactics) {
        this.oracle = oracle;
        this.tactics = tactics;
    }

    /** The exact score of the position, or {@link Oracle#UNKNOWN} if it was not found out before {@code stop}. */
    int score(Game game, BooleanSupplier stop) {
        return oracle.solve(game.position(), game.quietMoves(), stop);
    }

    /**
     * The exact score of a legal move for the player who makes it, or {@link Oracle#UNKNOWN}. A capture that wins counts
     * as a win with this very move: it is what the plies of the oracle lead to.
     */
    int score(Game game, int move, BooleanSupplier stop) {
        Game next = game.play(move);
        Ending ending = next.ending();
        if (ending != Ending.ONGOING) {
            return ending.decisive() ? Score.win(1) : Score.DRAW;
        }
        int known = score(next, stop);
        if (known == Oracle.UNKNOWN) {
            return Oracle.UNKNOWN;
        }
        return Score.loses(known) && tactics.converts(move) ? Score.win(1) : Score.onePlyEarlier(known);
    }

    /**
     * Leaves only the best of the moves, and returns their score; returns {@link Oracle#UNKNOWN} and leaves all if the
     * best cannot be known before half of the time is gone. Not every move need be known for that: one that keeps the
     * value of the position is enough.
     */
    int narrow(Game game, RootMoves moves, ThinkingLimit watch) {
        if (oracle.equals(Oracle.NONE)) {
            return Oracle.UNKNOWN;
        }
        int value = score(game, watch::halfGone);
        if (value == Oracle.UNKNOWN) {
            return Oracle.UNKNOWN;
        }
        int[] scores = new int[moves.count()];
        int best = Oracle.UNKNOWN;
        boolean complete = true;
        for (int i = 0; i < scores.length; i++) {
            scores[i] = score(game, moves.move(i), watch::halfGone);
            complete &= scores[i] != Oracle.UNKNOWN;
            best = Math.max(best, scores[i]);
        }
        if (best == Oracle.UNKNOWN || (!complete && result(best) < result(value))) {
            return Oracle.UNKNOWN;
        }
        boolean[] kept = new boolean[scores.length];
        for (int i = 0; i < scores.length; i++) {
            kept[i] = scores[i] == best;
        }
        moves.retain(kept);
        return best;
    }

    /** Loss, draw or win, comparable. */
    private static int result(int score) {
        if (Score.wins(score)) {
            return 1;
        }
        return Score.loses(score) ? -1 : 0;
    }
}
