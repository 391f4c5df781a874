package zwickmuehle.search;

import java.util.Locale;
import zwickmuehle.rules.Games;
import zwickmuehle.rules.Rules;

/**
 * Plays each level against the one below and prints the table of docs/ladder.md. Arguments: the game, the rules or size,
 * the number of games a pair, the lowest and the highest level to be tried.
 */
final class Ladder {
    private static final int OPENING_PLIES = 2;
    private static final long SEED = 2026;

    private Ladder() {}

    public static void main(String[] arguments) {
        Rules rules = Games.rules(arguments[0], arguments[1]);
        int games = Integer.parseInt(arguments[2]);
        for (int level = Integer.parseInt(arguments[3]); level <= Integer.parseInt(arguments[4]); level++) {
            String upper = "level:" + level;
            String lower = "level:" + (level - 1);
            long start = System.nanoTime();
            SelfPlay.Result result = new SelfPlay(rules, OPENING_PLIES).match(SelfPlay.named(upper, rules),
                    SelfPlay.named(lower, rules), games, SEED);
            System.out.printf(Locale.ROOT, "| %s %s | %s | %s | %d | %d | %d | %d | %.1f %% ± %.1f | %.1f |%n",
                    rules.game(), rules.variant(), upper, lower, result.games(), result.wins(), result.draws(),
                    result.losses(), 100 * result.score(), 100 * result.error(),
                    (System.nanoTime() - start) / 1e9);
        }
    }
}
