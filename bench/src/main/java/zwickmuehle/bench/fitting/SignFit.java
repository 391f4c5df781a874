package zwickmuehle.bench.fitting;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.viergewinnt.VierGewinnt;
import zwickmuehle.search.viergewinnt.BoardSigns;
import zwickmuehle.search.viergewinnt.TaughtEvaluator;

/**
 * Fits what {@link BoardSigns} are worth, by logistic regression: the estimate z of a position stands for a result of
 * {@code 1 / (1 + e^(-z))}. All positions at once, 400 steps down the slope, each weight in strides of its own (Adam;
 * Kingma and Ba 2015); weights are pulled towards zero, so that rare signs are worth little.
 */
final class SignFit {
    private static final int STEPS = 400;
    private static final int COARSE_STEPS = 280;
    private static final double COARSE = 0.05;
    private static final double FINE = 0.01;
    private static final double PULL = 3;
    private static final double SLOPE_MEMORY = 0.9;
    private static final double SQUARE_MEMORY = 0.99;

    private final VierGewinnt rules = VierGewinnt.STANDARD;
    private final double[] weights = new double[BoardSigns.COUNT];

    /** What was found in a position, and White's share of the point. */
    private static final class Sample {
        private final int[] signs;
        private final int[] times;
        private final double share;

        Sample(int[] signs, int[] times, double share) {
            this.signs = signs;
            this.times = times;
            this.share = share;
        }

        double error(double[] weights) {
            double z = 0;
            for (int i = 0; i < signs.length; i++) {
                z += weights[signs[i]] * times[i];
            }
            return 1 / (1 + Math.exp(-z)) - share;
        }
    }

    void fit(List<SolvedPositions.Solved> solved) {
        BoardSigns signs = new BoardSigns();
        List<Sample> samples = solved.stream().map(one -> sample(signs, one)).toList();
        double[] slopes = new double[weights.length];
        double[] squares = new double[weights.length];
        for (int step = 1; step <= STEPS; step++) {
            double[] slope = slope(samples);
            double stride = step <= COARSE_STEPS ? COARSE : FINE;
            for (int i = 0; i < weights.length; i++) {
                slopes[i] = SLOPE_MEMORY * slopes[i] + (1 - SLOPE_MEMORY) * slope[i];
                squares[i] = SQUARE_MEMORY * squares[i] + (1 - SQUARE_MEMORY) * slope[i] * slope[i];
                double mean = slopes[i] / (1 - Math.pow(SLOPE_MEMORY, step));
                double size = Math.sqrt(squares[i] / (1 - Math.pow(SQUARE_MEMORY, step)));
                weights[i] -= stride * mean / (size + 1e-8);
            }
        }
    }

    private Sample sample(BoardSigns signs, SolvedPositions.Solved one) {
        IntStream.Builder found = IntStream.builder();
        IntStream.Builder often = IntStream.builder();
        signs.show(one.position(), rules.occupied(one.position()), rules.stones(one.position(), Side.WHITE),
                (sign, times) -> {
                    if (times != 0) {
                        found.add(sign);
                        often.add(times);
                    }
                });
        int forWhite = rules.mover(one.position()) == Side.WHITE ? one.outcome() : -one.outcome();
        return new Sample(found.build().toArray(), often.build().toArray(), (1 + forWhite) / 2.0);
    }

    private double[] slope(List<Sample> samples) {
        double[] slope = Arrays.stream(weights).map(weight -> PULL * weight).toArray();
        for (Sample sample : samples) {
            double error = sample.error(weights);
            for (int i = 0; i < sample.signs.length; i++) {
                slope[sample.signs[i]] += error * sample.times[i];
            }
        }
        return slope;
    }

    /** The weights as {@link TaughtEvaluator} takes them. */
    List<Integer> weights() {
        return Arrays.stream(weights).mapToObj(weight -> (int) Math.round(TaughtEvaluator.FINE_SCALE * weight))
                .toList();
    }
}
