package zwickmuehle.web.view;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Outcome;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;

/** How a game stands, by rule or because somebody gave it up. */
public record OutcomeView(boolean over, String result, @Nullable String winner, String reason, Spoken text) {

    public static OutcomeView of(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Won(Side winner, var reason) -> new OutcomeView(true, outcome.result(), SideName.of(winner),
                    reason.name().toLowerCase(Locale.ROOT), Spoken.of(outcome.inWords()));
            case Outcome.Drawn(var reason) -> new OutcomeView(true, outcome.result(), null,
                    reason.name().toLowerCase(Locale.ROOT), Spoken.of(outcome.inWords()));
            case Outcome.Ongoing _ ->
                new OutcomeView(false, outcome.result(), null, "ongoing", Spoken.of(outcome.inWords()));
        };
    }

    /** A game that {@code loser} has lost for a reason outside the rules of the board. */
    public static OutcomeView given(Side loser, String reason, Sentence why) {
        Side winner = loser.other();
        return new OutcomeView(true, winner == Side.WHITE ? "1-0" : "0-1", SideName.of(winner), reason,
                Spoken.of(Sentence.of("%s wins: %s", "%s gewinnt: %s", winner.title(), why)));
    }
}
