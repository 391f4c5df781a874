package zwickmuehle.perfect.muehle;

import java.util.ArrayList;
import java.util.List;
import zwickmuehle.rules.muehle.Board;
import zwickmuehle.rules.muehle.Symmetry;

/**
 * All positions in which the mover has so many stones on the board and the opponent so many, none of them in hand.
 *
 * <p>The side with more stones, the mover where they are equal, is the <em>row side</em>: its set of stones numbers the
 * rows of the sector, the other side's set the columns. So a sector and its {@link #turned} one have the same rows.
 */
public record Sector(int mover, int opponent) {
    public static final int FEWEST = 3;
    public static final int MOST = 9;

    public Sector {
        if (Math.min(mover, opponent) < FEWEST || Math.max(mover, opponent) > MOST) {
            throw new IllegalArgumentException("no sector " + mover + "-" + opponent);
        }
    }

    public int stones() {
        return mover + opponent;
    }

    public int rowStones() {
        return Math.max(mover, opponent);
    }

    public int columnStones() {
        return Math.min(mover, opponent);
    }

    public boolean moverNumbersRows() {
        return mover >= opponent;
    }

    /** Where quiet moves lead: the same stones, the other side to move. */
    public Sector turned() {
        return new Sector(/* mover= */ opponent, /* opponent= */ mover);
    }

    /** Whether a capture by the mover ends the game. */
    public boolean captureWins() {
        return opponent == FEWEST;
    }

    /** Where captures lead. */
    public Sector afterCapture() {
        return new Sector(/* mover= */ opponent - 1, /* opponent= */ mover);
    }

    /** One sector for each pair of a sector and its turned one, the row side to move, in the order of solving. */
    public static List<Sector> pairs(int mostStones) {
        List<Sector> pairs = new ArrayList<>();
        for (int stones = 2 * FEWEST; stones <= mostStones; stones++) {
            for (int row = (stones + 1) / 2; row <= MOST && stones - row >= FEWEST; row++) {
                pairs.add(new Sector(row, stones - row));
            }
        }
        return pairs;
    }

    /** The two sectors of a pair, or the one that is its own turned one. */
    public List<Sector> pair() {
        return mover == opponent ? List.of(this) : List.of(this, turned());
    }

    /**
     * How many positions differ under the sixteen symmetries: by Burnside's lemma the mean number of positions that a
     * symmetry leaves as they are, that is, in which each of its cycles of points is the mover's, the opponent's or empty.
     */
    public long positions() {
        long fixed = 0;
        for (int symmetry = 0; symmetry < Symmetry.OF_BOARD; symmetry++) {
            long[][] ways = new long[mover + 1][opponent + 1];
            ways[0][0] = 1;
            int seen = 0;
            for (int point = 0; point < Board.POINTS; point++) {
                int length = 0;
                for (int other = point; (seen & Board.bit(other)) == 0; other = Symmetry.ofPoint(other, symmetry)) {
                    seen |= Board.bit(other);
                    length++;
                }
                if (length > 0) {
                    addCycle(ways, length);
                }
            }
            fixed += ways[mover][opponent];
        }
        return fixed / Symmetry.OF_BOARD;
    }

    private static void addCycle(long[][] ways, int length) {
        for (int own = ways.length - 1; own >= 0; own--) {
            for (int other = ways[own].length - 1; other >= 0; other--) {
                ways[own][other] += (own >= length ? ways[own - length][other] : 0)
                        + (other >= length ? ways[own][other - length] : 0);
            }
        }
    }

    @Override
    public String toString() {
        return mover + "-" + opponent;
    }
}
