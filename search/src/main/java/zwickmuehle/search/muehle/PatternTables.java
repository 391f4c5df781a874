package zwickmuehle.search.muehle;

import java.util.List;
import zwickmuehle.rules.muehle.MuehlePosition;

/**
 * What each pattern, and each balance of stones, is worth in each {@link Patterns.Stage}. Written as text, a character
 * for each kind of pattern: the character q places after {@link #ZERO} stands for {@code q·|q|/2} points, so that small
 * weights are exact and large ones roughly right.
 */
public final class PatternTables {
    public static final char ZERO = 'P';
    /** As far as characters go either way. */
    public static final int MOST = 45;

    private static final int COUNTS = MuehlePosition.STONES + 1;

    private final short[][] weights;
    private final short[][] balances;

    private PatternTables(short[][] weights, short[][] balances) {
        this.weights = weights;
        this.balances = balances;
    }

    /** Tables from the lines of both texts, one after the other. */
    static PatternTables of(List<String> lines) {
        int stages = Patterns.Stage.values().length;
        return of(lines.subList(0, stages), lines.subList(stages, 2 * stages));
    }

    /**
     * Tables from text, one line for each stage.
     *
     * @param weights a character for each kind of pattern
     * @param balances a character for each number of stones of the mover, from none to nine, and of the opponent
     */
    public static PatternTables of(List<String> weights, List<String> balances) {
        short[] kinds = Patterns.kinds();
        int stages = Patterns.Stage.values().length;
        short[][] byPattern = new short[stages][kinds.length];
        short[][] byCounts = new short[stages][COUNTS * COUNTS];
        for (int stage = 0; stage < stages; stage++) {
            String line = weights.get(stage);
            for (int pattern = 0; pattern < kinds.length; pattern++) {
                byPattern[stage][pattern] = points(line.charAt(kinds[pattern]));
            }
            for (int counts = 0; counts < byCounts[stage].length; counts++) {
                byCounts[stage][counts] = points(balances.get(stage).charAt(counts));
            }
        }
        return new PatternTables(byPattern, byCounts);
    }

    /** The weight that a character stands for. */
    static short points(char written) {
        int places = written - ZERO;
        return (short) (places * Math.abs(places) / 2);
    }

    /** The character that stands for a weight, or the nearest to it. */
    public static char written(double points) {
        int places = (int) Math.round(Math.sqrt(2 * Math.abs(points)));
        return (char) (ZERO + (int) Math.signum(points) * Math.min(MOST, places));
    }

    /** What all patterns of a board are worth together. */
    int patterns(int stage, int mover, int opponent) {
        int sum = 0;
        for (int part = 0; part < Patterns.ON_BOARD; part++) {
            sum += weights[stage][Patterns.at(part, mover, opponent)];
        }
        return sum;
    }

    int balance(int stage, int mover, int opponent) {
        return balances[stage][COUNTS * mover + opponent];
    }
}
