package zwickmuehle.play.view;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.referee.Result;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.rules.Outcome;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;

/** How a game stands, by rule or because somebody gave it up. */
public record OutcomeView(boolean over, String result, @Nullable String winner, String reason, Spoken text) {

    public static OutcomeView of(Rules rules, Outcome outcome) {
        String result = Result.of(outcome).text();
        return switch (outcome) {
            case Outcome.Won(Side winner, var reason) -> new OutcomeView(true, result, SideName.of(winner),
                    reason.name().toLowerCase(Locale.ROOT), Spoken.of(outcome.inWords(rules)));
            case Outcome.Drawn(var reason) -> new OutcomeView(true, result, null,
                    reason.name().toLowerCase(Locale.ROOT), Spoken.of(outcome.inWords(rules)));
            case Outcome.Ongoing _ ->
                new OutcomeView(false, result, null, "ongoing", Spoken.of(outcome.inWords(rules)));
        };
    }

    /** A game that the referee has ended. */
    public static OutcomeView of(Verdict verdict) {
        String winner = switch (verdict.result()) {
            case WHITE_WON -> SideName.of(Side.WHITE);
            case BLACK_WON -> SideName.of(Side.BLACK);
            case DRAW, NONE -> null;
        };
        return new OutcomeView(true, verdict.result().text(), winner,
                verdict.code().forfeit() ? "forfeit" : verdict.code().name().toLowerCase(Locale.ROOT),
                Spoken.of(verdict.sentence()));
    }
}
