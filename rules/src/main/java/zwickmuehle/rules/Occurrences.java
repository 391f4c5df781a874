package zwickmuehle.rules;

import org.jspecify.annotations.Nullable;

/**
 * How often each position of a stretch of a game has occurred. An immutable value that shares almost everything with the
 * one it was made of, so that each {@link Game} can have its own: counting one more costs about the logarithm of the
 * length, where going back through the game would cost its length at every move.
 *
 * <p>A tree in which the bits of a mixed position say where to go, one bit a step:
 *
 * <pre>
 *              position, count
 *             0 /           \ 1          the lowest bit of the mixed position
 *       position, count   position, count
 *       0 /       \ 1         …          the next one
 * </pre>
 */
final class Occurrences {
    private final long position;
    private final int count;
    private final @Nullable Occurrences zero;
    private final @Nullable Occurrences one;

    private Occurrences(long position, int count, @Nullable Occurrences zero, @Nullable Occurrences one) {
        this.position = position;
        this.count = count;
        this.zero = zero;
        this.one = one;
    }

    /** One position that has occurred once. */
    static Occurrences of(long position) {
        return new Occurrences(position, 1, null, null);
    }

    /** How often {@code wanted} has occurred. */
    int count(long wanted) {
        Occurrences place = this;
        for (long bits = mixed(wanted); place != null; bits >>>= 1) {
            if (place.position == wanted) {
                return place.count;
            }
            place = (bits & 1) == 0 ? place.zero : place.one;
        }
        return 0;
    }

    /** The same with one more occurrence. */
    Occurrences and(long more) {
        return and(more, mixed(more));
    }

    private Occurrences and(long more, long bits) {
        if (position == more) {
            return new Occurrences(position, count + 1, zero, one);
        }
        if ((bits & 1) == 0) {
            return new Occurrences(position, count, zero == null ? of(more) : zero.and(more, bits >>> 1), one);
        }
        return new Occurrences(position, count, zero, one == null ? of(more) : one.and(more, bits >>> 1));
    }

    /** Spreads what differs between positions over all bits; one to one, so different positions part at some bit. */
    private static long mixed(long position) {
        long bits = (position ^ position >>> 31) * 0x7FB5D329728EA185L;
        bits = (bits ^ bits >>> 27) * 0x81DADEF4BC2DD44DL;
        return bits ^ bits >>> 33;
    }
}
