package zwickmuehle.web.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwickmuehle.play.record.MoveOrigin;
import zwickmuehle.play.record.MoveEntry;
import zwickmuehle.play.record.Evaluation;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.table.Seats;
import zwickmuehle.rules.games.Games;

/** How much room games take on disk, as docs/operating.md says. */
class SizeTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void aGameOfFortyMovesTakesAboutTwoKilobytes() throws IOException {
        int games = 300;
        Path data = folder.resolve("data");
        try (DataDirectory directory = DataDirectory.take(data);
                GameStore store = GameStore.open(directory, InstantSource.system())) {
            for (int i = 0; i < games; i++) {
                GameState game = Samples.fresh("abcdefghj%03d".formatted(i), Games.rules("muehle", "klassisch"),
                        "human",
                        "level:5", Duration.ofSeconds(2));
                for (int move = 0; move < 40; move++) {
                    int[] legal = game.game().legalMoves();
                    game = game.played(new MoveEntry(legal[i % legal.length],
                            move % 2 == 0 ? MoveOrigin.HUMAN : MoveOrigin.COMPUTER,
                            Duration.ofMillis(1_234), move % 2 == 0 ? null : new Evaluation(12, false, 7)));
                    if (game.over()) {
                        game = game.undone(1);
                    }
                }
                String hash = "0123456789abcdef".repeat(4);
                store.create(game, new Seats(Map.of("control", hash, "white", hash, "black", hash)));
            }
        }
        Backup.write(data, folder.resolve("compacted"));
        assertThat(Files.size(folder.resolve("compacted")) / games).isBetween(1_500L, 2_600L);
    }
}
