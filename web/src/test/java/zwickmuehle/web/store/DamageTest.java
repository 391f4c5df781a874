package zwickmuehle.web.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.play.record.MoveOrigin;
import zwickmuehle.play.record.MoveEntry;
import zwickmuehle.play.record.Evaluation;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.table.GameSummary;
import zwickmuehle.play.table.Person;
import zwickmuehle.play.table.Seats;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.games.Games;

/** Bits that flip on the disk: what was changed is never taken for a game, and the other games live. */
class DamageTest {
    /** So many that most of the file is games, and not the beginnings of empty tables. */
    private static final int MANY = 40;
    private static final InstantSource CLOCK = InstantSource.fixed(Instant.parse("2026-11-15T00:00:00Z"));
    private static final Person ANNA = new Person("annas-mark");

    @TempDir
    private Path folder = Path.of("");

    private static GameState game(String id) {
        Rules rules = Games.rules("muehle", "klassisch");
        GameState record = Samples.fresh(id, rules, "human", "level:3", Duration.ofMillis(1500));
        for (int i = 0; i < 12; i++) {
            int[] legal = record.game().legalMoves();
            record = record.played(new MoveEntry(legal[(id.hashCode() & 7) % legal.length], MoveOrigin.COMPUTER,
                    Duration.ofMillis(17 + i), new Evaluation(3 * i, i % 2 == 0, i)));
        }
        return record.undone(2).judged(Verdict.resignedBy(rules, Side.BLACK));
    }

    /** A data directory with that many games of Anna's. */
    private Path stored(int games) {
        Path data = folder.resolve("data-" + games);
        try (DataDirectory directory = DataDirectory.take(data); GameStore store = GameStore.open(directory, CLOCK)) {
            fill(store, games);
        }
        return data;
    }

    private static void fill(GameStore store, int games) {
        for (int i = 0; i < games; i++) {
            store.create(game("game" + i), new Seats(Map.of("control", ANNA.mark(), "white", "bert")));
        }
    }

    @ParameterizedTest
    @EnumSource
    void whateverIsChangedInAStoredGameIsNoticedAndTheOthersLive(Stores stores) {
        List<String> changes = List.of("game SET variant = 'theorie'", "game SET start = start + 1",
                "game SET white = 'level:1'", "game SET seconds = 1.25", "game SET length = 9",
                "game SET length = 99", "game SET result = 'BLACK_WON'", "game SET code = NULL",
                "game SET why_german = 'x'", "game SET paused = 1", "game SET delay = 0.75",
                "game SET version = version + 4", "game SET changed = 5", "game SET moved = 5",
                "game SET tags = '{\"a\":\"b\"}'", "game SET contents = 5", "game SET checksum = 5",
                "move SET move = move + 1 WHERE number = 3", "move SET made_by = 'human' WHERE number = 11",
                "move SET microseconds = NULL WHERE number = 2", "move SET score = 7 WHERE number = 0",
                "move SET exact = NULL WHERE number = 0", "move SET depth = 3 WHERE number = 9",
                "seat SET token_hash = 'thief' WHERE role = 'white'", "seat SET role = 'black' WHERE role = 'white'");
        try (Stores.Open open = stores.open(folder, CLOCK)) {
            GameStore store = open.store();
            fill(store, 3);
            Jdbi beside = open.beside();
            for (String change : changes) {
                String whose = (change.startsWith("game") ? " WHERE id" : " AND game_id") + " = 'game1'";
                int changed = beside.withHandle(handle -> handle.execute("UPDATE " + change + whose));
                assertThat(changed).isPositive();
                assertThatThrownBy(() -> store.load("game1")).as(change).isInstanceOfSatisfying(StoreException.class,
                        e -> assertThat(e.trouble()).isEqualTo(StoreException.Trouble.DAMAGED));
                // A list is made from the rows of the games, and looks at these only.
                List<String> listed = change.startsWith("game")
                        ? List.of("game0", "game2")
                        : List.of("game0", "game1", "game2");
                assertThat(store.gamesOf(ANNA, 0, 9)).as(change).containsExactlyInAnyOrderElementsOf(
                        listed.stream().map(id -> new GameSummary(game(id), CLOCK.instant())).toList());
                beside.useTransaction(handle -> Rows.delete(handle, "game1"));
                store.create(game("game1"), new Seats(Map.of("control", ANNA.mark(), "white", "bert")));
                assertThat(Samples.load(store, "game1")).isEqualTo(game("game1"));
            }
            assertThat(store.damaged()).isEqualTo(
                    changes.size() + changes.stream().filter(change -> change.startsWith("game")).count());
        }
    }

    @ParameterizedTest
    @EnumSource
    void aMoveThatIsMissingIsNoticed(Stores stores) {
        try (Stores.Open open = stores.open(folder, CLOCK)) {
            GameStore store = open.store();
            fill(store, 1);
            open.beside()
                    .useHandle(handle -> handle.execute("DELETE FROM move WHERE number = 11"));
            assertThatThrownBy(() -> store.load("game0")).isInstanceOf(StoreException.class);
        }
    }

    @Test
    void noFlippedBitOfTheFileChangesAGame() throws IOException {
        byte[] file = Files.readAllBytes(stored(MANY).resolve("games.sqlite"));
        Random random = new Random(11);
        Path data = Files.createDirectory(folder.resolve("flipped"));
        int noticed = 0;
        for (int i = 0; i < 150; i++) {
            byte[] flipped = file.clone();
            flipped[random.nextInt(file.length)] ^= (byte) (1 << random.nextInt(8));
            Files.write(data.resolve("games.sqlite"), flipped);
            Files.deleteIfExists(data.resolve("games.sqlite-wal"));
            Files.deleteIfExists(data.resolve("games.sqlite-shm"));
            noticed += lookAt(data) ? 1 : 0;
        }
        assertThat(noticed).isGreaterThan(20);
    }

    /** Every game is as it was stored, or said to be damaged; says whether any was. */
    private static boolean lookAt(Path data) {
        boolean noticed = false;
        try (DataDirectory directory = DataDirectory.take(data); GameStore store = GameStore.open(directory, CLOCK)) {
            for (String id : IntStream.range(0, MANY).mapToObj(i -> "game" + i).toList()) {
                try {
                    assertThat(store.load(id)).satisfiesAnyOf(kept -> assertThat(kept).isNull(),
                            kept -> assertThat(kept).extracting("record").isEqualTo(game(id)));
                } catch (StoreException _) {
                    noticed = true;
                }
            }
            store.gamesOf(ANNA, 0, 9).forEach(
                    summary -> assertThat(summary)
                            .isEqualTo(new GameSummary(game(summary.id()), CLOCK.instant())));
        } catch (NotationException | StoreException _) {
            noticed = true;
        }
        return noticed;
    }

    @Test
    void noBackupWithAFlippedBitIsRestored() throws IOException {
        Path data = stored(2);
        Path backup = folder.resolve("backup");
        Backup.write(data, backup);
        byte[] file = Files.readAllBytes(backup);
        Path damaged = folder.resolve("damaged");
        Path elsewhere = folder.resolve("elsewhere");
        Random random = new Random(32);
        for (int i = 0; i < 100; i++) {
            byte[] flipped = file.clone();
            // The seal itself among them.
            int place = i < 90 ? random.nextInt(file.length) : file.length - 1 - i % 48;
            flipped[place] ^= (byte) (1 << random.nextInt(8));
            Files.write(damaged, flipped);
            assertThatThrownBy(() -> Backup.restore(damaged, elsewhere)).as("byte %d", place)
                    .isInstanceOf(NotationException.class).hasMessageContaining("damaged");
        }
        for (int cut : new int[]{1, 47, 48, 49, 4_096 + 48}) {
            Files.write(damaged, Arrays.copyOf(file, file.length - cut));
            assertThatThrownBy(() -> Backup.restore(damaged, elsewhere)).isInstanceOf(NotationException.class);
        }
        assertThat(Backup.restore(backup, elsewhere).games()).isEqualTo(2);
    }

    @Test
    void aBackupNamesTheGamesThatWereDamagedBefore() {
        Path data = stored(3);
        Jdbi.create("jdbc:sqlite:" + data.resolve("games.sqlite"))
                .useHandle(handle -> handle.execute("UPDATE move SET score = 99 WHERE game_id = 'game1'"));
        Path backup = folder.resolve("backup");
        assertThat(Backup.write(data, backup).damaged()).containsExactly("game1");
        assertThat(Backup.restore(backup, data).damaged()).containsExactly("game1");
    }

    @Test
    void aBackupOfVersionOneHasNoChecksumAndIsRestored() throws IOException {
        Path old = folder.resolve("old");
        StoreFaultsTest.storeOfVersion(2, old);
        Path data = folder.resolve("data");
        assertThat(Backup.restore(old, data)).isEqualTo(new Backup.Contents(2, 6, List.of(), false));
        try (DataDirectory directory = DataDirectory.take(data); GameStore store = GameStore.open(directory, CLOCK)) {
            assertThat(Samples.load(store, "muehlegame12").past()).hasSize(3);
        }
        assertThat(Backup.write(data, folder.resolve("new")).damaged()).isEmpty();
    }
}
