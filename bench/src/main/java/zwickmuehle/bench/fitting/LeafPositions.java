package zwickmuehle.bench.fitting;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.LongConsumer;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.search.AlphaBeta;
import zwickmuehle.search.Equipment;
import zwickmuehle.search.Evaluator;
import zwickmuehle.search.Limits;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.SearchSetup;
import zwickmuehle.search.thinkers.Knowledge;

/**
 * Positions as a search meets them: a sample of those it asks the evaluator about, in games from random openings with
 * random moves among the good ones. A third of the games is played by searches of one to five plies, as low levels are.
 */
final class LeafPositions {
    private static final long NODES = 5_000;
    private static final int DEEPEST = 5;
    private static final int LONGEST_OPENING = 10;
    private static final double MOST_SLIPS = 0.35;
    private static final int LONGEST_GAME = 150;
    private static final int ONE_OF = 80;
    private static final int TABLE_BYTES = 1 << 22;

    private final Muehle rules;
    private final SplittableRandom random;
    private final List<Long> positions = new ArrayList<>();

    LeafPositions(Muehle rules, long seed) {
        this.rules = rules;
        this.random = new SplittableRandom(seed);
    }

    List<Long> ofGames(int games, LongConsumer played) {
        SplittableRandom sampling = random.split();
        Evaluator own = Knowledge.ownEvaluator(rules);
        Evaluator spy = position -> {
            if (sampling.nextInt(ONE_OF) == 0) {
                positions.add(position);
            }
            return own.evaluate(position);
        };
        SearchSetup setup = new SearchSetup(Knowledge.tactics(rules), _ -> spy, Oracle.NONE);
        for (int game = 0; game < games; game++) {
            boolean shallow = game % 3 == 0;
            play(setup, shallow ? Limits.depth(1 + random.nextInt(DEEPEST)) : Limits.nodes(NODES));
            played.accept(game + 1);
        }
        return positions;
    }

    private void play(SearchSetup setup, Limits limits) {
        AlphaBeta player = new AlphaBeta("sampled", setup, limits,
                new Equipment(Oracle.NONE, System::nanoTime, random, 1, TABLE_BYTES));
        int opening = random.nextInt(LONGEST_OPENING);
        double slip = MOST_SLIPS * random.nextDouble();
        Game game = Game.start(rules);
        while (!game.outcome().over() && game.length() < LONGEST_GAME) {
            int[] moves = game.legalMoves();
            boolean any = game.length() < opening || random.nextDouble() < slip;
            game = game.play(any
                    ? moves[random.nextInt(moves.length)]
                    : player.think(game, limits, () -> false, _ -> {}).move());
        }
    }
}
