package zwickmuehle.perfect.muehle;

import java.util.function.BooleanSupplier;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.MuehlePosition;

/**
 * The exact result of positions with stones in hand, by search down to the solved moving phase. It asks yes-or-no
 * questions only: does the mover get at least a draw, at least a win? Then one good answer to each move is enough, and
 * most positions are settled by the first move tried. Equivalent positions share their entry in the table, and before a
 * move is searched all are looked up: one whose answer is known may settle the question.
 *
 * <p>For one thread; several may share the table and the results.
 */
public final class PlacingSearch {
    private static final int MOST_PLIES = 2 * MuehlePosition.STONES + 1;
    private static final int NODES_BETWEEN_LOOKS = 256;
    /** Positions with so many stones in hand have entries in the table, those with fewer don't. */
    private static final int REMEMBERED = 2;

    private final Muehle rules;
    private final MovingResults moving;
    private final ResultTable table;
    private final PlacingOrder order;
    private final int[][] movesByPly;
    private final int[][] keysByPly;
    private final long[][] nextByPly;
    private long nodes;
    private long nextLook;
    private BooleanSupplier stop = () -> false;

    /** Whoever asked wants to wait no longer, or the moving phase is not known far enough. */
    private static final class GivenUp extends RuntimeException {
        private static final long serialVersionUID = 1;

        GivenUp() {
            super(null, null, /* enableSuppression= */ false, /* writableStackTrace= */ false);
        }
    }

    private PlacingSearch(Muehle rules, MovingResults moving, ResultTable table) {
        this.rules = rules;
        this.moving = moving;
        this.table = table;
        order = new PlacingOrder();
        movesByPly = new int[MOST_PLIES][rules.maxMoves()];
        keysByPly = new int[MOST_PLIES][rules.maxMoves()];
        nextByPly = new long[MOST_PLIES][rules.maxMoves()];
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

    /** The {@link MoverResult} for the mover. */
    public int result(long position) {
        return result(position, () -> false);
    }

    /**
     * The same, or {@link MoverResult#UNKNOWN} if that takes too long; what was found out until then is kept for next time.
     *
     * @param giveUp asked every few hundred nodes
     */
    public int result(long position, BooleanSupplier giveUp) {
        stop = giveUp;
        nextLook = nodes;
        try {
            if (!reaches(position, MoverResult.DRAW, 0)) {
                return MoverResult.LOSS;
            }
            return reaches(position, MoverResult.WIN, 0) ? MoverResult.WIN : MoverResult.DRAW;
        } catch (GivenUp _) {
            return MoverResult.UNKNOWN;
        }
    }

    /** What is known without any search; {@link MoverResult#UNKNOWN} if that is not everything. */
    public int known(long position) {
        long entry = table.find(rules.canonical(position));
        return ResultTable.lower(entry) == ResultTable.upper(entry) ? ResultTable.lower(entry) : MoverResult.UNKNOWN;
    }

    /** Whether the mover gets at least {@code wanted}, a draw or a win. */
    private boolean reaches(long position, int wanted, int ply) {
        count();
        return switch (MuehlePosition.hands(position)) {
            case 0 -> moved(position) >= wanted;
            case 1 -> lastStoneReaches(position, wanted, ply);
            default -> reaches(position, rules.canonical(position), wanted, ply);
        };
    }

    /** Looking the last stone's places up in the moving phase is quicker than remembering. */
    private boolean lastStoneReaches(long position, int wanted, int ply) {
        int[] moves = movesByPly[ply];
        int count = rules.legalMoves(position, moves);
        for (int i = 0; i < count; i++) {
            if (!reaches(rules.play(position, moves[i]), 1 - wanted, ply + 1)) {
                return true;
            }
        }
        return false;
    }

    private boolean reaches(long position, long canonical, int wanted, int ply) {
        long entry = table.find(canonical);
        int lower = ResultTable.lower(entry);
        int upper = ResultTable.upper(entry);
        if (lower >= wanted || upper < wanted) {
            return lower >= wanted;
        }
        boolean reached = anyReaches(position, wanted, ply);
        if (reached) {
            table.store(canonical, wanted, upper);
        } else {
            table.store(canonical, lower, wanted - 1);
        }
        return reached;
    }

    /** Whether some move leaves the opponent short of what would spoil it. */
    private boolean anyReaches(long position, int wanted, int ply) {
        int[] moves = movesByPly[ply];
        long[] next = nextByPly[ply];
        int count = rules.legalMoves(position, moves);
        int spoiling = 1 - wanted;
        order.sort(position, moves, count, keysByPly[ply]);
        boolean remembered = MuehlePosition.hands(position) > REMEMBERED;
        for (int i = 0; remembered && i < count; i++) {
            next[i] = rules.canonical(rules.play(position, moves[i]));
            if (ResultTable.upper(table.find(next[i])) < spoiling) {
                return true;
            }
        }
        for (int i = 0; i < count; i++) {
            if ((!remembered || !seenBefore(next, i))
                    && !reaches(rules.play(position, moves[i]), spoiling, ply + 1)) {
                return true;
            }
        }
        return false;
    }

    private static boolean seenBefore(long[] positions, int index) {
        for (int i = 0; i < index; i++) {
            if (positions[i] == positions[index]) {
                return true;
            }
        }
        return false;
    }

    private int moved(long position) {
        int mover = MuehlePosition.moverStones(position);
        if (Integer.bitCount(mover) < Sector.FEWEST) {
            return MoverResult.LOSS;
        }
        int result = moving.result(mover, MuehlePosition.opponentStones(position));
        if (result == MoverResult.UNKNOWN) {
            throw new GivenUp();
        }
        return result;
    }

    private void count() {
        if (nodes++ >= nextLook) {
            nextLook = nodes + NODES_BETWEEN_LOOKS;
            if (stop.getAsBoolean()) {
                throw new GivenUp();
            }
        }
    }
}
