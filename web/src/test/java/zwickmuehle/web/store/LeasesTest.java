package zwickmuehle.web.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.referee.Answer;
import zwickmuehle.arena.referee.Deadline;
import zwickmuehle.arena.referee.FaultException;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.play.record.MoveOrigin;
import zwickmuehle.play.record.MoveEntry;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.record.Setup;
import zwickmuehle.play.record.TimeControl;
import zwickmuehle.play.table.Ledger;
import zwickmuehle.play.table.Overtaken;
import zwickmuehle.play.table.Seats;
import zwickmuehle.play.table.Thinking;
import zwickmuehle.postgres.Postgres;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.games.Games;
import zwickmuehle.search.Thought;
import zwickmuehle.web.thinking.LeasedThinking;

/** Two servers and the turns of computers, and of clocks: what the database decides between them. */
class LeasesTest {
    private static final Rules RULES = Games.rules("viergewinnt", "7x6");
    private static final Seats SEATS = new Seats(Map.of("control", "anna", "white", "anna"));

    private final StoreAddress address = StoreAddress.parse(Postgres.shared().fresh(), Postgres.shared().variables());
    private final GameStore one = GameStore.open(address);
    private final GameStore two = GameStore.open(address);
    private final Jdbi beside = Jdbi.create(address.address(), address.credentials());

    @AfterEach
    void close() {
        one.close();
        two.close();
    }

    private static Leases leases(GameStore store) {
        return Objects.requireNonNull(store.sharing()).leases();
    }

    private static MoveEntry entry(int move) {
        return new MoveEntry(move, MoveOrigin.COMPUTER, Duration.ofMillis(3), null);
    }

    /** A game in which the computer is to move. */
    private GameState waiting() {
        GameState record = Samples.fresh("lease", RULES, "human", "level:3", Duration.ofSeconds(1));
        one.create(record, SEATS);
        GameState moved = record.played(new MoveEntry(3, MoveOrigin.HUMAN, null, null));
        one.save(new Ledger.Kept(record, SEATS), new Ledger.Kept(moved, SEATS));
        return moved;
    }

    private static void think(GameStore store, GameState before, int move) {
        store.saveThought(new Ledger.Kept(before, SEATS), new Ledger.Kept(before.played(entry(move)), SEATS));
    }

    private void timeGoesBy() {
        beside.useHandle(handle -> handle.execute("UPDATE turn SET until = 1"));
    }

    @Test
    void aTurnBelongsToOneServer() {
        GameState record = waiting();
        assertThat(leases(one).take("lease", record.version())).isTrue();
        assertThat(leases(two).take("lease", record.version())).isFalse();
        assertThatThrownBy(() -> think(two, record, 2)).isInstanceOf(Overtaken.class);
        think(one, record, 4);
        assertThat(Samples.load(two, "lease").past()).hasSize(2);
        assertThat(leases(one).holds("lease")).isFalse();
        // The next turn is anybody's; the one that is over is nobody's.
        assertThat(leases(two).take("lease", record.version() + 2)).isTrue();
        timeGoesBy();
        assertThat(leases(one).take("lease", record.version())).isFalse();
    }

    /** The holder stood still beyond its time: another has taken over, and nothing of what it comes with is stored. */
    @Test
    void whatComesTooLateIsRefusedByTheStatementThatWouldStoreIt() {
        GameState record = waiting();
        assertThat(leases(one).take("lease", record.version())).isTrue();
        timeGoesBy();
        assertThat(leases(two).take("lease", record.version())).isTrue();
        assertThatThrownBy(() -> think(one, record, 5)).isInstanceOf(Overtaken.class);
        assertThat(Samples.load(one, "lease")).isEqualTo(record);
        think(two, record, 4);
        assertThat(Samples.load(one, "lease")).isEqualTo(record.played(entry(4)));
    }

    @Test
    void whoIsOverTimeButNotReplacedMayStillMove() {
        GameState record = waiting();
        assertThat(leases(one).take("lease", record.version())).isTrue();
        timeGoesBy();
        think(one, record, 5);
        assertThat(Samples.load(two, "lease")).isEqualTo(record.played(entry(5)));
    }

    @Test
    void aTurnOfAServerThatDiedIsFoundAndOneThatIsStoppedGivesItsTurnsBack() {
        GameState record = waiting();
        assertThat(leases(one).take("lease", record.version())).isTrue();
        assertThat(leases(two).orphans()).isEmpty();
        timeGoesBy();
        assertThat(leases(two).orphans()).containsExactly("lease");
        leases(one).renew();
        assertThat(leases(two).orphans()).isEmpty();
        leases(one).giveUpAll();
        assertThat(leases(two).take("lease", record.version())).isTrue();
    }

    @Test
    void onlyAServerThatHasAPlayerAsksForItsTurn() {
        GameState record = waiting();
        List<Thinking.Order> begun = new ArrayList<>();
        Thinking thinking = new Thinking() {
            @Override
            public Search begin(Order order, Listener listener) {
                begun.add(order);
                return new Search() {
                    @Override
                    public void hurry() {}

                    @Override
                    public void abandon() {}
                };
            }

            @Override
            public void forget(String gameId) {}
        };
        Thinking.Order order = new Thinking.Order("lease", record.version(), PlayerSpec.parseOffered("level:3"),
                record.game(), Duration.ofSeconds(1), Thinking.Urgency.AWAITED);
        Sharing sharing = Objects.requireNonNull(one.sharing());
        new LeasedThinking(thinking, sharing, _ -> false, (_, _) -> {}).begin(order, new Deaf());
        assertThat(begun).isEmpty();
        assertThat(leases(one).holds("lease")).isFalse();
        Thinking.Search search = new LeasedThinking(thinking, sharing, _ -> true, (_, _) -> {}).begin(order,
                new Deaf());
        assertThat(begun).containsExactly(order);
        assertThat(leases(one).holds("lease")).isTrue();
        search.abandon();
        assertThat(leases(one).holds("lease")).isFalse();
    }

    /** Somebody who does not listen. */
    private static final class Deaf implements Thinking.Listener {
        @Override
        public void progress(Thought soFar) {}

        @Override
        public void answered(Optional<Answer> answer, Deadline deadline) {}

        @Override
        public void fault(FaultException fault) {}

        @Override
        public void failed(RuntimeException failure) {}
    }

    @Test
    void aFlagFallsByTheDatabasesClock() {
        Seats both = new Seats(Map.of("control", "anna", "white", "anna", "black", "bert"));
        Setup setup = new Setup("flag", RULES, RULES.start(), PlayerSpec.parseOffered("human"),
                PlayerSpec.parseOffered("human"), Duration.ofSeconds(1))
                .withClock(new TimeControl(Duration.ofMinutes(10), Duration.ZERO));
        GameState record = GameState.fresh(setup, false);
        one.create(record, both);
        for (int move = 0; move < 3; move++) {
            GameState after = record.played(new MoveEntry(move, MoveOrigin.HUMAN, Duration.ofMillis(5), null));
            one.save(new Ledger.Kept(record, both), new Ledger.Kept(after, both));
            record = after;
        }
        assertThat(record.onTheClock()).isTrue();
        assertThat(Objects.requireNonNull(two.turnAge("flag"))).isLessThan(Duration.ofMinutes(9));
        Ledger.Kept before = new Ledger.Kept(record, both);
        Ledger.Kept flagged = new Ledger.Kept(record.judged(Verdict.outOfTime(RULES, record.mover())), both);
        assertThatThrownBy(() -> two.save(before, flagged)).isInstanceOf(Overtaken.class);
        beside.useHandle(handle -> handle.execute("UPDATE clock SET began = began - 660000"));
        assertThat(Objects.requireNonNull(two.turnAge("flag"))).isGreaterThan(Duration.ofMinutes(10));
        two.save(before, flagged);
        assertThat(Samples.load(one, "flag").over()).isTrue();
    }

    /** Who leaves stops the clock, and who sits down again finds it as it was. */
    @Test
    void aSeatThatIsFreeStopsTheClockAndTurnsItNotBack() {
        Seats both = new Seats(Map.of("control", "anna", "white", "anna", "black", "bert"));
        Seats left = new Seats(Map.of("control", "bert", "black", "bert"));
        Setup setup = new Setup("stands", RULES, RULES.start(), PlayerSpec.parseOffered("human"),
                PlayerSpec.parseOffered("human"), Duration.ofSeconds(1))
                .withClock(new TimeControl(Duration.ofSeconds(100), Duration.ZERO));
        GameState record = GameState.fresh(setup, false);
        one.create(record, both);
        for (int move = 0; move < 2; move++) {
            GameState after = record.played(new MoveEntry(move, MoveOrigin.HUMAN, Duration.ofMillis(5), null));
            one.save(new Ledger.Kept(record, both), new Ledger.Kept(after, both));
            record = after;
        }
        beside.useHandle(handle -> handle.execute("UPDATE clock SET began = began - 50000"));
        one.save(new Ledger.Kept(record, both), new Ledger.Kept(record.touched(), left));
        assertThat(began()).as("it stands").isBetween(-90_000L, -50_000L);
        long stands = Objects.requireNonNull(two.turnAge("stands")).toMillis();
        assertThat(stands).isBetween(50_000L, 90_000L);
        record = record.touched();
        two.save(new Ledger.Kept(record, left), new Ledger.Kept(record.touched(), both));
        assertThat(began()).as("it runs").isPositive();
        assertThat(Objects.requireNonNull(one.turnAge("stands")).toMillis()).isGreaterThanOrEqualTo(stands)
                .isLessThan(stands + 40_000);
        record = record.touched();
        two.save(new Ledger.Kept(record, both), new Ledger.Kept(record.touched(), left));
        record = record.touched();
        GameState moved = record.played(new MoveEntry(4, MoveOrigin.HUMAN, Duration.ofMillis(5), null));
        two.save(new Ledger.Kept(record, left), new Ledger.Kept(moved, left));
        assertThat(began()).as("the next turn has had nothing yet").isZero();
    }

    private long began() {
        return beside.withHandle(handle -> handle.createQuery("SELECT began FROM clock WHERE game_id = 'stands'")
                .mapTo(Long.class).one());
    }
}
