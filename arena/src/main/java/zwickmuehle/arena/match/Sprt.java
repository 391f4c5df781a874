package zwickmuehle.arena.match;

import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;

/**
 * Stops a match as soon as it is clear which of two is true: the first player is stronger by at most {@code elo0}, or by
 * at least {@code elo1}. The sequential probability ratio test, with results of games taken as normally distributed;
 * each of the two kinds of mistake happens in 5 of 100 matches.
 */
public record Sprt(double elo0, double elo1) {
    private static final double BOUND = Math.log(0.95 / 0.05);

    /** What the games so far say. */
    public enum Answer {
        UNDECIDED, AT_MOST_ELO0, AT_LEAST_ELO1
    }

    public Sprt {
        if (!(elo0 < elo1)) {
            throw new NotationException("--sprt %s,%s: expected the smaller difference first",
                    "--sprt %s,%s: erwartet wird der kleinere Unterschied zuerst", elo0, elo1);
        }
    }

    /** Two differences, such as {@code 0,20}. */
    public static Sprt parse(String text) {
        if (!text.matches("-?[0-9]{1,4},-?[0-9]{1,4}")) {
            throw new NotationException("--sprt %s: expected two Elo differences, such as 0,20",
                    "--sprt %s: erwartet werden zwei Elo-Unterschiede wie 0,20", Excerpt.of(text));
        }
        String[] ends = text.split(",", -1);
        return new Sprt(Double.parseDouble(ends[0]), Double.parseDouble(ends[1]));
    }

    /** How much more likely the result is under {@code elo1} than under {@code elo0}, as a logarithm. */
    public double logLikelihoodRatio(Tally tally) {
        // One draw and one decided game more than there were keep the variance from vanishing in the first games.
        double variance = (tally.variance() * tally.games() + 0.25) / (tally.games() + 1);
        double score0 = Elo.expectedScore(elo0);
        double score1 = Elo.expectedScore(elo1);
        return tally.games() * (score1 - score0) * (2 * tally.score() - score0 - score1) / (2 * variance);
    }

    public Answer answer(Tally tally) {
        double ratio = logLikelihoodRatio(tally);
        if (ratio >= BOUND) {
            return Answer.AT_LEAST_ELO1;
        }
        return ratio <= -BOUND ? Answer.AT_MOST_ELO0 : Answer.UNDECIDED;
    }
}
