package zwickmuehle.perfect.muehle;

import java.util.Arrays;
import zwickmuehle.rules.muehle.Board;

/**
 * One level of {@link Retrograde} for one thread's rows.
 *
 * <p>The innermost loops have no branch that depends on the data, except the rare one taken when a position is decided:
 * whether a position is still open is as good as random, and guessing it wrong costs more than a store in vain.
 */
final class Unmoves implements Crew.RowWork {
    static final short[] NO_COLUMNS = {};

    private final Pair pair;
    private final RowMoves moves;
    private final int level;
    private final byte next;
    private final int undecided;
    private final boolean fromLosses;
    private final short[][] decided;
    private final short[][] nextDecided;
    private final short[] latestOfX;

    private final int[] sets;
    private final short[] ranks;
    private final short[] found;
    private final FreeLines lines = new FreeLines();
    private final FreeLines openLines = new FreeLines();
    private boolean decidedAny;

    Unmoves(Pair pair, RowMoves moves, int level, short[][] decided, short[][] nextDecided, short[] latestOfX) {
        this.pair = pair;
        this.moves = moves;
        this.level = level;
        this.next = (byte) (level + 1);
        this.undecided = pair.undecided();
        this.fromLosses = level % 2 == 0;
        this.decided = decided;
        this.nextDecided = nextDecided;
        this.latestOfX = latestOfX;
        sets = pair.columns().sets();
        ranks = pair.columns().ranks();
        found = new short[sets.length];
    }

    boolean decidedAny() {
        return decidedAny;
    }

    @Override
    public void row(int row) {
        boolean xDecided = pullX(row);
        // The first pass decides at levels 0 and 1 without leaving word of it.
        boolean fromFirstPass = level <= SectorValue.WIN_AT_ONCE;
        boolean yDecided = (latestOfX[row] == level || fromFirstPass) && pullY(row);
        if (xDecided) {
            latestOfX[row] = (short) (level + 1);
        }
        if (yDecided || level + 1 == SectorValue.WIN_AT_ONCE) {
            nextDecided[row] = Arrays.copyOf(found, ColumnScan.find(pair.yToMove()[row], level + 1, found));
        }
        decidedAny |= xDecided || yDecided || fromFirstPass;
    }

    /** Every row that X can move to from here says which of its columns the last level decided. */
    private boolean pullX(int row) {
        boolean any = pullX(row, moves.quiet(), false);
        if (pair.millsShelterAll()) {
            any |= pullX(row, moves.closing(), true);
        }
        return any;
    }

    private boolean pullX(int row, RowMoves.Kind kind, boolean closing) {
        byte[] values = pair.xToMove()[row];
        boolean any = false;
        for (int i = kind.first(row); i < kind.end(row); i++) {
            int move = kind.move(i);
            int target = RowMoves.row(move);
            short[] columns = closing ? allInMills(decided[target], pair.rows().free(target)) : decided[target];
            if (columns.length > 0) {
                RowMap back = RowMoves.back(pair, row, move);
                any |= fromLosses ? winX(columns, back, values) : countDownX(columns, back, values);
            }
        }
        return any;
    }

    /** A move that closes a mill is quiet where nothing can be taken: all of Y's stones stand in mills. */
    private short[] allInMills(short[] columns, int free) {
        int count = 0;
        for (short column : columns) {
            int stones = Integer.expand(sets[column], free);
            found[count] = column;
            count += Board.inMills(stones) == stones ? 1 : 0;
        }
        return count == 0 ? NO_COLUMNS : Arrays.copyOf(found, count);
    }

    private boolean winX(short[] columns, RowMap back, byte[] values) {
        int any = 0;
        for (short column : columns) {
            any |= win(values, back.column(sets[column]));
        }
        return any != 0;
    }

    private boolean countDownX(short[] columns, RowMap back, byte[] values) {
        boolean any = false;
        for (short column : columns) {
            any |= countDown(values, back.column(sets[column]));
        }
        return any;
    }

    /** The same for Y, whose moves lead to the row of X to move beside it. */
    private boolean pullY(int row) {
        int count = ColumnScan.find(pair.xToMove()[row], level, found);
        if (count == 0) {
            return false;
        }
        int xSet = pair.rows().representative(row);
        int free = pair.rows().free(row);
        byte[] values = pair.yToMove()[row];
        boolean millsAreQuiet = pair.millsShelterAll() && Board.inMills(xSet) == xSet;
        boolean flies = pair.yFlies();
        int points = Integer.compress(free, free);
        lines.among(free, false);
        boolean any = false;
        for (int i = 0; i < count; i++) {
            int set = sets[found[i]];
            int inMills = millsAreQuiet ? 0 : Board.inMills(Integer.expand(set, free));
            FreeLines along = lines;
            if (flies || inMills != 0) {
                // A stone in a mill has closed it by its last move, which then was no quiet one.
                along = openLines;
                int closers = Integer.compress(inMills, free);
                if (flies) {
                    along.flights(set & ~closers, points & ~set);
                } else {
                    along.avoiding(closers, lines);
                }
            }
            any |= fromLosses ? winY(set, along, values) : countDownY(set, along, values);
        }
        return any;
    }

    private boolean winY(int set, FreeLines along, byte[] values) {
        int[] ends = along.ends();
        int any = 0;
        for (int line = 0; line < along.count(); line++) {
            any |= win(values, ranks[set ^ ends[line]]);
        }
        return any != 0;
    }

    private boolean countDownY(int set, FreeLines along, byte[] values) {
        int[] ends = along.ends();
        boolean any = false;
        for (int line = 0; line < along.count(); line++) {
            any |= countDown(values, ranks[set ^ ends[line]]);
        }
        return any;
    }

    /** A move to a lost position wins, where nothing was settled earlier; -1 then, else 0. Without a branch: it is hot. */
    private int win(byte[] values, int before) {
        int value = values[before] & 0xFF;
        int open = (undecided - value) >> 31;
        values[before] = (byte) ((value & ~open) | (next & open));
        return open;
    }

    /** One move less that does not lose; true if it was the last, and the position is lost. */
    private boolean countDown(byte[] values, int before) {
        int value = values[before] & 0xFF;
        value -= (undecided - value) >>> 31;
        if (value == undecided) {
            values[before] = next;
            return true;
        }
        values[before] = (byte) value;
        return false;
    }
}
