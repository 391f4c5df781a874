package zwickmuehle.perfect.muehle;

import java.util.Arrays;
import java.util.stream.LongStream;
import zwickmuehle.rules.muehle.Muehle;

/**
 * The results of all positions of the first plies, up to equivalence: sorted, one long each, the position with its
 * result + 1 in bits 57 and 58. Immutable.
 */
public final class PlacingBook {
    private static final int RESULT = 57;
    private static final long POSITION = (1L << 56) - 1;

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

    /**
     * Searches every position after so many plies; those before follow from them.
     *
     * @param plies fewer than stones are placed, so that nobody moves yet
     */
    public static PlacingBook search(Muehle rules, int plies, PlacingSearch search, Crew crew) {
        long[][] byPly = new long[plies + 1][];
        byPly[0] = new long[]{rules.canonical(rules.start())};
        for (int ply = 0; ply < plies; ply++) {
            byPly[ply + 1] = LongStream.of(byPly[ply]).flatMap(position -> successors(rules, position)).distinct()
                    .sorted().toArray();
        }
        long[] last = byPly[plies];
        crew.overRows(last.length, () -> {
            PlacingSearch own = search.sharing();
            return row -> last[row] = entry(last[row], own.result(last[row]));
        });
        PlacingBook book = new PlacingBook(last);
        for (int ply = plies - 1; ply >= 0; ply--) {
            book = book.with(rules, byPly[ply]);
        }
        return book;
    }

    private static LongStream successors(Muehle rules, long position) {
        int[] moves = new int[rules.maxMoves()];
        int count = rules.legalMoves(position, moves);
        return Arrays.stream(moves, 0, count).mapToLong(move -> rules.canonical(rules.play(position, move)));
    }

    /** This book and the positions of the ply before. */
    private PlacingBook with(Muehle rules, long[] positions) {
        long[] all = Arrays.copyOf(entries, entries.length + positions.length);
        for (int i = 0; i < positions.length; i++) {
            int best = -successors(rules, positions[i]).mapToInt(this::result).min().orElse(Result.WIN);
            all[entries.length + i] = entry(positions[i], best);
        }
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

    /** The result of a canonical position, or {@link Result#UNKNOWN}. */
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
        return Result.UNKNOWN;
    }
}
