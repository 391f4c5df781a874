package zwickmuehle.train;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.MuehleMove;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.Score;

/** The exact scores of moves, for the player who makes them: those of {@link zwickmuehle.search.Score}. */
public final class Truth {
    private final Oracle oracle;

    public Truth(Oracle oracle) {
        this.oracle = oracle;
    }

    /** {@link Oracle#UNKNOWN} if it is not known. A capture that wins is a win with this very move. */
    public int score(Game game, int move) {
        return score(game, move, () -> false);
    }

    /** The same, as long as whoever asks wants to wait. */
    public int score(Game game, int move, BooleanSupplier stop) {
        Game next = game.play(move);
        Ending ending = next.ending();
        if (ending != Ending.ONGOING) {
            return ending.decisive() ? Score.win(1) : Score.DRAW;
        }
        int known = oracle.solve(next.position(), next.quietMoves(), stop);
        if (known == Oracle.UNKNOWN) {
            return Oracle.UNKNOWN;
        }
        boolean converts = game.rules() instanceof Muehle && MuehleMove.captures(move);
        return Score.loses(known) && converts ? Score.win(1) : Score.onePlyEarlier(known);
    }

    /** The scores of all legal moves, in their order; null if one is not known. */
    public int @Nullable [] scores(Game game) {
        int[] moves = game.legalMoves();
        int[] scores = new int[moves.length];
        for (int i = 0; i < moves.length; i++) {
            scores[i] = score(game, moves[i]);
            if (scores[i] == Oracle.UNKNOWN) {
                return null;
            }
        }
        return scores;
    }

    /** 1 for a win, 0 for a draw, -1 for a loss. */
    public static int result(int score) {
        if (Score.wins(score)) {
            return 1;
        }
        return Score.loses(score) ? -1 : 0;
    }
}
