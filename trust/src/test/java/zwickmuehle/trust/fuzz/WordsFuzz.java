package zwickmuehle.trust.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.referee.Seconds;
import zwickmuehle.rules.games.Games;
import zwickmuehle.search.Equipment;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.thinkers.Thinkers;
import zwickmuehle.web.thinking.Program;

/** The short words of the command line, files and the page: rule sets, players, programs, times. */
public final class WordsFuzz {
    private static final Equipment SMALL = new Equipment(Oracle.NONE, () -> 0, new SplittableRandom(1), 1, 1 << 16);

    private WordsFuzz() {}

    public static void fuzzerTestOneInput(byte[] data) {
        String text = new String(data, StandardCharsets.UTF_8);
        OneLine.orRead(() -> Games.rules("muehle", text));
        OneLine.orRead(() -> Games.rules("viergewinnt", text));
        OneLine.orRead(() -> Games.rules(text, null));
        OneLine.orRead(() -> PlayerSpec.parse(text));
        OneLine.orRead(() -> Thinkers.parse(text, Games.rules("muehle", null), SMALL));
        OneLine.orRead(() -> Seconds.parse(text));
        OneLine.orRead(() -> Program.parse(text));
    }
}
