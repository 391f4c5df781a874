package zwickmuehle.search.muehle;

import static zwickmuehle.rules.muehle.MuehlePosition.hands;
import static zwickmuehle.rules.muehle.MuehlePosition.moverHand;
import static zwickmuehle.rules.muehle.MuehlePosition.moverStones;
import static zwickmuehle.rules.muehle.MuehlePosition.opponentHand;
import static zwickmuehle.rules.muehle.MuehlePosition.opponentStones;

import zwickmuehle.search.Evaluator;

/**
 * Our own estimate of a Mühle position: what the three rings and the four sides of the board look like, and how many
 * stones each player has. What each {@link Patterns pattern} is worth was fitted to the exact results of the databases:
 * an estimate of 170 points stands for 73 of 100, one of 0 for a draw.
 */
public final class MuehleEvaluator implements Evaluator {
    private static final PatternTables TABLES = PatternTables.of(PatternWeights.lines());

    private final PatternTables tables;

    public MuehleEvaluator() {
        this(TABLES);
    }

    /** With other weights, to try them. */
    public MuehleEvaluator(PatternTables tables) {
        this.tables = tables;
    }

    @Override
    public int evaluate(long position) {
        int own = moverStones(position);
        int other = opponentStones(position);
        int ownCount = Integer.bitCount(own);
        int otherCount = Integer.bitCount(other);
        int stage = Patterns.Stage.of(hands(position), ownCount, otherCount).line();
        return tables.balance(stage, ownCount + moverHand(position), otherCount + opponentHand(position))
                + tables.patterns(stage, own, other);
    }
}
