package zwickmuehle.web.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import zwickmuehle.play.record.MoveOrigin;
import zwickmuehle.play.record.MoveEntry;
import zwickmuehle.play.record.GameState;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.games.Games;
import zwickmuehle.web.http.Settings;
import zwickmuehle.web.http.WebServer;

/** Games whose time is over go, and no others. */
class HousekeepingTest {
    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-11-15T00:00:00Z"));
    private final InstantSource clock = () -> Objects.requireNonNull(now.get());
    private final List<String> forgotten = new ArrayList<>();

    @TempDir
    private Path data = Path.of("");

    private static GameState game(String id) {
        return Samples.fresh(id, Games.rules("viergewinnt", "7x6"), "human", "human", Duration.ofSeconds(1));
    }

    private void later(int days) {
        now.updateAndGet(instant -> instant.plus(Duration.ofDays(days)));
    }

    private Housekeeping housekeeping(GameStore store, String keep) {
        return new Housekeeping(store, Keeping.parse(keep), clock, () -> List.of("there", "elsewhere"), forgotten::add);
    }

    @ParameterizedTest
    @EnumSource
    void aGameGoesSoLongAfterItsLastMove(Stores stores) {
        try (Stores.Open open = stores.open(data, clock)) {
            GameStore store = open.store();
            for (int i = 0; i < 250; i++) {
                Samples.create(store, game("old" + i), "control", "anna");
            }
            Samples.create(store, game("played"), "control", "anna");
            later(300);
            GameState moved = game("played").played(new MoveEntry(3, MoveOrigin.HUMAN, null, null));
            Samples.save(store, game("played"), moved);
            // Whatever is done without a move does not count.
            Samples.save(store, game("old7"), game("old7").paused(true));
            Housekeeping housekeeping = housekeeping(store, "365d");
            housekeeping.tidy();
            assertThat(forgotten).isEmpty();
            later(66);
            assertThat(housekeeping.deleteExpired()).isEqualTo(250);
            assertThat(forgotten).hasSize(250).contains("old7").doesNotContain("played");
            assertThat(store.index().ids(9)).containsExactly("played");
            assertThat(Samples.load(store, "played")).isEqualTo(moved);
            assertThat(housekeeping.expired()).isEqualTo(250);
            later(9_999);
            housekeeping(store, "forever").tidy();
            assertThat(store.index().count()).isEqualTo(1);
            long left = open.beside().withHandle(handle -> handle.createQuery(
                    "SELECT (SELECT count(*) FROM move) + (SELECT count(*) FROM seat) + (SELECT count(*) FROM hidden)")
                    .mapTo(Long.class).one());
            assertThat(left).as("the rows of the one game").isEqualTo(2);
        }
    }

    @ParameterizedTest
    @EnumSource
    void whereTheTimeCannotBeBelievedTheGameStays(Stores stores) {
        try (Stores.Open open = stores.open(data, clock)) {
            GameStore store = open.store();
            for (int i = 0; i < 120; i++) {
                Samples.create(store, game("a" + i));
            }
            Samples.create(store, game("z"));
            open.beside()
                    .useHandle(handle -> handle.execute("UPDATE game SET moved = moved - 99 WHERE id LIKE 'a%'"));
            later(400);
            assertThat(housekeeping(store, "52w").deleteExpired()).isEqualTo(1);
            assertThat(store.index().count()).isEqualTo(120);
        }
    }

    /** By a whole server, at its start. */
    @Test
    void aServerDeletesWhatIsTooOldWhenItIsStarted() throws InterruptedException {
        now.set(Instant.now().minus(Duration.ofHours(49)));
        try (DataDirectory directory = DataDirectory.take(data); GameStore store = GameStore.open(directory, clock)) {
            Samples.create(store, game("old"));
            later(1);
            Samples.create(store, game("newer"));
        }
        Settings settings = Settings.plain(0, data);
        try (WebServer _ = WebServer.start(settings.keeping(Keeping.parse("forever")))) {
            assertThat(stored()).containsExactlyInAnyOrder("old", "newer");
        }
        try (WebServer _ = WebServer.start(settings.keeping(Keeping.parse("48h")))) {
            for (int looks = 0; stored().size() > 1 && looks < 200; looks++) {
                Thread.sleep(50);
            }
            assertThat(stored()).containsExactly("newer");
        }
    }

    private List<String> stored() {
        return Jdbi.create("jdbc:sqlite:" + data.resolve("games.sqlite")).withHandle(
                handle -> handle.createQuery("SELECT id FROM game").mapTo(String.class).list());
    }

    @Test
    void gamesOfVersionOneCountFromTheFirstStartOfVersionTwo() throws IOException {
        StoreFaultsTest.storeOfVersion(2, data.resolve("games.sqlite"));
        now.set(Instant.parse("2030-01-01T00:00:00Z"));
        try (DataDirectory directory = DataDirectory.take(data); GameStore store = GameStore.open(directory, clock)) {
            Housekeeping housekeeping = housekeeping(store, "365d");
            later(364);
            assertThat(housekeeping.deleteExpired()).isZero();
            later(2);
            assertThat(housekeeping.deleteExpired()).isEqualTo(2);
        }
    }

    @Test
    void whatTheOperatorDeletesBesideTheServerIsForgottenThere() {
        try (DataDirectory directory = DataDirectory.take(data); GameStore store = GameStore.open(directory, clock)) {
            Samples.create(store, game("there"));
            Samples.create(store, game("elsewhere"));
            try (GameStore beside = GameStore.beside(data, clock)) {
                assertThat(beside.index().delete("elsewhere")).isTrue();
                assertThat(beside.index().delete("elsewhere")).isFalse();
            }
            housekeeping(store, "1h").forgetGone();
            assertThat(forgotten).containsExactly("elsewhere");
        }
    }

    @Test
    void anOldStoreThatAServerHoldsIsNotTouchedFromBeside() throws IOException {
        assertThatThrownBy(() -> GameStore.beside(data, clock)).isInstanceOf(NotationException.class)
                .hasMessageContaining("no stored games");
        StoreFaultsTest.storeOfVersion(2, data.resolve("games.sqlite"));
        byte[] before = Files.readAllBytes(data.resolve("games.sqlite"));
        try (DataDirectory _ = DataDirectory.take(data)) {
            assertThatThrownBy(() -> GameStore.beside(data, clock)).isInstanceOf(NotationException.class)
                    .hasMessageContaining("in use");
        }
        assertThat(Files.readAllBytes(data.resolve("games.sqlite"))).isEqualTo(before);
        try (GameStore beside = GameStore.beside(data, clock)) {
            assertThat(beside.index().count()).isEqualTo(2);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "365", "0d", "-1d", "1y", "1.5d", "100000d", "Forever", "d", "1d "})
    void whatIsNoTimeIsRefusedInOneSentence(String words) {
        assertThatThrownBy(() -> Keeping.parse(words)).isInstanceOf(NotationException.class)
                .hasMessageContaining("expected days like 365d");
    }

    @Test
    void timesAreDaysWeeksAndHours() {
        assertThat(Keeping.parse("365d")).isEqualTo(Keeping.USUAL);
        assertThat(Keeping.parse("8w").time()).isEqualTo(Duration.ofDays(56));
        assertThat(Keeping.parse("48h").time()).isEqualTo(Duration.ofDays(2));
        assertThat(Keeping.parse("forever").time()).isNull();
    }
}
