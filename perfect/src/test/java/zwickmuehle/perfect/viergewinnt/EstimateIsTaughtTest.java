package zwickmuehle.perfect.viergewinnt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.viergewinnt.VierGewinnt;
import zwickmuehle.search.Evaluator;
import zwickmuehle.search.thinkers.Knowledge;
import zwickmuehle.search.viergewinnt.TaughtEvaluator;

/** The estimate of Vier Gewinnt predicts what the solver knows, on positions it was not fitted to. */
class EstimateIsTaughtTest {
    private static final VierGewinnt RULES = VierGewinnt.STANDARD;

    @Test
    void theTaughtEstimateIsWrongByFarLessThanTheSimpleOne() {
        List<Long> positions = IntStream.rangeClosed(12, 26).boxed()
                .flatMap(stones -> RandomGames.positions(RULES, stones, 100, new SplittableRandom(stones)).stream())
                .filter(position -> !winsAtOnce(position)).toList();
        Solver solver = new Solver(RULES.size());
        double[] truth = positions.stream()
                .mapToDouble(position -> (1 + solver.outcome(position, (_, _, _) -> false)) / 2.0).toArray();
        double taught = error(Knowledge.ownEvaluator(RULES), positions, truth);
        double simple = error(Knowledge.classicEvaluator(RULES), positions, truth);
        assertThat(taught).isLessThan(0.75 * simple);
    }

    /** Such a move is made at the end of a search whatever the estimate says. */
    private static boolean winsAtOnce(long position) {
        int[] moves = new int[RULES.maxMoves()];
        int count = RULES.legalMoves(position, moves);
        return IntStream.range(0, count)
                .anyMatch(i -> RULES.ending(RULES.play(position, moves[i])) == Ending.FOUR_IN_A_ROW);
    }

    private static double error(Evaluator evaluator, List<Long> positions, double[] truth) {
        return IntStream.range(0, truth.length).mapToDouble(i -> {
            double expected = 1
                    / (1 + Math.exp(-(double) evaluator.evaluate(positions.get(i)) / TaughtEvaluator.SCALE));
            return Math.pow(expected - truth[i], 2);
        }).average().orElseThrow();
    }
}
