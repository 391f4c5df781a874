package zwickmuehle.web.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zwickmuehle.web.store.TournamentStore.Evidence;
import zwickmuehle.web.store.TournamentStore.Lease;
import zwickmuehle.web.store.TournamentStore.Outcome;
import zwickmuehle.web.store.TournamentStore.Place;

class TournamentStoreTest {
    private static final Place GAME = new Place("1.1.1", 1, 1, 1, 0, 1);
    private static final long LONG = 60_000;

    @TempDir
    private Path data = Path.of("");

    private interface Work {
        void with(TournamentStore store) throws Exception;
    }

    private void in(Stores kind, Work work) throws Exception {
        try (Stores.Open open = kind.open(data, InstantSource.system())) {
            TournamentStore store = open.store().tournaments();
            assertThat(store.open("t", "{\"seed\":\"1\"}")).isEqualTo("{\"seed\":\"1\"}");
            work.with(store);
        }
    }

    private static Lease lease(TournamentStore store, String worker, long millis) {
        return Objects.requireNonNull(store.lease("t", GAME, worker, millis));
    }

    @ParameterizedTest
    @EnumSource(Stores.class)
    void oneHoldsAGameAndItsResultCountsOnce(Stores kind) throws Exception {
        in(kind, store -> {
            Lease lease = lease(store, "a", LONG);
            assertThat(lease.epoch()).isEqualTo(1);
            assertThat(store.lease("t", GAME, "b", LONG)).isNull();
            assertThat(store.renew("t", List.of(lease), LONG)).isEmpty();
            assertThat(store.count("t", lease, "{}")).isEqualTo(Outcome.COUNTED);
            // Whoever did not hear the answer says it again.
            assertThat(store.count("t", lease, "{}")).isEqualTo(Outcome.KNOWN);
            assertThat(store.renew("t", List.of(lease), LONG)).containsExactly(lease);
            assertThat(store.lease("t", GAME, "b", LONG)).isNull();
            assertThat(store.counted("t")).singleElement().satisfies(counted -> {
                assertThat(counted.place()).isEqualTo(GAME);
                assertThat(counted.record()).isEqualTo("{}");
            });
        });
    }

    @ParameterizedTest
    @EnumSource(Stores.class)
    void whoIsSilentBeyondItsLeaseLosesTheGameAndItsResultDoesNotCount(Stores kind) throws Exception {
        in(kind, store -> {
            Lease lost = lease(store, "a", 1);
            Thread.sleep(20);
            // Nobody else has it yet, and still it is too late.
            assertThat(store.count("t", lost, "late")).isEqualTo(Outcome.LATE);
            assertThat(store.renew("t", List.of(lost), LONG)).containsExactly(lost);
            Lease next = lease(store, "b", LONG);
            assertThat(next.epoch()).isEqualTo(2);
            assertThat(store.count("t", lost, "late")).isEqualTo(Outcome.LATE);
            assertThat(store.count("t", new Lease("1.1.1", 2, "a"), "stolen")).isEqualTo(Outcome.LATE);
            assertThat(store.count("t", next, "right")).isEqualTo(Outcome.COUNTED);
            assertThat(store.count("t", lost, "late")).isEqualTo(Outcome.LATE);
            assertThat(store.counted("t")).extracting(TournamentStore.Counted::record).containsExactly("right");
            for (int i = 0; i < 20; i++) {
                store.keep("t", new Evidence("1.1.1", i, "a", "late", "late"));
            }
            assertThat(store.evidence("t")).hasSize(8);
        });
    }

    @ParameterizedTest
    @EnumSource(Stores.class)
    void ofManyAtOnceOneGetsTheGameAndOneCounts(Stores kind) throws Exception {
        in(kind, store -> {
            List<Callable<Boolean>> takers = new ArrayList<>();
            for (int i = 0; i < 16; i++) {
                String worker = "w" + i;
                takers.add(() -> store.lease("t", GAME, worker, LONG) != null);
            }
            assertThat(successes(takers)).isEqualTo(1);
            Place other = new Place("1.2.1", 1, 2, 1, 2, 3);
            Lease lease = Objects.requireNonNull(store.lease("t", other, "a", LONG));
            List<Callable<Boolean>> counters = new ArrayList<>();
            for (int i = 0; i < 16; i++) {
                String record = "r" + i;
                counters.add(() -> store.count("t", lease, record) == Outcome.COUNTED);
            }
            assertThat(successes(counters)).isEqualTo(1);
            assertThat(store.counted("t")).hasSize(1);
        });
    }

    private static long successes(List<Callable<Boolean>> work) throws Exception {
        long successes = 0;
        try (ExecutorService threads = Executors.newFixedThreadPool(work.size())) {
            for (Future<Boolean> done : threads.invokeAll(work)) {
                successes += done.get() ? 1 : 0;
            }
        }
        return successes;
    }

    @ParameterizedTest
    @EnumSource(Stores.class)
    void aJournalBringsInWhatHasNoResultYetAndASpoiledGameIsPlayedAgain(Stores kind) throws Exception {
        in(kind, store -> {
            assertThat(store.bring("t", GAME, "journal")).isTrue();
            assertThat(store.bring("t", GAME, "another")).isFalse();
            assertThat(store.lease("t", GAME, "a", LONG)).isNull();
            Place other = new Place("1.2.1", 1, 2, 1, 2, 3);
            Lease lease = Objects.requireNonNull(store.lease("t", other, "a", LONG));
            assertThat(store.spoil("t", lease)).isEqualTo(1);
            assertThat(store.spoil("t", lease)).as("said twice").isEqualTo(1);
            assertThat(store.count("t", lease, "{}")).isEqualTo(Outcome.LATE);
            assertThat(Objects.requireNonNull(store.lease("t", other, "b", LONG)).epoch()).isEqualTo(2);
            assertThat(store.counted("t")).extracting(TournamentStore.Counted::record).containsExactly("journal");
            store.change("t", 0, "first");
            store.change("t", 1, "second");
            assertThat(store.changes("t")).containsExactly("first", "second");
        });
    }
}
