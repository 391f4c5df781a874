package zwickmuehle.perfect.viergewinnt;

/**
 * What the player who is <em>not</em> to move can enforce by answering alone, so an upper bound for the one to move,
 * without any search. The player to move leads, the other follows:
 *
 * <ul>
 * <li>Every stone is answered right above it, so that the cells of a column come in pairs, the lower one for the leader,
 *     the upper one for the follower. In a column with an odd number of cells left the next cell is single; single cells
 *     are paired with each other, across columns: the leader takes one, the follower the other.
 * <li>Where the follower has a winning cell, the leader can't play below it, and the follower won't: the column ends
 *     there, and the cell below is the last the leader will ever have in it, at the price of the game.
 * <li>So everything is answered as long as the number of cells left, without those cut off, is even. The leader gets at
 *     most the cells marked l: if there is no four in them together with the stones it has, it never wins.
 * <li>If columns were cut off, the leader runs out of moves in the end, must play below a winning cell, and loses. If
 *     none was, the board fills up: a draw, or a loss if the follower's cells hold a four.
 * </ul>
 *
 * <pre>
 *   . f . f . f .       Cells left: even. X: winning cell of the follower, its column
 *   . l . l . l .       ends right below it.
 *   . f X f . f .       s: single cells, of columns with an odd number of cells left;
 *   s l l l s l .       they are paired with each other.
 *   o f f o x f s
 *   x l l x o l o
 * </pre>
 *
 * A cut changes the number of cells left by an even number if the winning cell is one of {@link Geometry#follower()};
 * all these are made. One on a cell of {@link Geometry#leader()} changes it by an odd number and turns the roles of the
 * rows of that column around: with an even number of cells left two of these are needed, with an odd number one.
 *
 * <p>Pure functions; for any thread.
 */
final class Zugzwang {
    /** No bound was found. */
    static final int UNKNOWN = Integer.MAX_VALUE;

    private Zugzwang() {}

    /**
     * An upper bound of the score for the leader, or {@link #UNKNOWN}.
     *
     * @param wins the winning cells of the follower, none of which a stone can fall to now
     */
    static int upperBound(Geometry g, long leader, long follower, long wins, int stones) {
        long occupied = leader | follower;
        return (g.cells() - stones & 1) == 0
                ? evenlyMany(g, leader, follower, occupied, wins)
                : oddlyMany(g, leader, occupied, wins);
    }

    private static int evenlyMany(Geometry g, long leader, long follower, long occupied, long wins) {
        long cuts = wins & g.follower();
        long beyond = g.upwards(cuts);
        long single = g.landings(occupied) & g.follower();
        long free = g.board() & ~occupied & ~beyond;
        if (!g.hasFour(leader | (free & g.leader()) | single)) {
            if (cuts != 0) {
                return lossAtTheEnd(beyond | cuts >>> 1);
            }
            return g.hasFour(follower | (free & g.follower() & ~single)) ? -1 : 0;
        }
        long lowest = g.lowest(wins);
        long turning = lowest & g.leader();
        int bound = UNKNOWN;
        for (long first = turning; first != 0; first &= first - 1) {
            for (long second = first & (first - 1); second != 0; second &= second - 1) {
                long pair = Long.lowestOneBit(first) | Long.lowestOneBit(second);
                bound = Math.min(bound, withTurned(g, leader, occupied, lowest & g.follower(), pair));
            }
        }
        return bound;
    }

    private static int oddlyMany(Geometry g, long leader, long occupied, long wins) {
        int bound = UNKNOWN;
        if ((wins & g.leader()) != 0) {
            long lowest = g.lowest(wins);
            for (long turning = lowest & g.leader(); turning != 0; turning &= turning - 1) {
                long one = Long.lowestOneBit(turning);
                bound = Math.min(bound, withTurned(g, leader, occupied, lowest & g.follower(), one));
            }
        }
        return bound;
    }

    /** The bound if the columns of one or two {@code turning} winning cells are cut off as well as those of {@code cuts}. */
    private static int withTurned(Geometry g, long leader, long occupied, long cuts, long turning) {
        long turned = g.columnOf(turning) | g.columnOf(Long.highestOneBit(turning));
        long beyond = g.upwards(cuts | turning);
        long free = g.board() & ~occupied & ~beyond;
        long landings = g.landings(occupied);
        long straight = ((free & g.leader()) | (landings & g.follower())) & ~turned;
        long around = ((free & g.follower()) | (landings & g.leader())) & turned;
        return g.hasFour(leader | straight | around) ? UNKNOWN : lossAtTheEnd(beyond | (cuts | turning) >>> 1);
    }

    /** The score of a player who loses when nothing but these cells is left, to the second stone in them. */
    private static int lossAtTheEnd(long cutOff) {
        return -(Long.bitCount(cutOff) >> 1);
    }
}
