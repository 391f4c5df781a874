package zwickmuehle.web.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.rules.games.Games;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;
import zwickmuehle.search.Oracle;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.record.Setup;
import zwickmuehle.play.record.TimeControl;
import zwickmuehle.play.table.Person;
import zwickmuehle.play.table.Seen;
import zwickmuehle.play.table.Table;
import zwickmuehle.web.thinking.Engines;
import zwickmuehle.web.thinking.PlayerShelf;
import zwickmuehle.web.thinking.ThinkingPool;

/** More games than are kept in memory: those that somebody just used stay, the others are found in the ledger again. */
class TablesTest {
    private static final int MORE_THAN_IN_MEMORY = 2_050;
    private static final int KEPT = 1_001;
    private static final long MUCH = 1L << 40;

    private final AtomicLong now = new AtomicLong();

    @Test
    void nobodyLosesTheTableHeIsSittingAt() {
        Engines engines = new Engines(List.of(), _ -> Oracle.NONE, 1 << 20, 1);
        try (PlayerShelf shelf = new PlayerShelf(engines);
                ThinkingPool pool = new ThinkingPool(1, 1);
                ScheduledExecutorService timer = timer();
                Tables tables = new Tables(
                        new ServerParts(new MemoryLedger(), new Generous(), shelf, pool, timer, now::get,
                                new SecureRandom(),
                                String::valueOf),
                        MUCH)) {
            Person person = tables.freshToken().person();
            String first = "";
            for (int i = 0; i < MORE_THAN_IN_MEMORY; i++) {
                String id = create(tables, person);
                first = i == 0 ? id : first;
                assertThat(play(tables, id, person, "d6", 0)).isEqualTo(1);
            }
            assertThat(tables.inMemory()).isEqualTo(MORE_THAN_IN_MEMORY);

            now.addAndGet(Duration.ofMinutes(1).toNanos());
            String last = create(tables, person);
            assertThat(tables.inMemory()).isLessThanOrEqualTo(KEPT);
            assertThat(play(tables, last, person, "d6", 0)).isEqualTo(1);
            assertThat(play(tables, first, person, "f4", 1)).isEqualTo(2);
        }
    }

    /** Nobody keeps others from playing by watching so many games that memory is full. */
    @Test
    void whatIsWatchedIsPutAwayWhenMemoryIsShortAndComesAgain() throws InterruptedException {
        Engines engines = new Engines(List.of(), _ -> Oracle.NONE, 1 << 20, 1);
        try (PlayerShelf shelf = new PlayerShelf(engines);
                ThinkingPool pool = new ThinkingPool(1, 1);
                ScheduledExecutorService timer = timer();
                Tables tables = new Tables(
                        new ServerParts(new MemoryLedger(), new Generous(), shelf, pool, timer, now::get,
                                new SecureRandom(), String::valueOf),
                        200_000)) {
            Person person = tables.freshToken().person();
            List<Watcher> watchers = new ArrayList<>();
            String first = create(tables, person);
            watchers.add(tables.watch(first, "client", null, false));
            for (int i = 0; i < 100; i++) {
                watchers.add(tables.watch(create(tables, person), "client", null, false));
                assertThat(tables.bytes()).isLessThan(300_000);
            }
            assertThat(watchers.stream().filter(Watcher::closed)).isNotEmpty();
            assertThat(play(tables, first, person, "d6", 0)).isEqualTo(1);
        }
    }

    /** Whoever has long games put away and fetched again and again would fill the memory with what waits for its clock. */
    @Test
    void aGameThatIsPutAwayIsKeptByNobodyThoughItsClockRuns() throws InterruptedException {
        Engines engines = new Engines(List.of(), _ -> Oracle.NONE, 1 << 20, 1);
        try (PlayerShelf shelf = new PlayerShelf(engines);
                ThinkingPool pool = new ThinkingPool(1, 1);
                ScheduledExecutorService timer = timer();
                Tables tables = new Tables(new ServerParts(new MemoryLedger(), new Generous(), shelf, pool, timer,
                        now::get, new SecureRandom(), String::valueOf), MUCH)) {
            Person person = tables.freshToken().person();
            String id = create(tables, person, TimeControl.parse("10800+0"));
            assertThat(play(tables, id, person, "d6", 0)).isEqualTo(1);
            assertThat(play(tables, id, person, "f4", 1)).isEqualTo(2);
            WeakReference<Table> table = tables.at(id, "client", WeakReference::new);
            tables.forget(id);
            for (int i = 0; table.get() != null && i < 100; i++) {
                System.gc();
                Thread.sleep(10);
            }
            assertThat(table.get()).isNull();
        }
    }

    /** What is still due when it is closed is not waited for: who is away is noticed after fifteen seconds. */
    private static ScheduledExecutorService timer() {
        ScheduledThreadPoolExecutor timer = new ScheduledThreadPoolExecutor(1);
        timer.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        return timer;
    }

    private static int play(Tables tables, String id, Person person, String move, int number) {
        return tables.at(id, "client", table -> table.play(person, move, new Seen(number, null)).moveNumber());
    }

    private static String create(Tables tables, Person person) {
        return create(tables, person, null);
    }

    private static String create(Tables tables, Person person, @Nullable TimeControl clock) {
        Rules rules = Games.rules("muehle", null);
        Setup setup = new Setup(tables.freshId(), rules, rules.start(), new PlayerSpec.Human(), new PlayerSpec.Human(),
                Duration.ofSeconds(1)).withClock(clock);
        return tables.create(GameState.fresh(setup, false), person, List.of(Side.WHITE, Side.BLACK), "client").id();
    }
}
