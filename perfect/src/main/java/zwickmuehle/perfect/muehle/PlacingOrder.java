package zwickmuehle.perfect.muehle;

import zwickmuehle.rules.muehle.Board;
import zwickmuehle.rules.muehle.MuehleMove;
import zwickmuehle.rules.muehle.MuehlePosition;

/** The order in which placing moves are tried, most promising first: mills, blocked mills, mills prepared, crossings. */
final class PlacingOrder {
    private static final int CLOSES = 1000;
    private static final int BLOCKS = 300;
    private static final int PREPARES = 20;
    private static final int BREAKS = 40;

    private final int[] mills = Board.mills();

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
        int key = Integer.bitCount(Board.neighbours(to) & ~other);
        for (int mill : mills) {
            if ((mill & Board.bit(to)) != 0) {
                key += lineKey(mill & ~Board.bit(to), own, other);
            }
        }
        if (MuehleMove.captures(move)) {
            key += CLOSES + BREAKS * threats(MuehleMove.captured(move), own, other);
        }
        return key;
    }

    /** What a stone is worth on a line, by the two other points of the line. */
    private static int lineKey(int partners, int own, int other) {
        if ((other & partners) == partners) {
            return BLOCKS;
        }
        return (other & partners) == 0 ? PREPARES * Integer.bitCount(own & partners) : 0;
    }

    /** How many lines of the opponent's lose a second stone with this one. */
    private int threats(int captured, int own, int other) {
        int threats = 0;
        for (int mill : mills) {
            if ((mill & Board.bit(captured)) != 0 && (mill & own) == 0) {
                threats += Integer.bitCount(mill & other) - 1;
            }
        }
        return threats;
    }
}
