package zwickmuehle.trust.fuzz;

import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.SplittableRandom;
import zwickmuehle.arena.players.StdioEngine;
import zwickmuehle.rules.games.Games;
import zwickmuehle.search.RandomThinker;

/** The stdio protocol, as our own engine hears it from a referee that may be anybody's. */
public final class ProtocolFuzz {
    private ProtocolFuzz() {}

    public static void fuzzerTestOneInput(byte[] data) {
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.US_ASCII);
        for (String game : new String[]{"muehle", "viergewinnt"}) {
            OneLine.orRead(() -> new StdioEngine(Games.rules(game, null),
                    () -> new RandomThinker(new SplittableRandom(1)), "Fuzz", Duration.ofMillis(1), System::nanoTime)
                    .play(new ByteArrayInputStream(data), nowhere));
        }
    }
}
