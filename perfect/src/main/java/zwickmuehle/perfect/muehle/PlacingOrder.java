package zwickmuehle.perfect.muehle;

import zwickmuehle.rules.muehle.Board;
import zwickmuehle.rules.muehle.MuehleMove;
import zwickmuehle.rules.muehle.MuehlePosition;

/**
 * The order in which placing moves are tried, most promising first. The weights were found by trying: the order is
 * better if fewer positions are looked at.
 */
final class PlacingOrder {
    private static final int CLOSES = 2000;
    private static final int BLOCKS = 268;
    private static final int PREPARES = 28;
    private static final int WASTED = -25;
    private static final int OPEN_NEIGHBOUR = 1;
    private static final int OWN_NEIGHBOUR = 4;
    private static final int BREAKS = 53;
    private static final int REOPENS = 13;
    private static final int FREES_NEIGHBOUR = -5;

    /** The two other points of each of the two lines through a point. */
    private final int[] partners = new int[2 * Board.POINTS];

    PlacingOrder() {
        int[] lines = new int[Board.POINTS];
        for (int mill : Board.mills()) {
            for (int left = mill; left != 0; left &= left - 1) {
                int point = Integer.numberOfTrailingZeros(left);
                partners[2 * point + lines[point]++] = mill & ~Board.bit(point);
            }
        }
    }

    /** @param keys scratch space as long as the moves */
    void sort(long position, int[] moves, int count, int[] keys) {
        int own = MuehlePosition.moverStones(position);
        int other = MuehlePosition.opponentStones(position);
        for (int i = 0; i < count; i++) {
            int key = key(moves[i], own, other);
            int move = moves[i];
            int at = i;
            for (; at > 0 && keys[at - 1] < key; at--) {
                keys[at] = keys[at - 1];
                moves[at] = moves[at - 1];
            }
            keys[at] = key;
            moves[at] = move;
        }
    }

    private int key(int move, int own, int other) {
        int to = MuehleMove.to(move);
        int around = Board.neighbours(to);
        int key = OPEN_NEIGHBOUR * Integer.bitCount(around & ~(own | other))
                + OWN_NEIGHBOUR * Integer.bitCount(around & own)
                + lineKey(partners[2 * to], own, other) + lineKey(partners[2 * to + 1], own, other);
        return MuehleMove.captures(move) ? key + captureKey(MuehleMove.captured(move), own, other) : key;
    }

    /** What a stone is worth on a line, by the two other points of the line. */
    private static int lineKey(int line, int own, int other) {
        int ours = Integer.bitCount(line & own);
        int theirs = Integer.bitCount(line & other);
        if (theirs == 2) {
            return BLOCKS;
        }
        if (ours != 1) {
            return 0;
        }
        return theirs == 0 ? PREPARES : WASTED;
    }

    private int captureKey(int captured, int own, int other) {
        int freed = FREES_NEIGHBOUR * Integer.bitCount(Board.neighbours(captured) & own);
        return CLOSES + freed + lossKey(partners[2 * captured], own, other)
                + lossKey(partners[2 * captured + 1], own, other);
    }

    /** What the opponent loses with a stone on a line. */
    private static int lossKey(int line, int own, int other) {
        if ((line & own) == 0) {
            return BREAKS * Integer.bitCount(line & other);
        }
        return (line & own) == line ? REOPENS : 0;
    }
}
