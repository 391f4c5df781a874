package zwickmuehle.trust.fuzz;

import java.nio.charset.StandardCharsets;
import zwickmuehle.arena.tournament.TournamentFile;

/** Tournament files. */
public final class TournamentFuzz {
    private TournamentFuzz() {}

    public static void fuzzerTestOneInput(byte[] data) {
        OneLine.orRead(() -> TournamentFile.parse(new String(data, StandardCharsets.UTF_8)));
    }
}
