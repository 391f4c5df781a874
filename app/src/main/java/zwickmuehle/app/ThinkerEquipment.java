package zwickmuehle.app;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import zwickmuehle.search.Equipment;
import zwickmuehle.search.Oracle;

/** What a thinker of this process works with: this machine's clock, cores and memory, and all that is known. */
final class ThinkerEquipment {
    private static final long LARGEST_TABLE = 64L << 20;

    private ThinkerEquipment() {}

    /** For thinking as well as this machine can, knowing what the oracle knows. */
    static Equipment of(Oracle oracle) {
        return with(oracle, new SplittableRandom(), Runtime.getRuntime().availableProcessors());
    }

    /** For thinking that comes out the same every time. */
    static Equipment repeatable(long seed, Oracle oracle) {
        return with(oracle, new SplittableRandom(seed), 1);
    }

    private static Equipment with(Oracle oracle, RandomGenerator random, int threads) {
        long table = Math.min(LARGEST_TABLE, Runtime.getRuntime().maxMemory() / 4);
        return new Equipment(oracle, System::nanoTime, random, threads, table);
    }
}
