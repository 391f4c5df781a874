package zwickmuehle.substitutes.java.util;

import java.util.random.RandomGenerator;

/**
 * SplitMix64 (Steele, Lea, Flood 2014), number for number what {@link java.util.SplittableRandom} draws: a level must
 * play the same game with the same seed wherever it runs.
 */
public final class TSplittableRandom implements RandomGenerator {
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;
    private static final double UNIT_OF_A_DOUBLE = 0x1.0p-53;

    private long state;

    public TSplittableRandom(long seed) {
        state = seed;
    }

    private long step() {
        state += GOLDEN_GAMMA;
        return state;
    }

    @Override
    public long nextLong() {
        long mixed = step();
        mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }

    @Override
    public int nextInt() {
        long mixed = step();
        mixed = (mixed ^ mixed >>> 33) * 0x62A9D9ED799705F5L;
        return (int) (((mixed ^ mixed >>> 28) * 0xCB24D0A5C88C35B3L) >>> 32);
    }

    @Override
    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        if ((bound & bound - 1) == 0) {
            return nextInt() & bound - 1;
        }
        // Numbers of the last, incomplete round are drawn again: there the sum overflows.
        int drawn;
        int rest;
        do {
            drawn = nextInt() >>> 1;
            rest = drawn % bound;
        } while (drawn + bound - 1 - rest < 0);
        return rest;
    }

    @Override
    public double nextDouble() {
        return (nextLong() >>> 11) * UNIT_OF_A_DOUBLE;
    }

    @Override
    public boolean nextBoolean() {
        return nextInt() < 0;
    }
}
