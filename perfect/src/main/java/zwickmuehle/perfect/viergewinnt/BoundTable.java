package zwickmuehle.perfect.viergewinnt;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * Bounds of scores by position, in fixed memory. A position key is spread over all its bits by a multiplication that can
 * be undone; the upper bits of the result choose a bucket of two entries, the others are stored, so an entry is never
 * taken for that of another position.
 *
 * <pre>
 *   entry:   rest of the spread key (47)   effort (5)   upper bound (6)   lower bound (6)        0 = empty
 * </pre>
 *
 * A new entry replaces the one with the least effort (logarithm of the nodes spent) of its bucket, but always enters. An
 * empty table uses few buckets and grows as it fills, so clearing costs no more than was stored, and small searches stay
 * in the cache.
 *
 * <p>Any number of threads may read and write at once after {@link #growFully}: an entry is one long, and holds
 * everything. Growing is for one thread alone.
 */
final class BoundTable {
    static final long NOTHING = 0;

    private static final VarHandle ENTRY = MethodHandles.arrayElementVarHandle(long[].class);
    /** Odd, so that the multiplication can be undone; the fraction of the golden ratio spreads best. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;
    private static final int REST_BITS = 47;
    private static final int REST = 17;
    private static final int EFFORT = 12;
    private static final int UPPER = 6;
    private static final int SCORE_MASK = 63;
    private static final int EFFORT_MASK = 31;
    private static final int ZERO = 32;
    private static final int FEWEST_BUCKET_BITS = 7;
    private static final int GROWTH_BITS = 4;

    private final long[] entries;
    private final int keyBits;
    private final int fewestBits;
    private final int mostBits;
    private final long keyMask;
    private final long restMask;
    private int bucketBits;
    private int shift;
    private long stored;

    /**
     * @param keyBits no key has more bits than this
     * @param bytes the memory to use, at most, but enough for whole keys in any case
     */
    BoundTable(int keyBits, long bytes) {
        this.keyBits = keyBits;
        fewestBits = Math.min(keyBits, Math.max(FEWEST_BUCKET_BITS, keyBits - REST_BITS));
        int affordable = Long.SIZE - 1 - Long.numberOfLeadingZeros(Math.max(1, bytes / (2 * Long.BYTES)));
        mostBits = Math.max(fewestBits, Math.min(Math.min(affordable, keyBits), Integer.SIZE - 3));
        keyMask = -1L >>> (Long.SIZE - keyBits);
        restMask = keyBits == fewestBits ? 0 : -1L >>> (Long.SIZE - (keyBits - fewestBits));
        entries = new long[2 << mostBits];
        clear();
    }

    void clear() {
        use(fewestBits);
        Arrays.fill(entries, 0, 2 << bucketBits, NOTHING);
        stored = 0;
    }

    private void use(int bits) {
        bucketBits = bits;
        shift = keyBits - bits;
    }

    /** The key as the other methods want it. */
    long spread(long key) {
        return key * SPREAD & keyMask;
    }

    /** What is known of a position, or {@link #NOTHING}. */
    long probe(long spread) {
        int bucket = (int) (spread >>> shift) << 1;
        long rest = spread & restMask;
        long first = entry(bucket);
        if (first >>> REST == rest && first != NOTHING) {
            return first;
        }
        long second = entry(bucket + 1);
        return second >>> REST == rest ? second : NOTHING;
    }

    static int lower(long entry) {
        return (int) (entry & SCORE_MASK) - ZERO;
    }

    static int upper(long entry) {
        return (int) (entry >>> UPPER & SCORE_MASK) - ZERO;
    }

    private static int effort(long entry) {
        return (int) (entry >>> EFFORT & EFFORT_MASK);
    }

    /** Remembers bounds, together with those known already. */
    void store(long spread, int lower, int upper, long nodes) {
        int bucket = (int) (spread >>> shift) << 1;
        long rest = spread & restMask;
        int effort = Math.min(EFFORT_MASK, Long.SIZE - Long.numberOfLeadingZeros(nodes));
        long first = entry(bucket);
        long second = entry(bucket + 1);
        if (first >>> REST == rest && first != NOTHING) {
            set(bucket, merged(rest, lower, upper, effort, first));
        } else if (second >>> REST == rest && second != NOTHING) {
            set(bucket + 1, merged(rest, lower, upper, effort, second));
        } else {
            stored++;
            long entry = entry(rest, lower, upper, effort);
            if (effort >= effort(first)) {
                set(bucket, entry);
                set(bucket + 1, first);
            } else {
                set(bucket + 1, entry);
            }
        }
    }

    private static long merged(long rest, int lower, int upper, int effort, long known) {
        return entry(rest, Math.max(lower, lower(known)), Math.min(upper, upper(known)),
                Math.max(effort, effort(known)));
    }

    private static long entry(long rest, int lower, int upper, int effort) {
        return rest << REST | (long) effort << EFFORT | (long) (upper + ZERO) << UPPER | (lower + ZERO);
    }

    private long entry(int index) {
        return (long) ENTRY.getOpaque(entries, index);
    }

    private void set(int index, long entry) {
        ENTRY.setOpaque(entries, index, entry);
    }

    /** Makes room if half of what is in use is taken. */
    void growIfCrowded() {
        if (stored > 1L << bucketBits && bucketBits < mostBits) {
            grow(Math.min(mostBits, bucketBits + GROWTH_BITS));
        }
    }

    /** Uses all the memory from now on, so that threads can share the table. */
    void growFully() {
        if (bucketBits < mostBits) {
            grow(mostBits);
        }
    }

    /**
     * A bucket becomes several, side by side; its two entries go to those their spread keys choose. From the last to the
     * first, as the new buckets lie where old ones were that have moved already.
     */
    private void grow(int bits) {
        int oldBits = bucketBits;
        int added = bits - oldBits;
        use(bits);
        for (int bucket = (1 << oldBits) - 1; bucket >= 0; bucket--) {
            long first = entries[2 * bucket];
            long second = entries[2 * bucket + 1];
            int start = bucket << (added + 1);
            Arrays.fill(entries, start, start + (2 << added), NOTHING);
            long upperBits = (long) bucket << (keyBits - oldBits) & ~restMask;
            move(upperBits, second);
            move(upperBits, first);
        }
    }

    private void move(long upperBits, long entry) {
        if (entry != NOTHING) {
            int bucket = (int) ((upperBits | entry >>> REST) >>> shift) << 1;
            entries[bucket + 1] = entries[bucket];
            entries[bucket] = entry;
        }
    }
}
