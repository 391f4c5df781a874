package zwickmuehle.web.perfect;

import java.util.List;
import zwickmuehle.perfect.muehle.Sector;
import zwickmuehle.perfect.muehle.files.DatabaseBuilder;

/**
 * What the database of all positions with at most so many stones costs.
 *
 * @param seconds of one core at 2.8 GHz, about: twice what two took when it was measured, see docs/databases/README.md
 * @param bytes on disk
 * @param memory bytes of heap that solving its largest pair of sectors takes
 */
public record Cost(int stones, long positions, double seconds, long bytes, long memory) {
    private static final int MEASURED_CORES = 2;

    /** Steps that are worth offering; sizes and times of the full solve under {@code klassisch}. */
    private static final List<Cost> STEPS = List.of(
            measured(8, 1.5, 135_000),
            measured(10, 4.4, 7_560_000),
            measured(12, 28, 119_000_000),
            measured(14, 161, 510_000_000),
            measured(16, 394, 1_109_000_000),
            measured(18, 700, 1_445_000_000));
    private static final long SMALLEST_MEMORY = 200L << 20;

    private static Cost measured(int stones, double seconds, long bytes) {
        return new Cost(stones, DatabaseBuilder.positions(stones), MEASURED_CORES * seconds, bytes, memory(stones));
    }

    /** A byte a position of the pair and of the sectors its captures lead to, and more for what is beside. */
    private static long memory(int stones) {
        long most = 0;
        for (Sector pair : Sector.pairs(stones)) {
            long positions = 0;
            for (Sector sector : pair.pair()) {
                positions += sector.positions() + (sector.captureWins() ? 0 : sector.afterCapture().positions());
            }
            most = Math.max(most, positions);
        }
        return SMALLEST_MEMORY + 5 * most / 2;
    }

    public static List<Cost> steps() {
        return STEPS;
    }
}
