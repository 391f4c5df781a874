package zwickmuehle.play.judging;

import zwickmuehle.rules.Rules;
import zwickmuehle.rules.viergewinnt.VierGewinnt;
import zwickmuehle.search.Score;
import zwickmuehle.search.Value;

/**
 * What the side to move may expect of a position, from 0 (a loss) over ½ (a draw) to 1 (a win): the average result of
 * such positions among players who make mistakes, as people do.
 *
 * <pre>
 *   an estimate s             1 / (1 + e^(-s / scale))
 *   a win known in n plies    ½ + ½ e^(-n / reach)       a loss: the rest of 1
 *   a draw known              ½
 * </pre>
 *
 * Fitted (maximum likelihood) to games of levels 3 to 6 against themselves after two random plies: 400 of Vier Gewinnt
 * gave a scale of 29 and a reach of 24, 200 of Mühle a scale of 168; {@code ExpectationTest} plays such games and holds
 * the curves against their results. A win far away is one that people still throw away: of Vier-Gewinnt positions won in
 * 26 plies and more they won little over half, so a quick loss there is a worse mistake than a slow one. In Mühle what is
 * known for certain counts whole, since its plies lead to the next capture, not to the end.
 *
 * @param scale an estimate that makes the expectation 73 of 100
 * @param reach plies after which a known win is worth 68 of 100; infinite where it always counts whole
 */
public record Expectation(double scale, double reach) {
    private static final Expectation MUEHLE = new Expectation(170, Double.POSITIVE_INFINITY);
    private static final Expectation VIERGEWINNT = new Expectation(30, 24);

    /** Of a game by these rules. */
    public static Expectation of(Rules rules) {
        return rules instanceof VierGewinnt ? VIERGEWINNT : MUEHLE;
    }

    /** Of a {@link Score}, an estimate or a certain one. */
    public double of(int score) {
        if (Score.wins(score)) {
            return 0.5 + 0.5 * Math.exp(-Score.plies(score) / reach);
        }
        return Score.loses(score) ? 1 - of(-score) : 1 / (1 + Math.exp(-score / scale));
    }

    /** Of a value: a proven draw is half. */
    public double of(Value value) {
        return of(value.score());
    }
}
