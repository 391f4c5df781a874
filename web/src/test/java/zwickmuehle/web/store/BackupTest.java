package zwickmuehle.web.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwickmuehle.rules.games.Games;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.play.record.MoveOrigin;
import zwickmuehle.play.record.MoveEntry;
import zwickmuehle.play.record.GameState;

/** All games in one file, taken while the store is in use, and brought back. */
class BackupTest {
    @TempDir
    private Path folder = Path.of("");

    private static GameState game(String id) {
        Rules rules = Games.rules("viergewinnt", "7x6");
        return Samples.fresh(id, rules, "human", "human", Duration.ofSeconds(1))
                .played(new MoveEntry(3, MoveOrigin.HUMAN, null, null));
    }

    @Test
    void aBackupIsTakenWhileTheStoreIsInUseAndRestored() {
        Path data = folder.resolve("data");
        Path file = folder.resolve("games.backup");
        try (DataDirectory directory = DataDirectory.take(data);
                GameStore store = GameStore.open(directory, InstantSource.system())) {
            Samples.create(store, game("first"), "control", "hash");
            assertThat(Backup.write(data, file)).isEqualTo(new Backup.Contents(1, 1, List.of(), true));
            Samples.create(store, game("second"));
            assertThatThrownBy(() -> Backup.restore(file, data)).isInstanceOf(NotationException.class)
                    .hasMessageContaining("in use");
        }
        assertThat(Backup.restore(file, data)).isEqualTo(new Backup.Contents(1, 1, List.of(), true));
        try (DataDirectory directory = DataDirectory.take(data);
                GameStore store = GameStore.open(directory, InstantSource.system())) {
            assertThat(Samples.load(store, "first")).isEqualTo(game("first"));
            assertThat(Samples.seats(store, "first")).containsEntry("control", "hash");
            assertThat(store.load("second")).isNull();
        }
        assertThat(data.resolve("games-before-restore-1.sqlite")).exists();
    }

    @Test
    void whatIsNoBackupIsNotRestored() throws IOException {
        Path data = folder.resolve("data");
        Path file = folder.resolve("file");
        try (DataDirectory directory = DataDirectory.take(data);
                GameStore store = GameStore.open(directory, InstantSource.system())) {
            Samples.create(store, game("first"));
        }
        assertThatThrownBy(() -> Backup.restore(file, data)).isInstanceOf(NotationException.class)
                .hasMessageContaining("no file");
        Files.writeString(file, "no database at all, ".repeat(100));
        assertThatThrownBy(() -> Backup.restore(file, data)).isInstanceOf(NotationException.class);
        Files.write(file, new byte[0]);
        assertThatThrownBy(() -> Backup.restore(file, data)).isInstanceOf(NotationException.class)
                .hasMessageContaining("no backup");
        assertThatThrownBy(() -> Backup.write(data, file)).isInstanceOf(NotationException.class)
                .hasMessageContaining("exists already");
        assertThatThrownBy(() -> Backup.write(folder.resolve("none"), folder.resolve("x")))
                .isInstanceOf(NotationException.class).hasMessageContaining("no stored games");
        try (DataDirectory directory = DataDirectory.take(data);
                GameStore store = GameStore.open(directory, InstantSource.system())) {
            assertThat(Samples.load(store, "first")).isEqualTo(game("first"));
        }
    }
}
