package zwickmuehle.search.montecarlo;

import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import zwickmuehle.rules.Rules;
import zwickmuehle.search.Evaluator;

/** Estimates a position by the average result of random games from it. */
public final class MonteCarloEvaluator implements Evaluator {
    /** The estimate of a position from which every random game is won. */
    public static final int ALWAYS_WON = 1_000;

    private final Playouts playouts;
    private final int count;
    private final BooleanSupplier hurry;

    public MonteCarloEvaluator(Rules rules, RandomGenerator random, int count, BooleanSupplier hurry) {
        this.playouts = new Playouts(rules, random);
        this.count = count;
        this.hurry = hurry;
    }

    @Override
    public int evaluate(long position) {
        int sum = 0;
        int played = 0;
        do {
            sum += playouts.play(position, 0);
            played++;
        } while (played < count && !hurry.getAsBoolean());
        return ALWAYS_WON * sum / played;
    }

    @Override
    public int effort() {
        return 16 * count;
    }
}
