package zwickmuehle.search.muehle;

import static zwickmuehle.rules.muehle.MuehlePosition.moverHand;
import static zwickmuehle.rules.muehle.MuehlePosition.moverStones;
import static zwickmuehle.rules.muehle.MuehlePosition.opponentHand;
import static zwickmuehle.rules.muehle.MuehlePosition.opponentStones;

import zwickmuehle.search.Evaluator;

/** The simple classic: twenty times the difference in stones, and the difference in possible moves. */
public final class ClassicEvaluator implements Evaluator {
    private static final int STONE = 20;

    @Override
    public int evaluate(long position) {
        int own = moverStones(position);
        int other = opponentStones(position);
        int ownHand = moverHand(position);
        int otherHand = opponentHand(position);
        int stones = Integer.bitCount(own) + ownHand - Integer.bitCount(other) - otherHand;
        return STONE * stones + Mobility.moves(own, other, ownHand) - Mobility.moves(other, own, otherHand);
    }
}
