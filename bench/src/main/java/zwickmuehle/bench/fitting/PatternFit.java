package zwickmuehle.bench.fitting;

import static zwickmuehle.rules.muehle.MuehlePosition.hands;
import static zwickmuehle.rules.muehle.MuehlePosition.moverHand;
import static zwickmuehle.rules.muehle.MuehlePosition.moverStones;
import static zwickmuehle.rules.muehle.MuehlePosition.opponentHand;
import static zwickmuehle.rules.muehle.MuehlePosition.opponentStones;

import java.util.ArrayList;
import java.util.List;
import zwickmuehle.search.muehle.PatternTables;
import zwickmuehle.search.muehle.Patterns;

/**
 * Fits what patterns are worth, by logistic regression: the estimate z of a position stands for a result of
 * {@code 1 / (1 + e^(-z))}, and each weight moves against the error of every position it is part of, in steps that grow
 * smaller the more it has moved (Adagrad; Duchi, Hazan and Singer 2011). Weights are pulled a little towards zero, so that
 * rare patterns are worth little.
 */
final class PatternFit {
    /** Points of an estimate for which z is 1. */
    static final double SCALE = 170;
    private static final int STAGES = Patterns.Stage.values().length;
    private static final int COUNTS = 10;
    private static final int PASSES = 12;
    private static final int FINE_PASSES = 3;
    private static final double PULL = 5e-4;

    private final short[] kinds = Patterns.kinds();
    private final Weights[] patterns = new Weights[STAGES];
    private final Weights[] counts = new Weights[STAGES];
    /** One stone more than the opponent. */
    private final Weights stones = new Weights(STAGES, 1e-3);
    private final int[] found = new int[Patterns.ON_BOARD];

    PatternFit() {
        for (int stage = 0; stage < STAGES; stage++) {
            patterns[stage] = new Weights(Patterns.COUNT, 1);
            counts[stage] = new Weights(COUNTS * COUNTS, 1e-3);
        }
    }

    /** Numbers that are fitted, with what each has moved so far. */
    private static final class Weights {
        private final double[] values;
        private final double[] moved;
        private final double inertia;

        Weights(int count, double inertia) {
            values = new double[count];
            moved = new double[count];
            this.inertia = inertia;
        }

        void move(int index, double slope, double step) {
            double pulled = slope + PULL * values[index];
            moved[index] += pulled * pulled;
            values[index] -= step * pulled / Math.sqrt(moved[index] + inertia);
        }
    }

    /** Fits to positions in the order they come. */
    void fit(List<DatabaseTruth.Known> known) {
        for (int pass = 0; pass < PASSES; pass++) {
            double step = pass < PASSES - FINE_PASSES ? 0.1 : 0.03;
            for (DatabaseTruth.Known one : known) {
                learn(one, step);
            }
        }
    }

    private void learn(DatabaseTruth.Known one, double step) {
        double error = share(one.position()) - one.share();
        long position = one.position();
        int stage = stage(position);
        for (int kind : found) {
            patterns[stage].move(kind, error, step);
        }
        int mover = Integer.bitCount(moverStones(position)) + moverHand(position);
        int opponent = Integer.bitCount(opponentStones(position)) + opponentHand(position);
        counts[stage].move(COUNTS * mover + opponent, error, step / 2);
        stones.move(stage, error * (mover - opponent), step / 2);
    }

    /** The result that is expected of a position, from 0 to 1. */
    double share(long position) {
        int own = moverStones(position);
        int other = opponentStones(position);
        int stage = stage(position);
        double z = balance(stage, Integer.bitCount(own) + moverHand(position),
                Integer.bitCount(other) + opponentHand(position));
        for (int part = 0; part < found.length; part++) {
            found[part] = kinds[Patterns.at(part, own, other)];
            z += patterns[stage].values[found[part]];
        }
        return 1 / (1 + Math.exp(-z));
    }

    private double balance(int stage, int mover, int opponent) {
        return stones.values[stage] * (mover - opponent) + counts[stage].values[COUNTS * mover + opponent];
    }

    private static int stage(long position) {
        return Patterns.Stage.of(hands(position), Integer.bitCount(moverStones(position)),
                Integer.bitCount(opponentStones(position))).line();
    }

    /** The fitted weights of patterns as {@link PatternTables} reads them. */
    List<String> weights() {
        int count = 0;
        for (short kind : kinds) {
            count = Math.max(count, kind + 1);
        }
        List<String> lines = new ArrayList<>();
        for (Weights stage : patterns) {
            StringBuilder line = new StringBuilder();
            for (int kind = 0; kind < count; kind++) {
                line.append(PatternTables.written(SCALE * stage.values[kind]));
            }
            lines.add(line.toString());
        }
        return lines;
    }

    /** The fitted balances of stones as {@link PatternTables} reads them. */
    List<String> balances() {
        List<String> lines = new ArrayList<>();
        for (int stage = 0; stage < STAGES; stage++) {
            StringBuilder line = new StringBuilder();
            for (int counted = 0; counted < COUNTS * COUNTS; counted++) {
                line.append(PatternTables.written(SCALE * balance(stage, counted / COUNTS, counted % COUNTS)));
            }
            lines.add(line.toString());
        }
        return lines;
    }
}
