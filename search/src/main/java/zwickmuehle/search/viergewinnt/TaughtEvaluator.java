package zwickmuehle.search.viergewinnt;

import java.util.List;
import zwickmuehle.rules.viergewinnt.VierGewinnt;
import zwickmuehle.search.Evaluator;

/**
 * Our estimate of a position on the standard board: the worth of all {@link BoardSigns}, fitted to the exact results of
 * the solver. An estimate of {@link #SCALE} points stands for 73 of 100, one of 0 for a draw.
 */
public final class TaughtEvaluator implements Evaluator {
    /** Points of an estimate for which the chances are e to 1: the measure that estimates of Vier Gewinnt always had. */
    public static final int SCALE = 30;
    /** Weights are finer than estimates, so that a sum of many is right. */
    public static final int FINE_SCALE = 100;

    private static final List<Integer> WORTH = SignWeights.all();

    private final VierGewinnt rules = VierGewinnt.STANDARD;
    private final BoardSigns signs = new BoardSigns();
    private final int[] worth;
    private final BoardSigns.Observer adding = this::add;
    private int sum;

    public TaughtEvaluator() {
        this(WORTH);
    }

    /** With other weights, to try them. */
    public TaughtEvaluator(List<Integer> worth) {
        this.worth = worth.stream().mapToInt(Integer::intValue).toArray();
    }

    @Override
    public int evaluate(long position) {
        long occupied = rules.occupied(position);
        sum = 0;
        signs.show(position, occupied, position & occupied, adding);
        int points = sum * SCALE / FINE_SCALE;
        return (Long.bitCount(occupied) & 1) == 0 ? points : -points;
    }

    private void add(int sign, int times) {
        sum += worth[sign] * times;
    }
}
