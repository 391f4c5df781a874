package zwickmuehle.train.explorer;

import java.util.OptionalDouble;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Side;

/**
 * What was played: how often each position was reached, and what became of it. Equivalent positions are one, so ways that
 * lead to the same position are counted together. Games are added one by one; whoever shares one between threads sees to
 * it that nobody asks meanwhile.
 *
 * <p>Memory is bounded: of each game the first {@value #MOST_PLIES} plies count, and when {@value #MOST_POSITIONS}
 * positions are known, others are not added any more ({@link #full}).
 *
 * <pre>
 *   keys     canonical position, or 0 for none         open addressing, at most half full
 *   counts   games, wins, draws, losses of each key    for the player whose move led there
 * </pre>
 */
public final class Collection {
    /** Further on hardly any two games meet. */
    public static final int MOST_PLIES = 40;
    /** Of them all: 48 bytes each. */
    public static final int MOST_POSITIONS = 400_000;

    private static final double DRAWN = 0.5;
    private static final int FIRST_SIZE = 64;
    private static final int FIELDS = 4;
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private long[] keys = new long[FIRST_SIZE];
    private int[] counts = new int[FIRST_SIZE * FIELDS];
    private int positions;
    private int games;
    private boolean full;

    /** How often, and with what result for the player whose move led there; games without a result count as neither. */
    public record Count(int games, int wins, int draws, int losses) {
        static final Count NONE = new Count(0, 0, 0, 0);
    }

    /**
     * Adds a game with its positions.
     *
     * @param whitePoints 1, a half or 0; empty if there is no result
     */
    public void add(Game played, OptionalDouble whitePoints) {
        games++;
        Game after = played.before(Math.max(0, played.length() - MOST_PLIES));
        for (; after.length() > 0; after = after.undo()) {
            int slot = slotFor(after.rules().canonical(after.position()));
            if (slot >= 0) {
                counts[slot * FIELDS]++;
                if (whitePoints.isPresent()) {
                    counts[slot * FIELDS + field(whitePoints.getAsDouble(), after.mover().other())]++;
                }
            }
        }
    }

    /** Which number grows: 1 for a win of {@code side}, 2 for a draw, 3 for a loss. */
    private static int field(double whitePoints, Side side) {
        int forWhite = Double.compare(whitePoints, DRAWN);
        return 2 - (side == Side.WHITE ? forWhite : -forWhite);
    }

    public int games() {
        return games;
    }

    /** Whether there were more positions than are kept. */
    public boolean full() {
        return full;
    }

    /** Of a position after a move, given as {@link zwickmuehle.rules.Rules#canonical}. */
    Count count(long canonical) {
        int slot = find(keys, canonical);
        if (keys[slot] != key(canonical)) {
            return Count.NONE;
        }
        int at = slot * FIELDS;
        return new Count(counts[at], counts[at + 1], counts[at + 2], counts[at + 3]);
    }

    /** The place of a position, made if need be; -1 if there is none any more. */
    private int slotFor(long canonical) {
        int slot = find(keys, canonical);
        if (keys[slot] == key(canonical)) {
            return slot;
        }
        if (positions == MOST_POSITIONS) {
            full = true;
            return -1;
        }
        positions++;
        keys[slot] = key(canonical);
        if (2 * positions <= keys.length) {
            return slot;
        }
        grow();
        return find(keys, canonical);
    }

    private void grow() {
        long[] longer = new long[2 * keys.length];
        int[] more = new int[2 * counts.length];
        for (int old = 0; old < keys.length; old++) {
            if (keys[old] != 0) {
                int slot = find(longer, keys[old] - 1);
                longer[slot] = keys[old];
                System.arraycopy(counts, old * FIELDS, more, slot * FIELDS, FIELDS);
            }
        }
        keys = longer;
        counts = more;
    }

    /** Where a position is, or would be. */
    private static int find(long[] keys, long canonical) {
        int mask = keys.length - 1;
        int slot = (int) ((canonical * SPREAD) >>> 40) & mask;
        while (keys[slot] != 0 && keys[slot] != key(canonical)) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    /** 0 is kept for none; no position has all bits set. */
    private static long key(long canonical) {
        return canonical + 1;
    }

    /** Forgets everything. */
    public void clear() {
        keys = new long[FIRST_SIZE];
        counts = new int[FIRST_SIZE * FIELDS];
        positions = 0;
        games = 0;
        full = false;
    }
}
