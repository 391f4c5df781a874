package zwickmuehle.perfect.muehle;

import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.MuehlePosition;

/**
 * The exact result of positions with stones in hand, by alpha-beta down to the solved moving phase. There are three
 * results only, so windows close quickly; equivalent positions share their entry in the table. For one thread; several
 * may share the table and the results.
 */
public final class PlacingSearch {
    private static final int MOST_PLIES = 2 * MuehlePosition.STONES + 1;

    private final Muehle rules;
    private final MovingResults moving;
    private final ResultTable table;
    private final PlacingOrder order;
    private final int[][] movesByPly;
    private final int[][] keysByPly;
    private long nodes;
    private long nodeLimit = Long.MAX_VALUE;

    private PlacingSearch(Muehle rules, MovingResults moving, ResultTable table) {
        this.rules = rules;
        this.moving = moving;
        this.table = table;
        order = new PlacingOrder();
        movesByPly = new int[MOST_PLIES][rules.maxMoves()];
        keysByPly = new int[MOST_PLIES][rules.maxMoves()];
    }

    /** @param tableBits the table has 2 to the power of this entries of eight bytes */
    public PlacingSearch(Muehle rules, MovingResults moving, int tableBits) {
        this(rules, moving, new ResultTable(tableBits));
    }

    /** Another search, for another thread, that shares what this one finds out. */
    public PlacingSearch sharing() {
        return new PlacingSearch(rules, moving, table);
    }

    /** Positions looked at so far. */
    public long nodes() {
        return nodes;
    }

    /** The {@link Result} for the mover. */
    public int result(long position) {
        return result(position, Long.MAX_VALUE);
    }

    /** The same, or {@link Result#UNKNOWN} if more nodes would be needed. */
    public int result(long position, long mostNodes) {
        nodeLimit = mostNodes > Long.MAX_VALUE - nodes ? Long.MAX_VALUE : nodes + mostNodes;
        return search(position, Result.LOSS, Result.WIN, 0);
    }

    private int search(long position, int alpha, int beta, int ply) {
        if (MuehlePosition.moverHand(position) + MuehlePosition.opponentHand(position) == 0) {
            nodes++;
            return moved(position);
        }
        if (nodes++ >= nodeLimit) {
            return Result.UNKNOWN;
        }
        long canonical = rules.canonical(position);
        long known = table.find(canonical);
        int low = Math.max(alpha, ResultTable.lower(known));
        int high = Math.min(beta, ResultTable.upper(known));
        if (low >= high) {
            return ResultTable.lower(known) >= high ? ResultTable.lower(known) : ResultTable.upper(known);
        }
        int best = best(position, low, high, ply);
        if (best != Result.UNKNOWN) {
            int lower = best > low || best == Result.LOSS ? best : ResultTable.lower(known);
            int upper = best < high || best == Result.WIN ? best : ResultTable.upper(known);
            table.store(canonical, Math.min(lower, upper), upper);
        }
        return best;
    }

    private int best(long position, int alpha, int beta, int ply) {
        int[] moves = movesByPly[ply];
        int count = rules.legalMoves(position, moves);
        order.sort(position, moves, count, keysByPly[ply]);
        int best = Result.LOSS;
        int low = alpha;
        for (int i = 0; i < count && low < beta; i++) {
            int reply = search(rules.play(position, moves[i]), -beta, -low, ply + 1);
            if (reply == Result.UNKNOWN) {
                return Result.UNKNOWN;
            }
            best = Math.max(best, -reply);
            low = Math.max(low, best);
        }
        return best;
    }

    private int moved(long position) {
        int mover = MuehlePosition.moverStones(position);
        return Integer.bitCount(mover) < Sector.FEWEST
                ? Result.LOSS
                : moving.result(mover, MuehlePosition.opponentStones(position));
    }
}
