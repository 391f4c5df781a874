package zwickmuehle.search.muehle;

import static zwickmuehle.rules.muehle.MuehlePosition.moverHand;
import static zwickmuehle.rules.muehle.MuehlePosition.moverStones;
import static zwickmuehle.rules.muehle.MuehlePosition.opponentHand;
import static zwickmuehle.rules.muehle.MuehlePosition.opponentStones;

import zwickmuehle.rules.muehle.Board;
import zwickmuehle.search.Evaluator;

/**
 * Our own estimate of a Mühle position: stones, mills open and closed, double mills, freedom of movement, each weighed
 * by phase.
 */
public final class MuehleEvaluator implements Evaluator {
    /** The points with four lines: the middle ring's midsides. */
    private static final int CROSSES = 0x00AA00;

    private final MuehleWeights weights;

    public MuehleEvaluator() {
        this(MuehleWeights.TUNED);
    }

    MuehleEvaluator(MuehleWeights weights) {
        this.weights = weights;
    }

    @Override
    public int evaluate(long position) {
        int own = moverStones(position);
        int other = opponentStones(position);
        int ownHand = moverHand(position);
        int otherHand = opponentHand(position);
        return weights.tempo() + worth(own, other, ownHand, ownHand + otherHand > 0)
                - worth(other, own, otherHand, ownHand + otherHand > 0);
    }

    private int worth(int own, int other, int hand, boolean placing) {
        int empty = Board.ALL & ~(own | other);
        int stones = Integer.bitCount(own);
        int all = stones + hand;
        int waiting = Board.completions(own) & empty;
        int worth = weights.stone() * all;
        int steps = Mobility.steps(own, empty);
        int stuck = Integer.bitCount(own & ~Board.neighboursOf(empty));
        if (placing) {
            return worth + weights.placingTwo() * Integer.bitCount(waiting) + weights.placingStep() * steps
                    - weights.placingStuck() * stuck + weights.placingCross() * Integer.bitCount(own & CROSSES);
        }
        if (all == 3) {
            return worth + weights.flyer() + weights.flyingTwo() * Integer.bitCount(waiting);
        }
        int inMills = Board.inMills(own);
        int ready = 0;
        int doubleMills = 0;
        for (int left = waiting; left != 0; left &= left - 1) {
            int point = Integer.numberOfTrailingZeros(left);
            for (int movers = Board.neighbours(point) & own; movers != 0; movers &= movers - 1) {
                int mover = Integer.lowestOneBit(movers);
                if (Board.closesMill(own & ~mover, point)) {
                    ready++;
                    if ((mover & inMills) != 0) {
                        doubleMills++;
                    }
                    break;
                }
            }
        }
        return worth + weights.step() * steps - weights.stuck() * stuck + weights.two() * Integer.bitCount(waiting)
                + weights.ready() * ready + weights.doubleMill() * doubleMills
                + weights.inMill() * Integer.bitCount(inMills);
    }
}
