package zwickmuehle.search.muehle;

import zwickmuehle.rules.muehle.Board;
import zwickmuehle.rules.muehle.Phase;

/** How many ways a player has to move, stones to be taken not counted. */
final class Mobility {
    private Mobility() {}

    static int moves(int own, int other, int hand) {
        int empty = Board.ALL & ~(own | other);
        if (hand > 0) {
            return Integer.bitCount(empty);
        }
        int stones = Integer.bitCount(own);
        return stones == Phase.FLYING_STONES ? stones * Integer.bitCount(empty) : steps(own, empty);
    }

    /** The number of lines from one of {@code stones} to one of the {@code empty} points. */
    static int steps(int stones, int empty) {
        int steps = 0;
        for (int left = stones; left != 0; left &= left - 1) {
            steps += Integer.bitCount(Board.neighbours(Integer.numberOfTrailingZeros(left)) & empty);
        }
        return steps;
    }
}
