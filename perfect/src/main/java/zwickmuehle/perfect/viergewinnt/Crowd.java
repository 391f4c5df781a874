package zwickmuehle.perfect.viergewinnt;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * Who is where: the large positions that threads are searching just now, so that another thread that comes by does
 * something else first and finds the result in the table later. Only a hint: a forgotten or confused entry costs time,
 * never the right answer. Any number of threads may use it at once.
 */
final class Crowd {
    private static final VarHandle ENTRY = MethodHandles.arrayElementVarHandle(long[].class);
    private static final long NOBODY = -1;
    private static final int PLACES = 1 << 10;
    /** Smaller searches are over before it matters. */
    private static final int FEWEST_CELLS_LEFT = 18;

    private final long[] places = new long[PLACES];
    private final int mostStones;
    private final boolean alone;

    /** For a single thread. */
    static Crowd ofOne() {
        return new Crowd(true, 0);
    }

    static Crowd ofMany(Geometry g) {
        return new Crowd(false, g.cells() - FEWEST_CELLS_LEFT);
    }

    private Crowd(boolean alone, int mostStones) {
        this.alone = alone;
        this.mostStones = mostStones;
        clear();
    }

    void clear() {
        Arrays.fill(places, NOBODY);
    }

    boolean alone() {
        return alone;
    }

    boolean busyWith(long key, int stones) {
        return !alone && stones <= mostStones && (long) ENTRY.getOpaque(places, place(key)) == key;
    }

    void enter(long key, int stones) {
        if (!alone && stones <= mostStones) {
            ENTRY.setOpaque(places, place(key), key);
        }
    }

    void leave(long key, int stones) {
        if (!alone && stones <= mostStones) {
            ENTRY.setOpaque(places, place(key), NOBODY);
        }
    }

    private static int place(long key) {
        return (int) (key ^ key >>> 20) & PLACES - 1;
    }
}
