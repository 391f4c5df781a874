package zwickmuehle.web.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.rules.games.Games;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;
import zwickmuehle.play.record.MoveOrigin;
import zwickmuehle.play.record.MoveEntry;
import zwickmuehle.play.record.Evaluation;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.table.GameSummary;
import zwickmuehle.play.table.Ledger;
import zwickmuehle.play.table.Overtaken;
import zwickmuehle.play.table.Person;
import zwickmuehle.play.view.GameView;

class GameStoreTest {
    private static final InstantSource CLOCK = InstantSource.fixed(Instant.parse("2026-11-15T00:00:00Z"));

    @TempDir
    private Path data = Path.of("");

    private static GameState fresh() {
        Rules rules = Games.rules("viergewinnt", "7x6");
        return Samples.fresh("abc", rules, "human", "level:3", Duration.ofMillis(1500));
    }

    private static MoveEntry entry(int move) {
        return new MoveEntry(move, MoveOrigin.COMPUTER, Duration.ofMillis(12), new Evaluation(34, false, 5));
    }

    @ParameterizedTest
    @EnumSource
    void whatIsSavedIsLoaded(Stores stores) {
        try (Stores.Open open = stores.open(data, CLOCK)) {
            GameStore store = open.store();
            GameState record = fresh();
            Samples.create(store, record, "control", "hash");
            for (GameState after : new GameState[]{record.played(entry(3)),
                    record.played(entry(3)).played(entry(2)), record.played(entry(3)).played(entry(2)).undone(1),
                    record.played(entry(3)).played(new MoveEntry(5, MoveOrigin.HUMAN, null, null)),
                    record.judged(Verdict.resignedBy(record.setup().rules(), Side.BLACK)), record.restarted(),
                    record.paused(true)}) {
                Samples.save(store, record, after);
                assertThat(Samples.load(store, "abc")).isEqualTo(after);
                record = after;
            }
            assertThat(Samples.seats(store, "abc")).containsExactly(Map.entry("control", "hash"));
            assertThat(store.gamesOf(new Person("hash"), 0, 9)).hasSize(1);
            assertThat(store.load("unknown")).isNull();
        }
    }

    @ParameterizedTest
    @EnumSource
    void whoHasManyGamesPartsFromAllOfThem(Stores stores) {
        try (Stores.Open open = stores.open(data, CLOCK)) {
            GameStore store = open.store();
            Rules rules = Games.rules("viergewinnt", "7x6");
            Person person = new Person("hash");
            for (int i = 0; i < 130; i++) {
                Samples.create(store, Samples.fresh("g" + i, rules, "human", "human", Duration.ofMillis(1500)),
                        "control",
                        "hash");
            }
            Samples.create(store, Samples.fresh("other", rules, "human", "human", Duration.ofMillis(1500)), "control",
                    "another");
            assertThat(store.countOf(person)).isEqualTo(130);
            assertThat(store.part(person, "other")).isEqualTo(new Parted(List.of(), List.of()));
            assertThat(store.part(person, "g7").gone()).containsExactly("g7");
            assertThat(store.part(person).gone()).hasSize(129).doesNotHaveDuplicates();
            assertThat(store.countOf(person)).isZero();
            assertThat(store.load("other")).isNotNull();
        }
    }

    @ParameterizedTest
    @EnumSource
    void aChangeThatWasOvertakenIsRefusedAndChangesNothing(Stores stores) {
        try (Stores.Open open = stores.open(data, CLOCK)) {
            GameStore store = open.store();
            GameState record = fresh();
            Samples.create(store, record, "control", "hash");
            GameState moved = record.played(entry(3));
            Samples.save(store, record, moved);
            // Taken back and moved otherwise: as many moves as in the game that the latecomer saw.
            GameState other = moved.undone(1).played(entry(2));
            Samples.save(store, moved, moved.undone(1));
            Samples.save(store, moved.undone(1), other);
            assertThatThrownBy(() -> Samples.save(store, moved, moved.played(entry(4))))
                    .isInstanceOf(Overtaken.class);
            assertThatThrownBy(() -> store.save(new Ledger.Kept(moved, Samples.seats("control", "hash")),
                    new Ledger.Kept(moved.touched(), Samples.seats("white", "thief")))).isInstanceOf(Overtaken.class);
            assertThat(Samples.load(store, "abc")).isEqualTo(other);
            assertThat(Samples.seats(store, "abc")).containsExactly(Map.entry("control", "hash"));
        }
    }

    @Test
    void aStoreOfANewerVersionIsRefused() {
        try (DataDirectory directory = DataDirectory.take(data)) {
            Jdbi.create("jdbc:sqlite:" + directory.games())
                    .useHandle(handle -> handle.execute("PRAGMA user_version = 99"));
            assertThatThrownBy(() -> GameStore.open(directory, CLOCK)).isInstanceOf(NotationException.class)
                    .hasMessageContaining("version 99");
        }
    }

    /** A list replays nothing: it tells how games ended though their moves are gone. */
    @ParameterizedTest
    @EnumSource
    void aListIsMadeFromColumnsAlone(Stores stores) {
        try (Stores.Open open = stores.open(data, CLOCK)) {
            GameStore store = open.store();
            GameState record = fresh();
            for (int move : new int[]{3, 2, 3, 2, 3, 2, 3}) {
                record = record.played(entry(move));
            }
            Samples.create(store, record, "white", "hash");
            open.beside().useHandle(handle -> handle.execute("DELETE FROM move"));
            GameSummary line = store.gamesOf(new Person("hash"), 0, 9).getFirst();
            assertThat(line.outcome()).isEqualTo(GameView.outcome(record));
            assertThat(line.outcome().reason()).isEqualTo("four_in_a_row");
            assertThat(line.length()).isEqualTo(7);
            assertThat(line.white() + " " + line.black()).isEqualTo("human level:3");
        }
    }

    @ParameterizedTest
    @EnumSource
    void anEndByTheRulesIsNotTakenForAWordOfTheReferee(Stores stores) {
        try (Stores.Open open = stores.open(data, CLOCK)) {
            GameStore store = open.store();
            GameState record = fresh();
            for (int move : new int[]{3, 2, 3, 2, 3, 2, 3}) {
                record = record.played(entry(move));
            }
            Samples.create(store, record, "white", "hash");
            assertThat(Samples.load(store, "abc")).isEqualTo(record);
            GameState resigned = record.undone(1).judged(Verdict.resignedBy(record.setup().rules(), Side.BLACK));
            Samples.save(store, record, resigned);
            assertThat(store.gamesOf(new Person("hash"), 0, 9).getFirst().outcome())
                    .isEqualTo(GameView.outcome(resigned));
            Samples.save(store, resigned, resigned.judged(null));
            assertThat(store.gamesOf(new Person("hash"), 0, 9).getFirst().outcome().over()).isFalse();
        }
    }

    /** What one game reads for long keeps no other waiting. */
    @ParameterizedTest
    @EnumSource
    void severalReadAtOnce(Stores stores) throws InterruptedException {
        try (Stores.Open open = stores.open(data, CLOCK)) {
            GameStore store = open.store();
            Samples.create(store, fresh(), "control", "hash");
            CountDownLatch reading = new CountDownLatch(1);
            CountDownLatch release = new CountDownLatch(1);
            Thread slow = Thread.ofPlatform().start(() -> store.counted().ask(_ -> {
                reading.countDown();
                try {
                    release.await();
                } catch (InterruptedException _) {
                    Thread.currentThread().interrupt();
                }
                return 0;
            }));
            reading.await();
            assertThat(store.load("abc")).isNotNull();
            assertThat(store.gamesOf(new Person("hash"), 0, 9)).hasSize(1);
            assertThat(store.ready()).isTrue();
            release.countDown();
            slow.join();
        }
    }

    @Test
    void aStoreWithoutRoomIsNotReady() {
        try (DataDirectory directory = DataDirectory.take(data); GameStore store = GameStore.open(directory, CLOCK)) {
            set(store, "max_page_count = 1");
            assertThat(store.ready()).isFalse();
        }
        try (DataDirectory directory = DataDirectory.take(data); GameStore store = GameStore.open(directory, CLOCK)) {
            assertThat(store.ready()).isTrue();
        }
    }

    @Test
    void filesAreTheirOwnersInADirectoryThatWasThereBefore() throws IOException {
        Path shared = Files.createDirectory(data.resolve("shared"));
        assumeTrue(Files.getFileStore(shared).supportsFileAttributeView("posix"));
        Files.setPosixFilePermissions(shared, PosixFilePermissions.fromString("rwxr-xr-x"));
        try (DataDirectory directory = DataDirectory.take(shared);
                GameStore store = GameStore.open(directory, CLOCK)) {
            Samples.create(store, fresh(), "control", "hash");
            assertThat(modes(shared)).isNotEmpty().allMatch("rw-------"::equals);
        }
        // As version 1.0 has left them.
        Files.setPosixFilePermissions(shared.resolve("games.sqlite"), PosixFilePermissions.fromString("rw-r--r--"));
        try (DataDirectory _ = DataDirectory.take(shared)) {
            assertThat(modes(shared)).allMatch("rw-------"::equals);
        }
    }

    private static List<String> modes(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            List<String> modes = new ArrayList<>();
            for (Path file : files.toList()) {
                modes.add(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
            }
            return modes;
        }
    }

    private static void set(GameStore store, String pragma) {
        ((SqliteDatabase) store.database()).set(pragma);
    }
}
