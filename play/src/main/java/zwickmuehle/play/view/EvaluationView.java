package zwickmuehle.play.view;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;
import zwickmuehle.search.Score;

/**
 * What a position or move is worth.
 *
 * @param result {@code win}, {@code draw} or {@code loss} for {@code side}; null where only an estimate is known
 * @param plies how far a win or loss is away, where that is known
 * @param score for {@code side}
 * @param exact proven, not estimated
 * @param white from -1 (Black wins) to 1 (White wins), for a bar
 */
public record EvaluationView(@Nullable String result, @Nullable Integer plies, int score, boolean exact, String side,
        double white, Spoken text) {
    /** An advantage of so much, two stones of Mühle, fills three quarters of a half of the bar. */
    private static final double CLEAR_ADVANTAGE = 200;

    /** A {@link Score} for {@code side} in a game by {@code rules}. */
    public static EvaluationView of(Rules rules, int score, boolean exact, Side side) {
        boolean decided = Score.wins(score) || Score.loses(score);
        String result = null;
        if (Score.wins(score)) {
            result = "win";
        } else if (Score.loses(score)) {
            result = "loss";
        } else if (exact) {
            result = "draw";
        }
        int forWhite = side == Side.WHITE ? score : -score;
        boolean howSoon = decided && Score.plies(score) < Score.MOST_PLIES;
        return new EvaluationView(result, howSoon ? Score.plies(score) : null, score, exact, SideName.of(side),
                share(forWhite), Spoken.of(words(rules, score, forWhite, exact, side)));
    }

    /** A score as a share of everything: 1 is won, 0 is even, -1 is lost. */
    public static double share(int score) {
        if (Score.wins(score) || Score.loses(score)) {
            return Integer.signum(score);
        }
        return Math.round(1000 * Math.tanh(score / CLEAR_ADVANTAGE)) / 1000.0;
    }

    private static Sentence words(Rules rules, int score, int forWhite, boolean exact, Side side) {
        Sentence certainty = exact ? new Sentence("proven", "bewiesen") : new Sentence("estimated", "geschätzt");
        if (Score.wins(score) || Score.loses(score)) {
            Sentence winner = rules.sideName(Score.wins(score) ? side : side.other());
            int plies = Score.plies(score);
            if (plies == Score.MOST_PLIES) {
                return Sentence.of("%s wins (%s)", "%s gewinnt (%s)", winner, certainty);
            }
            return plies == 0
                    ? Sentence.of("%s has won (%s)", "%s hat gewonnen (%s)", winner, certainty)
                    : Sentence.of("%s wins in %d (%s)", "%s gewinnt in %d (%s)", winner, plies, certainty);
        }
        if (exact) {
            return Sentence.of("draw (%s)", "Remis (%s)", certainty);
        }
        String number = String.format(Locale.ROOT, "%+.2f", forWhite / 100.0);
        return Sentence.of("%s (%s)", "%s (%s)", number, certainty);
    }
}
