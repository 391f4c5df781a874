package zwickmuehle.web.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zwickmuehle.rules.games.Games;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.play.record.MoveOrigin;
import zwickmuehle.play.record.MoveEntry;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.table.Person;

/** The disk full, the file locked, the clock wrong, the file damaged: nothing acknowledged is lost, and it goes on. */
class StoreFaultsTest {
    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-11-15T00:00:00Z"));
    private final InstantSource clock = () -> Objects.requireNonNull(now.get());

    @TempDir
    private Path data = Path.of("");

    private static GameState fresh(String id) {
        Rules rules = Games.rules("muehle", "theorie");
        return Samples.fresh(id, rules, "human", "human", Duration.ofSeconds(1));
    }

    private static GameState oneMore(GameState record) {
        return record.played(new MoveEntry(record.game().legalMoves()[0], MoveOrigin.HUMAN, null, null));
    }

    @Test
    void aFullDiskRefusesWithoutHarmAndPlayGoesOnWhenThereIsRoom() {
        try (DataDirectory directory = DataDirectory.take(data); GameStore store = GameStore.open(directory, clock)) {
            GameState kept = fresh("kept");
            Samples.create(store, kept, "control", "hash");
            set(store, "max_page_count = 1");
            GameState stored = kept;
            StoreException full = null;
            for (int i = 0; full == null && i < 1_000; i++) {
                try {
                    Samples.create(store, fresh("filler" + i), "control", "x".repeat(2_000));
                } catch (StoreException e) {
                    full = e;
                }
            }
            assertThat(Objects.requireNonNull(full).trouble()).isEqualTo(StoreException.Trouble.FULL);
            assertThat(Samples.load(store, "kept")).isEqualTo(stored);
            set(store, "max_page_count = 1000000");
            GameState after = oneMore(stored);
            Samples.save(store, stored, after);
            assertThat(Samples.load(store, "kept")).isEqualTo(after);
            assertThat(store.failures()).isEqualTo(1);
        }
        assertIntact();
    }

    @Test
    void aLockedStoreIsBusyForAMomentAndWorksAfterwards() {
        try (DataDirectory directory = DataDirectory.take(data); GameStore store = GameStore.open(directory, clock)) {
            GameState record = fresh("game");
            Samples.create(store, record);
            GameState after = oneMore(record);
            try (Handle other = Jdbi.create("jdbc:sqlite:" + directory.games()).open()) {
                other.execute("BEGIN IMMEDIATE");
                assertThatThrownBy(() -> Samples.save(store, record, after)).isInstanceOfSatisfying(
                        StoreException.class,
                        e -> assertThat(e.trouble()).isEqualTo(StoreException.Trouble.BUSY));
                assertThat(Samples.load(store, "game")).isEqualTo(record);
                other.execute("ROLLBACK");
            }
            Samples.save(store, record, after);
            assertThat(Samples.load(store, "game")).isEqualTo(after);
        }
        assertIntact();
    }

    @ParameterizedTest
    @EnumSource
    void aClockThatJumpsLosesNothing(Stores stores) {
        try (Stores.Open open = stores.open(data, clock)) {
            GameStore store = open.store();
            GameState record = fresh("game");
            Samples.create(store, record, "control", "hash");
            for (String time : List.of("2099-01-01T00:00:00Z", "1970-01-01T00:00:00Z", "1901-12-13T20:45:52Z",
                    "2026-11-15T00:00:01Z", "2026-10-25T02:30:00Z")) {
                now.set(Instant.parse(time));
                GameState after = oneMore(record);
                Samples.save(store, record, after);
                assertThat(Samples.load(store, "game")).isEqualTo(after);
                assertThat(store.gamesOf(new Person("hash"), 0, 9)).hasSize(1);
                record = after;
            }
        }
    }

    @Test
    void whatIsNoStoreIsRefusedInOneSentence() throws IOException {
        Files.writeString(data.resolve("games.sqlite"),
                "this is no database, but long enough to look like one. ".repeat(100));
        try (DataDirectory directory = DataDirectory.take(data)) {
            assertThatThrownBy(() -> GameStore.open(directory, clock)).isInstanceOf(NotationException.class)
                    .hasMessageContaining("games.sqlite is no file of stored games");
        }
    }

    /** For every version that was ever released there is a store of that version, made as the program then made it. */
    @Test
    void storesOfAllReleasedVersionsAreBroughtUpToDate() throws IOException {
        for (int version = 1; version <= Schema.newest(); version++) {
            Path folder = Files.createDirectory(data.resolve("version-" + version));
            storeOfVersion(version, folder.resolve("games.sqlite"));
            try (DataDirectory directory = DataDirectory.take(folder);
                    GameStore store = GameStore.open(directory, clock)) {
                GameState muehle = Samples.load(store, "muehlegame12");
                assertThat(muehle.game().toString()).isEqualTo("EEEEEEEEEEEEEEEEEEEEEEEE 9 9 w d6 f4 d2");
                assertThat(muehle.future()).hasSize(1);
                assertThat(muehle.past().get(1).evaluation()).isNotNull();
                GameState four = Samples.load(store, "viergewinnt1");
                assertThat(four.game().length()).isEqualTo(2);
                assertThat(Objects.requireNonNull(four.verdict()).sentence().german())
                        .isEqualTo("Schwarz gewinnt: Weiß hat aufgegeben");
                assertThat(Samples.seats(store, "muehlegame12")).containsOnlyKeys("control", "white");
                Samples.save(store, muehle, oneMore(muehle));
            }
        }
    }

    static void storeOfVersion(int version, Path file) throws IOException {
        String fixture = new String(Objects.requireNonNull(
                StoreFaultsTest.class.getResourceAsStream("version-" + version + ".sql"), "version " + version)
                .readAllBytes(), StandardCharsets.UTF_8);
        Jdbi.create("jdbc:sqlite:" + file).useHandle(handle -> {
            for (String statement : fixture.split(";\n", -1)) {
                if (!statement.isBlank()) {
                    handle.execute(statement);
                }
            }
        });
    }

    private void assertIntact() {
        String verdict = Jdbi.create("jdbc:sqlite:" + data.resolve("games.sqlite")).withHandle(
                handle -> handle.createQuery("PRAGMA integrity_check").mapTo(String.class).first());
        assertThat(verdict).isEqualTo("ok");
    }

    private static void set(GameStore store, String pragma) {
        ((SqliteDatabase) store.database()).set(pragma);
    }
}
