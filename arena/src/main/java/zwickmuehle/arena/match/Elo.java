package zwickmuehle.arena.match;

/**
 * The difference in strength that a result speaks for: a player who is stronger by d expects 1 / (1 + 10^(-d/400))
 * points a game.
 *
 * @param difference infinite where a player won all games or none
 * @param low lower end of the interval that holds the true difference in 95 of 100 matches
 * @param high its upper end
 */
public record Elo(double difference, double low, double high) {
    /** Standard deviations to both sides that hold 95 %. */
    private static final double SURE = 1.959964;

    public static Elo of(Tally tally) {
        double margin = tally.games() == 0 ? 1 : SURE * Math.sqrt(tally.variance() / tally.games());
        return new Elo(difference(tally.score()), difference(tally.score() - margin),
                difference(tally.score() + margin));
    }

    /** The difference that expects this score. */
    public static double difference(double score) {
        if (score <= 0) {
            return Double.NEGATIVE_INFINITY;
        }
        return score >= 1 ? Double.POSITIVE_INFINITY : 400 * Math.log10(score / (1 - score));
    }

    /** The score that a player expects who is stronger by this difference. */
    public static double expectedScore(double difference) {
        return 1 / (1 + Math.pow(10, -difference / 400));
    }

    /** Half the width of the interval; infinite if one of its ends is. */
    public double error() {
        return Double.isInfinite(difference) ? Double.POSITIVE_INFINITY : (high - low) / 2;
    }
}
