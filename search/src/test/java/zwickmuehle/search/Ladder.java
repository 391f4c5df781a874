package zwickmuehle.search;

import java.util.Locale;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.games.Games;
import zwickmuehle.search.thinkers.Thinkers;

/**
 * Plays each level against the one below, or two named players, and prints lines of the table of docs/ladder.md.
 *
 * <pre>
 *   GAME VARIANT GAMES SEED FROM TO               levels FROM to TO, each against the one below
 *   GAME VARIANT GAMES SEED PLAYER PLAYER         as in alphabeta:nodes=20000 alphabeta:nodes=20000,without=reduction
 * </pre>
 */
final class Ladder {
    private static final int OPENING_PLIES = 2;

    private Ladder() {}

    public static void main(String[] arguments) {
        Rules rules = Games.rules(arguments[0], arguments[1]);
        int games = Integer.parseInt(arguments[2]);
        long seed = Long.parseLong(arguments[3]);
        if (Thinkers.named(arguments[4])) {
            report(rules, games, seed, arguments[4], arguments[5]);
            return;
        }
        for (int level = Integer.parseInt(arguments[4]); level <= Integer.parseInt(arguments[5]); level++) {
            report(rules, games, seed, "level:" + level, "level:" + (level - 1));
        }
    }

    private static void report(Rules rules, int games, long seed, String upper, String lower) {
        long start = System.nanoTime();
        SelfPlay.Result result = new SelfPlay(rules, OPENING_PLIES).match(SelfPlay.named(upper, rules),
                SelfPlay.named(lower, rules), games, seed);
        System.out.printf(Locale.ROOT, "| %s %s | %s | %s | %d | %d | %d | %d | %.1f %% ± %.1f | %.1f |%n",
                rules.game(), rules.variant(), upper, lower, result.games(), result.wins(), result.draws(),
                result.losses(), 100 * result.score(), 100 * result.error(),
                (System.nanoTime() - start) / 1e9);
    }
}
