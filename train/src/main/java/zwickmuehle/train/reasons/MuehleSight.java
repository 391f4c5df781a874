package zwickmuehle.train.reasons;

import zwickmuehle.rules.muehle.Board;
import zwickmuehle.rules.muehle.MuehlePosition;
import zwickmuehle.rules.muehle.Phase;

/** What a person sees on a board of Mühle without looking ahead: sets of points. */
final class MuehleSight {
    private MuehleSight() {}

    /**
     * The point on which the side to move in {@code position}, which has {@code stones}, can close {@code mill} with its
     * next move; -1 if it cannot.
     */
    static int closingPoint(int stones, int others, int mill, long position) {
        int missing = mill & ~stones;
        if (Integer.bitCount(missing) != 1 || (missing & others) != 0) {
            return -1;
        }
        int point = Integer.numberOfTrailingZeros(missing);
        boolean places = MuehlePosition.moverHand(position) > 0;
        boolean flies = !places && Integer.bitCount(stones) == Phase.FLYING_STONES;
        int helpers = stones & ~mill & (flies ? Board.ALL : Board.neighbours(point));
        return places || helpers != 0 ? point : -1;
    }

    /** Whether a stone of the mill {@code closed} closes the mill {@code open} by moving to a free neighbour. */
    static boolean isDoubleMill(int own, int other, int closed, int open) {
        return pendulum(own, other, closed, open) != 0;
    }

    /** That stone; 0 if there is none. */
    static int pendulum(int own, int other, int closed, int open) {
        int free = open & ~own;
        return closed == open || (closed & ~own) != 0 || Integer.bitCount(free) != 1 || (free & other) != 0
                ? 0
                : closed & ~open & Board.neighbours(Integer.numberOfTrailingZeros(free));
    }

    /** Those of {@code stones} without a free neighbour. */
    static int locked(int stones, int others) {
        int empty = Board.ALL & ~(stones | others);
        int locked = 0;
        for (int left = stones; left != 0; left &= left - 1) {
            int point = Integer.numberOfTrailingZeros(left);
            if ((Board.neighbours(point) & empty) == 0) {
                locked |= Board.bit(point);
            }
        }
        return locked;
    }

    /** The same board with the other side to move. */
    static long swapped(long position) {
        return MuehlePosition.of(MuehlePosition.opponentStones(position), MuehlePosition.moverStones(position),
                MuehlePosition.opponentHand(position), MuehlePosition.moverHand(position),
                MuehlePosition.mover(position).other());
    }
}
