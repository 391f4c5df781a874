package zwickmuehle.bench.fitting;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import zwickmuehle.perfect.viergewinnt.Solver;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.viergewinnt.VierGewinnt;
import zwickmuehle.search.AlphaBeta;
import zwickmuehle.search.Equipment;
import zwickmuehle.search.Evaluator;
import zwickmuehle.search.Limits;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.SearchSetup;
import zwickmuehle.search.thinkers.Knowledge;

/**
 * Positions of Vier Gewinnt as a search meets them, with what the solver says of them: a sample of those the evaluator is
 * asked about, in games from random openings with random moves among the good ones. A third of the games is played by
 * searches of one to five plies, as low levels are. What would take the solver long is left out: one in a hundred.
 */
final class SolvedPositions {
    private static final long NODES = 2_000;
    private static final int DEEPEST = 5;
    private static final int LONGEST_OPENING = 8;
    private static final double MOST_SLIPS = 0.25;
    private static final int ONE_OF_SHALLOW = 10;
    private static final int ONE_OF_DEEP = 250;
    private static final long MOST_SOLVER_NODES = 400_000;
    private static final int TABLE_BYTES = 1 << 22;

    private final VierGewinnt rules = VierGewinnt.STANDARD;
    private final Solver solver = new Solver(rules.size());
    private final SplittableRandom random;
    private final SplittableRandom sampling;
    private final Set<Long> seen = new HashSet<>();
    private final List<Long> met = new ArrayList<>();
    private int oneOf;

    /**
     * @param outcome 1, 0 or -1 for the side to move
     * @param game the number of the game it comes from
     */
    record Solved(long position, int outcome, int game) {}

    SolvedPositions(long seed) {
        random = new SplittableRandom(seed);
        sampling = random.split();
    }

    void ofGames(int games, Consumer<Solved> found, LongConsumer played) {
        Evaluator own = Knowledge.classicEvaluator(rules);
        Evaluator spy = position -> {
            if (sampling.nextInt(oneOf) == 0) {
                met.add(position);
            }
            return own.evaluate(position);
        };
        SearchSetup setup = new SearchSetup(Knowledge.tactics(rules), _ -> spy, Oracle.NONE);
        for (int game = 0; game < games; game++) {
            boolean shallow = game % 3 == 0;
            oneOf = shallow ? ONE_OF_SHALLOW : ONE_OF_DEEP;
            play(setup, shallow ? Limits.depth(1 + random.nextInt(DEEPEST)) : Limits.nodes(NODES));
            for (long position : met) {
                if (seen.add(rules.canonical(position))) {
                    solve(position, game, found);
                }
            }
            met.clear();
            played.accept(game + 1);
        }
    }

    private void solve(long position, int game, Consumer<Solved> found) {
        int outcome = solver.outcome(position, (nodes, _, _) -> nodes > MOST_SOLVER_NODES);
        solver.forget();
        if (outcome != Solver.UNKNOWN) {
            found.accept(new Solved(position, outcome, game));
        }
    }

    private void play(SearchSetup setup, Limits limits) {
        AlphaBeta player = new AlphaBeta("sampled", setup, limits,
                new Equipment(Oracle.NONE, System::nanoTime, random, 1, TABLE_BYTES));
        int opening = 1 + random.nextInt(LONGEST_OPENING);
        double slip = MOST_SLIPS * random.nextDouble();
        Game game = Game.start(rules);
        while (!game.outcome().over()) {
            int[] moves = game.legalMoves();
            boolean any = game.length() < opening || random.nextDouble() < slip;
            game = game.play(any
                    ? moves[random.nextInt(moves.length)]
                    : player.think(game, limits, () -> false, _ -> {}).move());
        }
    }
}
