package zwickmuehle.train.reasons;

import zwickmuehle.rules.muehle.Board;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.MuehleMove;
import zwickmuehle.rules.muehle.MuehlePosition;
import zwickmuehle.rules.muehle.Phase;

/**
 * Mills that can be forced within a few plies, by trying every answer. Draws by repetition and by quiet moves are not
 * looked at: whoever asks sees to it that none is near. One thread at a time.
 */
final class MuehleForcing {
    /** A move, the opponent's move, an answer, and a move that takes. */
    static final int PLIES = 4;

    private final Muehle rules;
    private final int[][] moves;

    MuehleForcing(Muehle rules) {
        this.rules = rules;
        moves = new int[PLIES][rules.maxMoves()];
    }

    /** Where the side to move can close a mill. */
    int closing(long position) {
        int own = MuehlePosition.moverStones(position);
        int other = MuehlePosition.opponentStones(position);
        int empty = Board.ALL & ~(own | other);
        int targets = Board.completions(own) & empty;
        if (targets == 0 || MuehlePosition.moverHand(position) > 0) {
            return targets;
        }
        boolean flies = Integer.bitCount(own) == Phase.FLYING_STONES;
        int closing = 0;
        for (int left = targets; left != 0; left &= left - 1) {
            int to = Integer.numberOfTrailingZeros(left);
            int movers = own & (flies ? Board.ALL : Board.neighbours(to));
            for (int stones = movers; stones != 0; stones &= stones - 1) {
                if (Board.closesMill(own & ~Integer.lowestOneBit(stones), to)) {
                    closing |= Board.bit(to);
                    break;
                }
            }
        }
        return closing;
    }

    /** Whether the side to move can close a mill and take a stone. */
    boolean canTake(long position) {
        return closing(position) != 0 && rules.takeable(MuehlePosition.opponentStones(position)) != 0;
    }

    /** Whether, whatever the side to move does, the other takes a stone right afterwards. */
    boolean takesWhateverIsAnswered(long position) {
        int[] answers = moves[0];
        int count = rules.legalMoves(position, answers);
        for (int i = 0; i < count; i++) {
            if (!canTake(rules.play(position, answers[i]))) {
                return false;
            }
        }
        return count > 0;
    }

    /** A quiet move of the side to move after which it takes whatever is answered; -1 if there is none. */
    int moveThatForcesAMill(long position) {
        int[] own = moves[1];
        int count = rules.legalMoves(position, own);
        for (int i = 0; i < count; i++) {
            long next = rules.play(position, own[i]);
            if (!MuehleMove.captures(own[i]) && takesWhateverIsAnswered(next)) {
                return own[i];
            }
        }
        return -1;
    }
}
