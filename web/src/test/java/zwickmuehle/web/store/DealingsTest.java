package zwickmuehle.web.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.table.Dealings;
import zwickmuehle.play.table.Ledger;
import zwickmuehle.play.table.Overtaken;
import zwickmuehle.play.table.Person;
import zwickmuehle.play.table.Proposal;
import zwickmuehle.play.table.Seats;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.games.Games;

/** What two players have to do with each other beside the board is stored with their game, on both ledgers. */
class DealingsTest {
    private static final Seats SEATS = new Seats(Map.of("control", "anna", "white", "anna", "black", "ben"));
    private static final Dealings.Open DRAW = new Dealings.Open(Proposal.DRAW, Side.WHITE, Duration.ofSeconds(60));

    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-11-18T08:00:00Z"));

    @TempDir
    private Path data = Path.of("");

    private static GameState game(String id) {
        return Samples.fresh(id, Games.rules("viergewinnt", "7x6"), "human", "human", Duration.ofSeconds(1));
    }

    private static Dealings loaded(GameStore store) {
        return Objects.requireNonNull(store.load("abc")).dealings();
    }

    private static Ledger.Kept proposing(GameStore store, Ledger.Kept before, Dealings.Open... offers) {
        Ledger.Kept after = new Ledger.Kept(before.record().touched(), SEATS, new Dealings(List.of(offers), null));
        store.save(before, after);
        return after;
    }

    @ParameterizedTest
    @EnumSource
    void anOfferIsStoredAndHoldsForItsVersionAndItsTime(Stores stores) {
        try (Stores.Open open = stores.open(data, now::get)) {
            GameStore store = open.store();
            store.create(game("abc"), SEATS);
            Ledger.Kept before = Objects.requireNonNull(store.load("abc"));
            assertThat(before.dealings()).isEqualTo(Dealings.NONE);
            Dealings.Open undo = new Dealings.Open(Proposal.UNDO, Side.BLACK, Duration.ofSeconds(30));
            Ledger.Kept proposed = proposing(store, before, DRAW, undo);
            assertThat(loaded(store).open()).containsExactlyInAnyOrder(DRAW, undo);
            now.updateAndGet(then -> then.plusSeconds(40));
            assertThat(loaded(store).open())
                    .containsExactly(new Dealings.Open(Proposal.DRAW, Side.WHITE, Duration.ofSeconds(20)));
            Ledger.Kept named = new Ledger.Kept(proposed.record().touched(), SEATS);
            store.save(proposed, named);
            assertThat(loaded(store).open()).as("at another version").isEmpty();
            proposing(store, named, DRAW);
            assertThat(loaded(store).open()).containsExactly(DRAW);
            assertThatThrownBy(() -> proposing(store, named, undo)).isInstanceOf(Overtaken.class);
            assertThat(loaded(store).open()).as("nothing of what was overtaken").containsExactly(DRAW);
            assertThat(store.index().delete("abc")).isTrue();
            int left = open.beside().withHandle(handle -> handle.createQuery("SELECT count(*) FROM offer")
                    .mapTo(Integer.class).one());
            assertThat(left).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource
    void ofTwoWhoBeginARematchAtOnceOneDoes(Stores stores) {
        try (Stores.Open open = stores.open(data, now::get)) {
            GameStore store = open.store();
            store.create(game("abc"), SEATS);
            Ledger.Kept before = Objects.requireNonNull(store.load("abc"));
            store.saveRematch(before, new Ledger.Kept(before.record().touched(), SEATS,
                    new Dealings(List.of(), "first")), game("first"), SEATS);
            assertThatThrownBy(() -> store.saveRematch(before, new Ledger.Kept(before.record().touched(), SEATS,
                    new Dealings(List.of(), "second")), game("second"), SEATS)).isInstanceOf(Overtaken.class);
            assertThat(loaded(store).next()).isEqualTo("first");
            assertThat(store.load("first")).isNotNull();
            assertThat(store.load("second")).isNull();
            assertThat(store.gamesOf(new Person("ben"), 0, 9)).hasSize(2);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aCodeIsTakenOnceAndReplacedByANewerOneOfTheSamePerson(Stores stores) {
        try (Stores.Open open = stores.open(data, now::get)) {
            HandoverStore codes = open.store().handovers();
            Instant until = now.get().plusSeconds(600);
            assertThat(codes.keep("first", new Person("anna"), "sealed", until, 2)).isTrue();
            assertThat(codes.keep("second", new Person("anna"), "again", until, 2)).isTrue();
            assertThat(codes.take("first")).isNull();
            assertThat(codes.keep("third", new Person("ben"), "other", until, 2)).isTrue();
            assertThat(codes.keep("fourth", new Person("carla"), "full", until, 2)).isFalse();
            assertThat(codes.take("second")).isEqualTo("again");
            assertThat(codes.take("second")).isNull();
            now.set(until);
            assertThat(codes.take("third")).isNull();
            codes.tidy();
            int left = open.beside().withHandle(handle -> handle.createQuery("SELECT count(*) FROM handover")
                    .mapTo(Integer.class).one());
            assertThat(left).isZero();
        }
    }
}
