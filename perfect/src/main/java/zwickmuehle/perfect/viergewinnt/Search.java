package zwickmuehle.perfect.viergewinnt;

import java.util.function.BooleanSupplier;

/**
 * Answers one kind of question: is the score of this position above {@code alpha}? The answer is a bound of the score on
 * the side asked for. Depth first; the table is asked about all children before any is searched. Most positions have few
 * cells left, and meet again soon or never: they go to a small table that stays in the cache, which is worth a quarter of
 * the time.
 *
 * <p>One instance serves one thread; several may share a {@link BoundTable} that is {@link BoundTable#growFully full grown}, and a
 * {@link Crowd} that keeps them apart. Nothing is allocated while searching.
 */
final class Search {
    /** Thrown when asked to stop; what is in the table by then is right all the same. */
    static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1;

        Stopped() {
            super(null, null, false, false);
        }
    }

    /** Below so many stones, mirror images share an entry: later, positions hardly ever meet their own. */
    private static final int MIRROR_BELOW = 13;
    /** With so few cells left, positions are remembered in a small table of this thread's own. */
    private static final int FEW_CELLS = 18;
    /** Fits into the cache next to the core. */
    private static final int NEAR_BYTES = 512 << 10;
    private static final int NODES_BETWEEN_GROWING = 0xFF;
    private static final int NODES_BETWEEN_ASKING = 0xFFF;

    private final Geometry g;
    private final BoundTable far;
    private final BoundTable near;
    private final int nearFrom;
    private final Crowd crowd;
    private final Replies[] replies;
    private BooleanSupplier stop = () -> false;
    /** Read by the thread that shows progress; no need for more than what it happens to see. */
    private long nodes;

    /**
     * @param table for positions that are worth a walk to the main memory
     */
    Search(Geometry geometry, BoundTable table, Crowd crowd) {
        g = geometry;
        far = table;
        near = new BoundTable(g.width() * g.stride(), NEAR_BYTES);
        nearFrom = g.cells() - FEW_CELLS;
        this.crowd = crowd;
        replies = new Replies[g.cells()];
        for (int i = 0; i < replies.length; i++) {
            replies[i] = new Replies(g);
        }
    }

    /** Empties the table that is this search's own. */
    void forget() {
        near.clear();
    }

    /** Positions entered since the beginning. */
    long nodes() {
        return nodes;
    }

    /** Asked every few thousand nodes; true: stop at once. */
    void stopWhen(BooleanSupplier condition) {
        stop = condition;
    }

    /**
     * For a position in which the player to move can't win at once, and has at least one move that doesn't lose at once.
     *
     * @param wins the winning cells of the opponent, to none of which a stone can fall now
     * @return a lower bound of the score if above {@code alpha}, else an upper bound
     * @throws Stopped if told to stop
     */
    int search(long player, long opponent, long wins, int stones, int alpha) {
        return search(player, opponent, wins, stones, alpha, 0);
    }

    private int search(long player, long opponent, long wins, int stones, int alpha, int ply) {
        if ((++nodes & NODES_BETWEEN_GROWING) == 0) {
            pause();
        }
        BoundTable table = stones < nearFrom ? far : near;
        Replies children = replies[ply];
        int best = children.make(player, opponent, wins, stones, alpha);
        if (best <= alpha) {
            best = children.probe(table, MIRROR_BELOW, alpha, best);
        }
        boolean first = true;
        while (best <= alpha && children.any()) {
            int child = children.take();
            if (!first && crowd.busyWith(children.key(child), children.stones(child)) && !children.deferred(child)) {
                children.defer();
            } else {
                best = Math.max(best, value(children, child, table, alpha, ply));
            }
            first = false;
        }
        return best;
    }

    /** The bound of a move's score: by the table, which may have learned in the meantime, or by searching the child. */
    private int value(Replies children, int child, BoundTable table, int alpha, int ply) {
        boolean turned = children.turned(child);
        int limit = turned ? -alpha - 1 : alpha;
        long key = children.key(child);
        long entry = table.probe(key);
        int bound;
        if (entry != BoundTable.NOTHING && BoundTable.lower(entry) > limit) {
            bound = BoundTable.lower(entry);
        } else if (entry != BoundTable.NOTHING && BoundTable.upper(entry) <= limit) {
            bound = BoundTable.upper(entry);
        } else {
            int stones = children.stones(child);
            long before = nodes;
            crowd.enter(key, stones);
            bound = search(children.mover(child), children.other(child), children.otherWins(child), stones, limit,
                    ply + 1);
            crowd.leave(key, stones);
            boolean above = bound > limit;
            table.store(key, above ? bound : g.worst(stones), above ? g.best(stones) : bound, nodes - before);
        }
        return turned ? -bound : bound;
    }

    private void pause() {
        near.growIfCrowded();
        if (crowd.alone()) {
            far.growIfCrowded();
        }
        if ((nodes & NODES_BETWEEN_ASKING) == 0 && stop.getAsBoolean()) {
            throw new Stopped();
        }
    }
}
