package zwickmuehle.search.muehle;

import static zwickmuehle.rules.muehle.MuehlePosition.moverHand;
import static zwickmuehle.rules.muehle.MuehlePosition.moverStones;
import static zwickmuehle.rules.muehle.MuehlePosition.opponentStones;

import zwickmuehle.rules.muehle.Board;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.MuehleMove;
import zwickmuehle.rules.muehle.Phase;
import zwickmuehle.search.Tactics;

/**
 * Mühle at first sight: closing a mill comes first, then keeping the opponent from closing one, then preparing one, then
 * points with many lines.
 */
public final class MuehleTactics implements Tactics {
    private static final int CLOSING = 2 * FORCING;
    private static final int TAKING_A_HELPER = FORCING / 2;
    private static final int BLOCKING = FORCING;
    private static final int PREPARING = 1 << 12;
    private static final int LINE = 1 << 9;
    private static final int LATE_MOVES = 4;

    private final Muehle rules;

    public MuehleTactics(Muehle rules) {
        this.rules = rules;
    }

    @Override
    public void promise(long position, int[] moves, int count, int[] promises) {
        int own = moverStones(position);
        int other = opponentStones(position);
        int ownCompletions = Board.completions(own);
        int otherCompletions = Board.completions(other);
        int helpers = helpers(other, otherCompletions & ~own);
        for (int i = 0; i < count; i++) {
            promises[i] = promise(moves[i], own, other, ownCompletions, otherCompletions, helpers);
        }
    }

    private static int promise(int move, int own, int other, int ownCompletions, int otherCompletions, int helpers) {
        int to = Board.bit(MuehleMove.to(move));
        if (MuehleMove.captures(move)) {
            boolean helper = (Board.bit(MuehleMove.captured(move)) & helpers) != 0;
            return CLOSING + (helper ? TAKING_A_HELPER : 0) + linesTo(MuehleMove.captured(move));
        }
        int promise = LINE * Integer.bitCount(Board.neighbours(MuehleMove.to(move)));
        if ((otherCompletions & to) != 0) {
            promise += BLOCKING;
        }
        int before = MuehleMove.places(move) ? own : own & ~Board.bit(MuehleMove.from(move));
        int fresh = Board.completions(before | to) & ~ownCompletions & ~(own | other);
        return promise + PREPARING * Integer.bitCount(fresh);
    }

    private static int linesTo(int point) {
        return LINE * Integer.bitCount(Board.neighbours(point));
    }

    /** Those of {@code stones} that stand next to a point where a mill is waiting to be closed. */
    private static int helpers(int stones, int waiting) {
        return stones & Board.neighboursOf(waiting);
    }

    /** The moves that take a stone. */
    @Override
    public int forcingMoves(long position, int[] moves) {
        int own = moverStones(position);
        int other = opponentStones(position);
        int empty = Board.ALL & ~(own | other);
        boolean anywhere = moverHand(position) > 0 || Integer.bitCount(own) == Phase.FLYING_STONES;
        int targets = Board.completions(own) & (anywhere ? empty : empty & Board.neighboursOf(own));
        if (targets == 0) {
            return 0;
        }
        int count = rules.legalMoves(position, moves);
        int captures = 0;
        for (int i = 0; i < count; i++) {
            if (MuehleMove.captures(moves[i])) {
                moves[captures++] = moves[i];
            }
        }
        return captures;
    }

    @Override
    public int lateMoves() {
        return LATE_MOVES;
    }

    @Override
    public boolean converts(int move) {
        return MuehleMove.captures(move);
    }

    @Override
    public int longestGame(long position) {
        return Integer.MAX_VALUE;
    }
}
