package zwickmuehle.search;

import java.util.function.BooleanSupplier;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;

/**
 * Sets problems in drawn positions: among moves that keep the draw it prefers those after which an opponent who moves at
 * random is likeliest to lose his way within his next moves, ourselves then winning, or setting the next problem.
 *
 * <pre>
 *   chance of error after our move = mean over his answers of
 *       1                                          if the answer loses
 *       the best chance of our next drawing move   if it draws, while he has moves left to look at
 *       0                                          otherwise
 * </pre>
 */
final class ErrorChances {
    /** Answers looked up for one of our moves, about: beyond that only his very next move counts. */
    private static final long MOST_ANSWERS = 20_000;

    private final Oracle oracle;
    private final BooleanSupplier stop;

    /** @param stop when it is true, only what can be looked up is taken into account */
    ErrorChances(Oracle oracle, BooleanSupplier stop) {
        this.oracle = oracle;
        this.stop = stop;
    }

    /** Leaves only the moves that set the hardest problem; all of them draw. */
    void narrow(Game game, RootMoves moves) {
        double[] chances = new double[moves.count()];
        double most = 0;
        for (int i = 0; i < chances.length; i++) {
            chances[i] = chanceOfError(game, moves.move(i));
            most = Math.max(most, chances[i]);
        }
        boolean[] kept = new boolean[chances.length];
        for (int i = 0; i < chances.length; i++) {
            kept[i] = chances[i] == most;
        }
        moves.retain(kept);
    }

    private double chanceOfError(Game game, int move) {
        Game after = game.play(move);
        if (after.ending() != Ending.ONGOING) {
            return 0;
        }
        Rules rules = game.rules();
        long answers = rules.legalMoves(after.position(), new int[rules.maxMoves()]);
        int hisMoves = oracle.isLookedUp(after.position()) && answers * answers * answers <= MOST_ANSWERS ? 2 : 1;
        return chanceOfError(rules, after.position(), after.quietMoves(), hisMoves);
    }

    /** He is to move. */
    private double chanceOfError(Rules rules, long position, int quietMoves, int hisMoves) {
        int[] answers = new int[rules.maxMoves()];
        int count = rules.legalMoves(position, answers);
        double sum = 0;
        for (int i = 0; i < count; i++) {
            long next = rules.play(position, answers[i]);
            int quiet = rules.quiet(position, answers[i]) ? quietMoves + 1 : 0;
            int known = quiet >= rules.quietLimit() ? Score.DRAW : oracle.solve(next, quiet, stop);
            if (Score.wins(known)) {
                sum += 1;
            } else if (known == Score.DRAW && hisMoves > 1 && quiet < rules.quietLimit()) {
                sum += bestProblem(rules, next, quiet, hisMoves - 1);
            }
        }
        return count == 0 ? 0 : sum / count;
    }

    /** We are to move, in a drawn position. */
    private double bestProblem(Rules rules, long position, int quietMoves, int hisMoves) {
        int[] moves = new int[rules.maxMoves()];
        int count = rules.legalMoves(position, moves);
        double best = 0;
        for (int i = 0; i < count; i++) {
            long next = rules.play(position, moves[i]);
            int quiet = rules.quiet(position, moves[i]) ? quietMoves + 1 : 0;
            if (quiet < rules.quietLimit() && oracle.solve(next, quiet, stop) == Score.DRAW) {
                best = Math.max(best, chanceOfError(rules, next, quiet, hisMoves));
            }
        }
        return best;
    }
}
