package zwickmuehle.search.viergewinnt;

import zwickmuehle.rules.Side;
import zwickmuehle.rules.viergewinnt.VierGewinnt;
import zwickmuehle.search.Evaluator;

/**
 * A simple estimate of a Vier-Gewinnt position on a board of any size: cells that would complete four, weighed by the
 * parity of their row, and stones near the centre. On boards with an even number of rows the first player gets the odd
 * rows when both sides fill the rest of the board, the second player the even ones; threats there decide games.
 */
public final class VierGewinntEvaluator implements Evaluator {
    private static final int THREAT = 12;
    private static final int THREAT_OF_RIGHT_PARITY = 30;
    private static final int CENTRE = 2;

    private final VierGewinnt rules;
    private final Threats threats;
    /** The first, third, fifth row from the bottom, and the others. */
    private final long oddRows;
    private final long evenRows;
    private final long centre;
    private final long nearCentre;

    public VierGewinntEvaluator(VierGewinnt rules) {
        this.rules = rules;
        this.threats = new Threats(rules.size());
        long odd = 0;
        for (int row = 0; row < rules.size().height(); row += 2) {
            odd |= threats.row(row);
        }
        this.oddRows = odd;
        this.evenRows = threats.board() & ~odd;
        int width = rules.size().width();
        this.centre = columns((width - 1) / 2, width / 2);
        this.nearCentre = columns(Math.max(0, (width - 1) / 2 - 1), Math.min(width - 1, width / 2 + 1));
    }

    private long columns(int first, int last) {
        long cells = 0;
        for (int column = first; column <= last; column++) {
            cells |= ((1L << rules.size().height()) - 1) << rules.size().bit(column, 0);
        }
        return cells;
    }

    @Override
    public int evaluate(long position) {
        long occupied = rules.occupied(position);
        long white = rules.stones(position, Side.WHITE);
        long black = occupied & ~white;
        int score = worth(white, occupied, oddRows) - worth(black, occupied, evenRows);
        return rules.mover(position) == Side.WHITE ? score : -score;
    }

    private int worth(long stones, long occupied, long rightRows) {
        long completions = threats.completions(stones, occupied);
        return THREAT * Long.bitCount(completions & ~rightRows)
                + THREAT_OF_RIGHT_PARITY * Long.bitCount(completions & rightRows)
                + CENTRE * (Long.bitCount(stones & centre) + Long.bitCount(stones & nearCentre));
    }
}
