package zwickmuehle.rules.viergewinnt;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.Side;

/**
 * Finds an order of moves that leads to a position, by taking stones back: each must be the top stone of its column, of
 * the right colour, and leave a game that was not over. For text only; one instance serves one thread.
 */
final class OrderOfPlay {
    /** A board of the standard size has at most 7^7 = 823,543 different heights; far fewer are ever looked at. */
    private static final int MOST_POSITIONS = 100_000;

    private final VierGewinnt rules;
    private final Set<Long> deadEnds = new HashSet<>();

    OrderOfPlay(VierGewinnt rules) {
        this.rules = rules;
    }

    /** The columns in order, or null if no order (or none that is found in reasonable time) leads there. */
    int @Nullable [] leadingTo(long position) {
        int[] order = new int[Long.bitCount(rules.occupied(position))];
        return found(position, order, order.length) ? order : null;
    }

    private boolean found(long position, int[] order, int count) {
        if (count == 0) {
            return true;
        }
        if (deadEnds.contains(position) || deadEnds.size() > MOST_POSITIONS) {
            return false;
        }
        Side last = rules.mover(position).other();
        long stones = rules.stones(position, last);
        for (int column = 0; column < rules.size().width(); column++) {
            int height = rules.stonesIn(position, column);
            long topStone = 1L << rules.size().bit(column, height - 1);
            if (height > 0 && (stones & topStone) != 0) {
                long before = rules.takeBack(position, column);
                order[count - 1] = column;
                if (rules.ending(before) == Ending.ONGOING && found(before, order, count - 1)) {
                    return true;
                }
            }
        }
        deadEnds.add(position);
        return false;
    }
}
