package zwickmuehle.play.view;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.search.Score;
import zwickmuehle.search.Value;

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
        // A win or loss that the search has found counts as known; a draw does only where it is proven.
        String result = new Value(score, exact || decided).result().map(Value.Result::word).orElse(null);
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

    /** In moves of the winner, as people count; in Mühle a value leads to the next capture, if not to the end. */
    private static Sentence howSoon(Rules rules, int plies) {
        int moves = (plies + 1) / 2;
        if (rules instanceof Muehle) {
            return moves == 1
                    ? new Sentence(", taking a stone or the game at once", ", schlägt oder siegt sofort")
                    : Sentence.of(", taking a stone or the game within %d moves",
                            ", schlägt oder siegt in höchstens %d Zügen",
                            moves);
        }
        return moves == 1
                ? new Sentence(" with the next stone", " mit dem nächsten Stein")
                : Sentence.of(" in %d moves", " in %d Zügen", moves);
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
                    : Sentence.of("%s wins%s (%s)", "%s gewinnt%s (%s)", winner, howSoon(rules, plies), certainty);
        }
        if (exact) {
            return Sentence.of("draw (%s)", "unentschieden (%s)", certainty);
        }
        String number = String.format(Locale.ROOT, "%+.2f", forWhite / 100.0);
        return Sentence.of("%s (%s)", "%s (%s)", number, certainty);
    }
}
