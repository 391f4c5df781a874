package zwickmuehle.rules.viergewinnt;

import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.Notation;
import zwickmuehle.rules.Outcome;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;

/**
 * The rules of Vier Gewinnt. A position is a long, each column having one bit more than the board has rows:
 *
 * <pre>
 *    6 13 20 27 34 41 48
 *   ---------------------
 *    5 12 19 26 33 40 47       In each column the highest bit set is a guard: it stands right above the stones.
 *    4 11 18 25 32 39 46       Below it, 1 is a stone of the first player (White), 0 one of the second.
 *    3 10 17 24 31 38 45       Whose turn it is follows from the number of stones.
 *    2  9 16 23 30 37 44
 *    1  8 15 22 29 36 43       The empty board has seven guards in the bottom row.
 *    0  7 14 21 28 35 42
 * </pre>
 *
 * A move is the column, 0 at the left.
 */
public final class VierGewinnt implements Rules {
    public static final VierGewinnt STANDARD = new VierGewinnt(Size.STANDARD);

    /** So many stones in a line win. */
    public static final int ROW = 4;

    private final Size size;
    /** Bits of a column: its rows and the guard's place above them. */
    private final int stride;
    private final long bottom;
    private final long top;
    private final VierGewinntNotation notation;

    public VierGewinnt(Size size) {
        this.size = size;
        this.stride = size.stride();
        this.bottom = size.bottom();
        this.top = bottom << size.height();
        this.notation = new VierGewinntNotation(this);
    }

    public Size size() {
        return size;
    }

    @Override
    public String game() {
        return "viergewinnt";
    }

    @Override
    public String variant() {
        return size.toString();
    }

    @Override
    public long start() {
        return bottom;
    }

    @Override
    public Side mover(long position) {
        return (Long.bitCount(occupied(position)) & 1) == 0 ? Side.WHITE : Side.BLACK;
    }

    @Override
    public int maxMoves() {
        return size.width();
    }

    /** All cells with a stone. Everything below a guard is filled by copying bits downwards inside the columns. */
    public long occupied(long position) {
        long filled = position;
        long keep = ~top;
        for (int shift = 1; shift < stride; shift *= 2) {
            filled |= (filled >>> shift) & keep;
            keep &= keep >>> shift;
        }
        return (filled >>> 1) & ~top;
    }

    /** The cells with stones of {@code side}. */
    public long stones(long position, Side side) {
        long occupied = occupied(position);
        return occupied & (side == Side.WHITE ? position : ~position);
    }

    /** Whether these stones hold four in a row. The empty place above each column keeps lines from leaving the board. */
    public boolean hasFour(long stones) {
        return hasFour(stones, 1) || hasFour(stones, stride) || hasFour(stones, stride - 1)
                || hasFour(stones, stride + 1);
    }

    private static boolean hasFour(long stones, int step) {
        long pairs = stones & stones >>> step;
        return 2 * step < Long.SIZE && (pairs & pairs >>> (2 * step)) != 0;
    }

    @Override
    public int legalMoves(long position, int[] moves) {
        if (wonByLastMove(position)) {
            return 0;
        }
        int count = 0;
        for (int column = 0; column < size.width(); column++) {
            if (!full(position, column)) {
                moves[count++] = column;
            }
        }
        return count;
    }

    public boolean full(long position, int column) {
        return ((position >>> (column * stride + size.height())) & 1) != 0;
    }

    /** How many stones a column holds. */
    public int stonesIn(long position, int column) {
        return Long.numberOfTrailingZeros(guard(position, column)) - column * stride;
    }

    @Override
    public long play(long position, int column) {
        long guard = guard(position, column);
        return mover(position) == Side.WHITE ? position | guard << 1 : position + guard;
    }

    @Override
    public long takeBack(long position, int column) {
        long guard = guard(position, column);
        return (position & ~guard) | guard >>> 1;
    }

    private long guard(long position, int column) {
        return Long.highestOneBit(position & columnMask(column));
    }

    private long columnMask(int column) {
        return (-1L >>> (Long.SIZE - stride)) << (column * stride);
    }

    @Override
    public Ending ending(long position) {
        if (wonByLastMove(position)) {
            return Ending.FOUR_IN_A_ROW;
        }
        return (position & top) == top ? Ending.FULL_BOARD : Ending.ONGOING;
    }

    private boolean wonByLastMove(long position) {
        long occupied = occupied(position);
        boolean blackMovedLast = (Long.bitCount(occupied) & 1) == 0;
        return hasFour(occupied & (blackMovedLast ? ~position : position));
    }

    @Override
    public @Nullable Sentence objection(long position, int move) {
        Ending ending = ending(position);
        if (ending != Ending.ONGOING) {
            return Sentence.of("the game is over: %s", "die Partie ist zu Ende: %s", ending.reason());
        }
        if (move < 0 || move >= size.width()) {
            return Sentence.of("there is no such column: expected 1 to %d",
                    "eine solche Spalte gibt es nicht: erwartet wird 1 bis %d", size.width());
        }
        return full(position, move)
                ? Sentence.of("column %d is full", "Spalte %d ist voll", move + 1)
                : null;
    }

    @Override
    public List<Sentence> description(long position) {
        Outcome outcome = Outcome.of(ending(position), mover(position));
        Sentence due = outcome.over()
                ? outcome.inWords(this)
                : Sentence.of("%s (%s) to move: drop a stone into a column",
                        "%s (%s) am Zug: einen Stein in eine Spalte werfen", sideName(mover(position)),
                        sign(mover(position)));
        return List.of(due, possessions(position, Side.WHITE), possessions(position, Side.BLACK));
    }

    /** Stones are yellow and red, whatever the sides are called elsewhere. */
    @Override
    public Sentence sideName(Side side) {
        return side == Side.WHITE ? new Sentence("Yellow", "Gelb") : new Sentence("Red", "Rot");
    }

    private Sentence possessions(long position, Side side) {
        return Sentence.of("%s (%s): %d on the board", "%s (%s): %d auf dem Brett", sideName(side), sign(side),
                Long.bitCount(stones(position, side)));
    }

    private static String sign(Side side) {
        return side == Side.WHITE ? "0" : "X";
    }

    /** The identity and the mirror image. */
    @Override
    public int symmetries() {
        return 2;
    }

    @Override
    public long transform(long position, int symmetry) {
        return symmetry == 0 ? position : mirrored(position);
    }

    @Override
    public int transformMove(int move, int symmetry) {
        return symmetry == 0 ? move : size.width() - 1 - move;
    }

    @Override
    public int inverse(int symmetry) {
        return symmetry;
    }

    @Override
    public int canonicalSymmetry(long position) {
        return mirrored(position) < position ? 1 : 0;
    }

    private long mirrored(long position) {
        long image = 0;
        for (int column = 0; column < size.width(); column++) {
            long stones = (position & columnMask(column)) >>> (column * stride);
            image |= stones << ((size.width() - 1 - column) * stride);
        }
        return image;
    }

    @Override
    public boolean quiet(long position, int move) {
        return false;
    }

    @Override
    public int quietLimit() {
        return NO_LIMIT;
    }

    @Override
    public int repetitionLimit() {
        return NO_LIMIT;
    }

    @Override
    public Notation notation() {
        return notation;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof VierGewinnt rules && size.equals(rules.size);
    }

    @Override
    public int hashCode() {
        return size.hashCode();
    }

    @Override
    public String toString() {
        return "VierGewinnt[" + size + "]";
    }
}
