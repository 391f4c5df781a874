package zwickmuehle.arena.match;

import java.util.SplittableRandom;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.MuehleMove;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.Score;

/**
 * Short random starts, so that deterministic players do not play one game over and over. Each is played twice with
 * colours swapped. Balanced: no stone has been taken, neither side can take one or win with its next move, and where the
 * truth is known, it is a draw. So the same seed gives the same starts wherever as much is known.
 */
final class RandomOpenings {
    private static final int MOST_ATTEMPTS = 10_000;

    private final Rules rules;
    private final int plies;
    private final long seed;
    private final Oracle truth;

    RandomOpenings(Rules rules, int plies, long seed, Oracle truth) {
        this.rules = rules;
        this.plies = plies;
        this.seed = seed;
        this.truth = truth;
    }

    /** The start position of pair {@code number}: always the same for the same seed. */
    long start(int number) {
        SplittableRandom random = new SplittableRandom(seed * 1_000_003 + number);
        for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
            Game game = Game.start(rules);
            while (game.length() < plies && !game.outcome().over() && !sharp(game)) {
                int[] moves = game.legalMoves();
                game = game.play(moves[random.nextInt(moves.length)]);
            }
            if (game.length() == plies && !game.outcome().over() && !sharp(game) && !threatened(game)
                    && !decided(game.position())) {
                return game.position();
            }
        }
        return rules.start();
    }

    /** Whether some move takes a stone or ends the game. */
    private boolean sharp(Game game) {
        for (int move : game.legalMoves()) {
            if ((rules instanceof Muehle && MuehleMove.captures(move)) || game.play(move).outcome().over()) {
                return true;
            }
        }
        return false;
    }

    /** In Mühle what is not in the book is searched, soon done; in Vier Gewinnt that could take longer than the game. */
    private boolean decided(long position) {
        int score = rules instanceof Muehle
                ? truth.solve(position, 0, Thread.currentThread()::isInterrupted)
                : truth.probe(position, 0);
        return score != Oracle.UNKNOWN && score != Score.DRAW;
    }

    /** Whether after every move the answer could be sharp: the opponent threatens something that can't be parried. */
    private boolean threatened(Game game) {
        for (int move : game.legalMoves()) {
            if (!sharp(game.play(move))) {
                return false;
            }
        }
        return true;
    }
}
