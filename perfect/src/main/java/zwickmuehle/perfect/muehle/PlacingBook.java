package zwickmuehle.perfect.muehle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.muehle.Muehle;

/**
 * The results of all positions of the first plies, up to equivalence: sorted, one long each, the position with its
 * result + 1 in bits 57 and 58, which Mühle leaves free. Immutable.
 */
public final class PlacingBook {
    private static final int RESULT = Rules.POSITION_BITS;
    private static final long POSITION = (1L << RESULT) - 1;

    private final long[] entries;

    private PlacingBook(long[] entries) {
        this.entries = entries;
    }

    /** A book that knows nothing. */
    public static PlacingBook empty() {
        return new PlacingBook(new long[0]);
    }

    /** The inverse of {@link #entries}. */
    public static PlacingBook of(long[] entries) {
        long[] sorted = entries.clone();
        sort(sorted);
        return new PlacingBook(sorted);
    }

    /** The positions after 0, 1, … plies from a start, up to equivalence. */
    public static List<long[]> firstPlies(Muehle rules, long start, int plies) {
        List<long[]> byPly = new ArrayList<>();
        byPly.add(new long[]{rules.canonical(start)});
        for (int ply = 0; ply < plies; ply++) {
            byPly.add(LongStream.of(byPly.get(ply)).flatMap(position -> successors(rules, position)).distinct()
                    .sorted().toArray());
        }
        return byPly;
    }

    private static LongStream successors(Muehle rules, long position) {
        int[] moves = new int[rules.maxMoves()];
        int count = rules.legalMoves(position, moves);
        return Arrays.stream(moves, 0, count).mapToLong(move -> rules.canonical(rules.play(position, move)));
    }

    /** Those of the canonical positions that the book does not know. */
    public long[] missing(long[] positions) {
        return LongStream.of(positions).filter(position -> result(position) == MoverResult.UNKNOWN).toArray();
    }

    /** This book and what a search finds out about more positions, canonical and not known yet. */
    public PlacingBook with(long[] positions, PlacingSearch search, Crew crew) {
        long[] found = new long[positions.length];
        crew.overRows(found.length, () -> {
            PlacingSearch own = search.sharing();
            return row -> found[row] = entry(positions[row], own.result(positions[row], crew::cancelled));
        });
        return with(found);
    }

    /** This book and positions all of whose successors it knows. */
    public PlacingBook withPredecessors(Muehle rules, long[] positions) {
        return with(LongStream.of(positions)
                .map(position -> entry(position,
                        -successors(rules, position).mapToInt(this::result).min().orElse(MoverResult.WIN)))
                .toArray());
    }

    private PlacingBook with(long[] more) {
        long[] all = Arrays.copyOf(entries, entries.length + more.length);
        System.arraycopy(more, 0, all, entries.length, more.length);
        sort(all);
        return new PlacingBook(all);
    }

    private static long entry(long position, int result) {
        return position | (long) (result + 1) << RESULT;
    }

    /** By position: the results stand above it, so they are moved out of the way. */
    private static void sort(long[] entries) {
        for (int i = 0; i < entries.length; i++) {
            entries[i] = Long.rotateLeft(entries[i], Long.SIZE - RESULT);
        }
        Arrays.sort(entries);
        for (int i = 0; i < entries.length; i++) {
            entries[i] = Long.rotateRight(entries[i], Long.SIZE - RESULT);
        }
    }

    public int size() {
        return entries.length;
    }

    /** Everything the book knows. */
    public long[] entries() {
        return entries.clone();
    }

    /** The result of a canonical position, or {@link MoverResult#UNKNOWN}. */
    public int result(long canonical) {
        int low = 0;
        int high = entries.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            long position = entries[middle] & POSITION;
            if (position == canonical) {
                return (int) (entries[middle] >>> RESULT) - 1;
            }
            if (position < canonical) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return MoverResult.UNKNOWN;
    }
}
