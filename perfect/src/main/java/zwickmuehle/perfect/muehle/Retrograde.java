package zwickmuehle.perfect.muehle;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * Follows quiet moves backwards, level by level: what is lost in n plies makes whoever can move there win in n + 1, and
 * what has no move left but into positions that are won in at most n plies is lost in n + 1. Ends when a level decides
 * nothing, or at the limit of quiet moves.
 *
 * <p>A level is one pass over all rows. A row of X to move pulls from the rows its moves lead to, each of which keeps
 * the list of its columns that the last level decided; a row of Y to move pulls from the row of X to move beside it. So
 * a thread writes to its own rows only and reads of others only what the level before has settled: no locks.
 */
final class Retrograde {
    private final Pair pair;
    private final RowMoves moves;
    private final Crew crew;
    /** Of each row: the columns of Y to move that the last level decided, or none. */
    private short[][] decided;
    private short[][] nextDecided;
    /** Of each row: the last level that decided something of X to move. */
    private final short[] latestOfX;

    Retrograde(Pair pair, RowMoves moves, Crew crew) {
        this.pair = pair;
        this.moves = moves;
        this.crew = crew;
        int rows = pair.rows().count();
        decided = new short[rows][];
        nextDecided = new short[rows][];
        latestOfX = new short[rows];
    }

    /** @param progress told each level as it begins */
    void run(IntConsumer progress) {
        int rows = pair.rows().count();
        Arrays.fill(nextDecided, Unmoves.NO_COLUMNS);
        crew.overRows(rows, () -> new LostAtOnce(pair, decided));
        boolean deciding = true;
        for (int level = 0; level < pair.lastLevel() && deciding; level++) {
            if (level + 1 >= pair.undecided()) {
                throw new IllegalStateException(pair.sector() + ": level " + (level + 1) + " does not fit into a byte");
            }
            progress.accept(level);
            deciding = follow(level);
        }
    }

    private boolean follow(int level) {
        short[][] reached = decided;
        short[][] next = nextDecided;
        List<Unmoves> works = crew.overRows(pair.rows().count(),
                () -> new Unmoves(pair, moves, level, reached, next, latestOfX));
        Arrays.fill(reached, Unmoves.NO_COLUMNS);
        decided = next;
        nextDecided = reached;
        return works.stream().anyMatch(Unmoves::decidedAny);
    }

    /** Lists what the first pass found lost, where levels begin. */
    private static final class LostAtOnce implements Crew.RowWork {
        private final Pair pair;
        private final short[][] decided;
        private final short[] found;

        LostAtOnce(Pair pair, short[][] decided) {
            this.pair = pair;
            this.decided = decided;
            found = new short[pair.columns().count()];
        }

        @Override
        public void row(int row) {
            int count = ColumnScan.find(pair.yToMove()[row], SectorValue.LOST_AT_ONCE, found);
            decided[row] = Arrays.copyOf(found, count);
        }
    }
}
