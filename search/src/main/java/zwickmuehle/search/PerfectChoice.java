package zwickmuehle.search;

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

    /**
     * The exact score of a legal move for the player who makes it, or {@link Oracle#UNKNOWN}. A capture that wins counts
     * as a win with this very move: it is what the plies of the oracle lead to.
     */
    int score(Game game, int move) {
        Game next = game.play(move);
        Ending ending = next.ending();
        if (ending != Ending.ONGOING) {
            return ending.decisive() ? Score.win(1) : Score.DRAW;
        }
        int known = oracle.probe(next.position(), next.quietMoves());
        if (known == Oracle.UNKNOWN) {
            return Oracle.UNKNOWN;
        }
        return Score.loses(known) && tactics.converts(move) ? Score.win(1) : Score.onePlyEarlier(known);
    }

    /**
     * Leaves only the best of the moves, and returns their score; returns {@link Oracle#UNKNOWN} and leaves all if
     * the best cannot be known.
     */
    int narrow(Game game, RootMoves moves) {
        if (oracle.probe(game.position(), game.quietMoves()) == Oracle.UNKNOWN) {
            return Oracle.UNKNOWN;
        }
        int[] scores = new int[moves.count()];
        int best = -Score.WIN;
        boolean complete = true;
        for (int i = 0; i < scores.length; i++) {
            scores[i] = score(game, moves.move(i));
            complete &= scores[i] != Oracle.UNKNOWN;
            best = Math.max(best, scores[i]);
        }
        if (!complete && !Score.wins(best)) {
            return Oracle.UNKNOWN;
        }
        boolean[] kept = new boolean[scores.length];
        for (int i = 0; i < scores.length; i++) {
            kept[i] = scores[i] == best;
        }
        moves.retain(kept);
        return best;
    }
}
