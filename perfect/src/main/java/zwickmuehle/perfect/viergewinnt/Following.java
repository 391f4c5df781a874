package zwickmuehle.perfect.viergewinnt;

import zwickmuehle.rules.Ending;
import zwickmuehle.rules.viergewinnt.VierGewinnt;

/**
 * What {@link Zugzwang} proves about a position, for those who explain it: what the player who has just moved can enforce
 * by answering alone.
 *
 * @param enforced what is proven
 * @param cells where it wins: its winning cells, the lowest of each column; below one of them the other player must play
 *     in the end
 */
public record Following(Enforced enforced, long cells) {

    /** What the player who has just moved can enforce. */
    public enum Enforced {
        NOTHING, DRAW, WIN
    }

    private static final Following NOTHING = new Following(Enforced.NOTHING, 0);

    /** Asked of positions where neither player can complete four with the next stone; of others nothing is said. */
    public static Following in(VierGewinnt rules, long position) {
        if (rules.ending(position) != Ending.ONGOING) {
            return NOTHING;
        }
        Geometry g = Geometry.of(rules.size());
        long leader = rules.stones(position, rules.mover(position));
        long follower = rules.stones(position, rules.mover(position).other());
        long occupied = leader | follower;
        long wins = g.winningCells(follower, occupied);
        if (((wins | g.winningCells(leader, occupied)) & g.landings(occupied)) != 0) {
            return NOTHING;
        }
        int bound = Zugzwang.upperBound(g, leader, follower, wins, Long.bitCount(occupied));
        if (bound < 0 && wins != 0) {
            return new Following(Enforced.WIN, g.lowest(wins));
        }
        return bound <= 0 ? new Following(Enforced.DRAW, 0) : NOTHING;
    }
}
