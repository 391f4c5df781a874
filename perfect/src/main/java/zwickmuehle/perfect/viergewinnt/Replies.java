package zwickmuehle.perfect.viergewinnt;

/**
 * The moves of one position that are worth searching, one instance a ply. A move is followed by everything that is
 * forced after it, so a child is the next position in which somebody has a choice; a child whose value is known well
 * enough without a search is left out. The columns of the table are parallel arrays, as the search allocates nothing.
 *
 * <p>For one thread. "Mover" and "other" are the two players of a child; {@code turned} tells whether its mover is the
 * opponent of the one whose replies these are (an odd number of stones later) or that player again.
 */
final class Replies {
    /** Weights of the order, found by hill climbing over the nodes of a hundred positions. */
    private static final int THREAT = 40;
    private static final int THREAT_IN_ZUGZWANG = 24;
    private static final int COLUMN = 4;
    private static final int LINE = 4;
    private static final int CHOICE = 4;
    private static final int FORCING = 5;
    private static final int DEFERRED = 1 << 16;
    private static final int OPEN = Integer.MAX_VALUE;

    private final Geometry g;
    private final int[] worthOfCell;
    private final long[] movers;
    private final long[] others;
    private final long[] otherWins;
    private final long[] keys;
    private final int[] stones;
    private final boolean[] turned;
    private final int[] order;
    private int count;

    Replies(Geometry geometry) {
        g = geometry;
        int width = g.width();
        movers = new long[width];
        others = new long[width];
        otherWins = new long[width];
        keys = new long[width];
        stones = new int[width];
        turned = new boolean[width];
        order = new int[width];
        worthOfCell = new int[Long.SIZE];
        for (int i = 0; i < Long.SIZE; i++) {
            long cell = 1L << i & g.board();
            int fromTheMiddle = Math.abs(2 * g.column(1L << i) - (g.width() - 1)) / 2;
            worthOfCell[i] = LINE * g.linesThrough(cell) - COLUMN * fromTheMiddle;
        }
    }

    /**
     * Makes the children of a position in which {@code player} has no win at once and the opponent threatens none.
     *
     * @param wins the winning cells of the opponent
     * @return a lower bound above {@code alpha}, and then the children don't matter; or else an upper bound of the score
     *         of all moves left out
     */
    int make(long player, long opponent, long wins, int count, int alpha) {
        this.count = 0;
        long occupied = player | opponent;
        int best = g.worst(count);
        for (long moves = g.landings(occupied) & ~(wins >>> 1); moves != 0; moves &= moves - 1) {
            long move = Long.lowestOneBit(moves);
            int bound = add(player | move, opponent, move, count + 1, alpha);
            if (bound > alpha && bound != OPEN) {
                return bound;
            }
            if (bound != OPEN && bound > best) {
                best = bound;
            }
        }
        return best;
    }

    /** Plays out what is forced; {@link #OPEN} if a child was added, otherwise a bound of the move's score. */
    private int add(long player, long opponent, long move, int count, int alpha) {
        long mover = opponent;
        long other = player;
        long wins = 0;
        long dangers = g.winningCells(player, player | opponent);
        int n = count;
        boolean turn = true;
        long choices;
        int lower;
        int upper;
        for (;;) {
            long landings = g.landings(mover | other);
            choices = landings & dangers;
            if (choices != 0) {
                if (((choices & (choices - 1)) | (choices << 1 & dangers)) != 0) {
                    lower = upper = g.lossNext(n);
                    break;
                }
            } else {
                choices = landings & ~(dangers >>> 1);
                if (choices == 0) {
                    lower = upper = landings == 0 ? 0 : g.lossNext(n);
                    break;
                }
                if ((choices & (choices - 1)) != 0) {
                    lower = g.worst(n);
                    upper = Math.min(g.best(n), Zugzwang.upperBound(g, mover, other, dangers, n));
                    break;
                }
            }
            long answered = mover | choices;
            mover = other;
            other = answered;
            wins = dangers & ~choices;
            dangers = g.winningCells(other, mover | other);
            n++;
            turn = !turn;
        }
        int least = turn ? -upper : lower;
        int most = turn ? -lower : upper;
        if (least > alpha) {
            return least;
        }
        if (most <= alpha) {
            return most;
        }
        int i = this.count++;
        movers[i] = mover;
        others[i] = other;
        otherWins[i] = dangers;
        stones[i] = n;
        turned[i] = turn;
        order[i] = worth(turn ? dangers : wins, move, count) + (turn ? -CHOICE * Long.bitCount(choices) : FORCING);
        return OPEN;
    }

    /** Threats first, above all those that will tell in the end; then cells on many lines, near the middle. */
    private int worth(long threats, long move, int count) {
        long telling = (g.cells() - count & 1) == 0 ? g.follower() : g.leader();
        return THREAT * Long.bitCount(threats) + THREAT_IN_ZUGZWANG * Long.bitCount(threats & telling)
                + worthOfCell[Long.numberOfTrailingZeros(move)];
    }

    /**
     * Asks the table about all children before any is searched.
     *
     * @return as {@link #make}, with {@code best} as the bound so far
     */
    int probe(BoundTable table, int mirrorBelow, int alpha, int best) {
        for (int i = 0; i < count; i++) {
            keys[i] = table.spread(key(movers[i], others[i], stones[i] < mirrorBelow));
        }
        int bound = best;
        int kept = 0;
        for (int i = 0; i < count; i++) {
            long entry = table.probe(keys[i]);
            if (entry != BoundTable.NOTHING) {
                int least = turned[i] ? -BoundTable.upper(entry) : BoundTable.lower(entry);
                int most = turned[i] ? -BoundTable.lower(entry) : BoundTable.upper(entry);
                if (least > alpha) {
                    return least;
                }
                if (most <= alpha) {
                    bound = Math.max(bound, most);
                    continue;
                }
            }
            if (kept != i) {
                copy(i, kept);
            }
            kept++;
        }
        count = kept;
        return bound;
    }

    /** One number for a position and, where that is worth while, for its mirror image: mover's stones + all stones. */
    private long key(long mover, long other, boolean mirror) {
        long key = mover + (mover | other);
        return mirror ? Math.min(key, g.mirrored(key)) : key;
    }

    /** Moves the most promising child to the end and takes it off the list; its number stays valid until the next call. */
    int take() {
        int best = 0;
        for (int i = 1; i < count; i++) {
            if (order[i] > order[best]) {
                best = i;
            }
        }
        count--;
        swap(best, count);
        return count;
    }

    /** Puts the child just taken back, behind all the others. */
    void defer() {
        order[count] -= DEFERRED;
        count++;
    }

    boolean deferred(int i) {
        return order[i] < -DEFERRED / 2;
    }

    boolean any() {
        return count != 0;
    }

    long mover(int i) {
        return movers[i];
    }

    long other(int i) {
        return others[i];
    }

    /** The winning cells of the player who is not to move. */
    long otherWins(int i) {
        return otherWins[i];
    }

    int stones(int i) {
        return stones[i];
    }

    /** Whether the score of the child has to be negated. */
    boolean turned(int i) {
        return turned[i];
    }

    long key(int i) {
        return keys[i];
    }

    private void swap(int i, int j) {
        if (i != j) {
            long mover = movers[i];
            long other = others[i];
            long wins = otherWins[i];
            long key = keys[i];
            int n = stones[i];
            boolean turn = turned[i];
            int worth = order[i];
            copy(j, i);
            movers[j] = mover;
            others[j] = other;
            otherWins[j] = wins;
            keys[j] = key;
            stones[j] = n;
            turned[j] = turn;
            order[j] = worth;
        }
    }

    private void copy(int from, int to) {
        movers[to] = movers[from];
        others[to] = others[from];
        otherWins[to] = otherWins[from];
        keys[to] = keys[from];
        stones[to] = stones[from];
        turned[to] = turned[from];
        order[to] = order[from];
    }
}
