package zwickmuehle.search;

import java.util.Arrays;
import zwickmuehle.rules.Rules;

/**
 * What is known about positions met before: a fixed amount of memory, shared by all threads of a search without locks.
 * An entry is two longs, so the whole position is kept and no two are ever mixed up:
 *
 * <pre>
 *   first    position XOR scrambled(data)
 *   second   generation   bound    depth    move     score
 *            49..42       41..40   39..32   31..16   15..0
 * </pre>
 *
 * If two threads write one entry at the same moment, the halves no longer fit together and the entry reads as missing:
 * the first long holds the position only for him who knows the right second.
 */
final class TranspositionTable {
    /** The answer where nothing is known; no entry is 0, because its bound is not. */
    static final long MISSING = 0;
    /** The one number of 16 bits that is no move. */
    static final int NO_MOVE = Rules.LARGEST_MOVE + 1;

    /** The score is at most, at least, or exactly the stored one. */
    static final int UPPER = 1;
    static final int LOWER = 2;
    static final int EXACT = UPPER | LOWER;

    private static final int LONGS_PER_ENTRY = 2;
    private static final int ENTRIES_PER_BUCKET = 4;
    private static final int BUCKET = LONGS_PER_ENTRY * ENTRIES_PER_BUCKET;
    private static final int GENERATIONS = 256;
    private static final int LARGEST_EXPONENT = 27;

    private final long[] words;
    private final int shift;
    private int generation;

    /** A table of the largest power of two that fits into {@code bytes}. */
    TranspositionTable(long bytes) {
        long buckets = Math.max(1, bytes / (BUCKET * Long.BYTES));
        int exponent = Math.min(LARGEST_EXPONENT, Long.SIZE - 1 - Long.numberOfLeadingZeros(buckets));
        this.words = new long[BUCKET << exponent];
        this.shift = Long.SIZE - exponent;
    }

    /** A new search begins; what earlier ones stored gives way first. */
    void nextGeneration() {
        generation = (generation + 1) % GENERATIONS;
    }

    void clear() {
        Arrays.fill(words, 0);
    }

    long probe(long position) {
        int bucket = bucket(position);
        for (int i = bucket; i < bucket + BUCKET; i += LONGS_PER_ENTRY) {
            long data = words[i + 1];
            if ((words[i] ^ scrambled(data)) == position && data != MISSING) {
                return data;
            }
        }
        return MISSING;
    }

    void store(long position, int depth, int bound, int score, int move) {
        long data = (score & 0xFFFF) | (move & 0xFFFFL) << 16 | (long) depth << 32 | (long) bound << 40
                | (long) generation << 42;
        int place = placeFor(position);
        words[place] = position ^ scrambled(data);
        words[place + 1] = data;
    }

    /** Where the position stands already, or else the entry of the bucket that is worth least: old, then shallow. */
    private int placeFor(long position) {
        int bucket = bucket(position);
        int place = bucket;
        int least = Integer.MAX_VALUE;
        for (int i = bucket; i < bucket + BUCKET; i += LONGS_PER_ENTRY) {
            long data = words[i + 1];
            if ((words[i] ^ scrambled(data)) == position) {
                return i;
            }
            int worth = data == MISSING ? -1 : depth(data) + (current(data) ? GENERATIONS : 0);
            if (worth < least) {
                least = worth;
                place = i;
            }
        }
        return place;
    }

    static int score(long data) {
        return (short) data;
    }

    static int move(long data) {
        return (int) (data >>> 16) & 0xFFFF;
    }

    static int depth(long data) {
        return (int) (data >>> 32) & 0xFF;
    }

    static int bound(long data) {
        return (int) (data >>> 40) & 3;
    }

    /** Whether the entry is of this search: an earlier one knew another history, so its score may not hold now. */
    boolean current(long data) {
        return ((int) (data >>> 42) & (GENERATIONS - 1)) == generation;
    }

    private int bucket(long position) {
        return shift == Long.SIZE ? 0 : (int) (scrambled(position) >>> shift) * BUCKET;
    }

    /** Spreads every bit over the higher ones; one to one, and 0 stays 0. */
    private static long scrambled(long bits) {
        long mixed = bits * 0x9E3779B97F4A7C15L;
        return (mixed ^ mixed >>> 32) * 0xD6E8FEB86659FD93L;
    }
}
