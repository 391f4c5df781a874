package zwickmuehle.perfect.muehle;

import zwickmuehle.rules.muehle.MuehlePosition;

/**
 * What search has found out about placing positions, so that it need not again. An entry is one long, so threads share
 * the table without locks: whatever is read was written as a whole.
 *
 * <pre>
 *   upper bound + 1   lower bound + 1   position, canonical (bit 56, the colour, is clear)
 *   60..59            58..57            55..0
 * </pre>
 *
 * Two places for each position: one for the one with more stones in hand, which took longer, one for the latest.
 */
final class ResultTable {
    private static final int LOWER = 57;
    private static final int UPPER = 59;
    private static final long POSITION = (1L << 56) - 1;
    /** Nothing is known: any result from loss to win. */
    static final long NO_BOUNDS = 2L << UPPER;

    private final long[] entries;
    private final int shift;

    ResultTable(int bits) {
        entries = new long[1 << bits];
        shift = Long.SIZE - (bits - 1);
    }

    /** The entry of a canonical position, for {@link #lower} and {@link #upper}. */
    long find(long position) {
        int first = slot(position);
        if ((entries[first] & POSITION) == position) {
            return entries[first];
        }
        return (entries[first + 1] & POSITION) == position ? entries[first + 1] : NO_BOUNDS;
    }

    static int lower(long entry) {
        return (int) (entry >>> LOWER & 3) - 1;
    }

    static int upper(long entry) {
        return (int) (entry >>> UPPER & 3) - 1;
    }

    void store(long position, int lower, int upper) {
        long entry = position | (long) (lower + 1) << LOWER | (long) (upper + 1) << UPPER;
        int first = slot(position);
        long kept = entries[first] & POSITION;
        boolean deeper = MuehlePosition.hands(position) >= MuehlePosition.hands(kept);
        entries[kept == position || deeper ? first : first + 1] = entry;
    }

    private int slot(long position) {
        return (int) ((position * 0x9E3779B97F4A7C15L) >>> shift) << 1;
    }
}
