package zwickmuehle.arena.match;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.referee.GameClock;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;

/**
 * What is to be played in a match.
 *
 * @param first the player whose wins are counted; White in the first game, then colours alternate
 * @param moveTime as players are told it
 * @param clock for each player in each game; null if every move has the same time
 * @param openingPlies random moves before each pair of games; 0 for none
 * @param parallel games at once
 * @param sprt when to stop early, or null
 */
public record MatchPlan(PlayerSpec first, PlayerSpec second, Rules rules, int games, Duration moveTime,
        @Nullable GameClock clock, int openingPlies, long seed, int parallel, @Nullable Sprt sprt) {

    public MatchPlan {
        check("games", games, 1, 1_000_000);
        check("openings", openingPlies, 0, 16);
        check("parallel", parallel, 1, 256);
    }

    private static void check(String what, int value, int least, int most) {
        if (value < least || value > most) {
            throw new NotationException("--%s %d: expected %d to %d", "--%s %d: erwartet wird %d bis %d", what, value,
                    least, most);
        }
    }

    /** Whether the first player is White in game {@code number}, counted from 1. */
    public boolean firstIsWhite(int number) {
        return number % 2 == 1;
    }

    /** So many games at once leave each thinking player a core, and one to the referee. */
    public static int gamesAtOnce() {
        return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    }
}
