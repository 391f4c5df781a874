package zwickmuehle.perfect.viergewinnt;

import java.util.function.BooleanSupplier;

/**
 * Answers one kind of question: is the score of this position above {@code alpha}? The answer is a bound of the score on
 * the side asked for. Depth first, the table is asked about all children before any is searched.
 *
 * <p>One instance serves one thread; several may share a {@link Table} that is {@link Table#growFully full grown}, and a
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
    private static final int NODES_BETWEEN_GROWING = 0xFF;
    private static final int NODES_BETWEEN_ASKING = 0xFFF;

    private final Geometry g;
    private final Table table;
    private final Crowd crowd;
    private final Replies[] replies;
    private BooleanSupplier stop = () -> false;
    /** Read by the thread that shows progress; no need for more than what it happens to see. */
    private long nodes;

    Search(Geometry geometry, Table table, Crowd crowd) {
        g = geometry;
        this.table = table;
        this.crowd = crowd;
        replies = new Replies[g.cells()];
        for (int i = 0; i < replies.length; i++) {
            replies[i] = new Replies(g);
        }
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
                best = Math.max(best, value(children, child, alpha, ply));
            }
            first = false;
        }
        return best;
    }

    private int value(Replies children, int child, int alpha, int ply) {
        boolean turned = children.turned(child);
        int limit = turned ? -alpha - 1 : alpha;
        long key = children.key(child);
        long entry = table.probe(key);
        int bound;
        if (entry != Table.NOTHING && Table.lower(entry) > limit) {
            bound = Table.lower(entry);
        } else if (entry != Table.NOTHING && Table.upper(entry) <= limit) {
            bound = Table.upper(entry);
        } else {
            bound = searchAndStore(children, child, key, limit, ply);
        }
        return turned ? -bound : bound;
    }

    private int searchAndStore(Replies children, int child, long key, int limit, int ply) {
        int stones = children.stones(child);
        long before = nodes;
        crowd.enter(key, stones);
        int bound = search(children.mover(child), children.other(child), children.otherWins(child), stones, limit,
                ply + 1);
        crowd.leave(key, stones);
        if (bound > limit) {
            table.store(key, bound, g.best(stones), nodes - before);
        } else {
            table.store(key, g.worst(stones), bound, nodes - before);
        }
        return bound;
    }

    private void pause() {
        if (crowd.alone()) {
            table.growIfCrowded();
        }
        if ((nodes & NODES_BETWEEN_ASKING) == 0 && stop.getAsBoolean()) {
            throw new Stopped();
        }
    }
}
