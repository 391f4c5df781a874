package zwickmuehle.web.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Changes that share a commit: each is stored whole or not at all, and each thread learns what became of its own. */
class CommitsTest {
    @TempDir
    private Path directory;

    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch goOn = new CountDownLatch(1);

    private Jdbi database() {
        return Jdbi.create("jdbc:sqlite:" + directory.resolve("numbers.db"));
    }

    @BeforeEach
    void makeTable() {
        database().useHandle(handle -> handle.execute("CREATE TABLE number (value INTEGER PRIMARY KEY)"));
    }

    private List<Integer> stored() {
        return database().withHandle(
                handle -> handle.createQuery("SELECT value FROM number ORDER BY value").mapTo(Integer.class).list());
    }

    private static Consumer<Handle> insert(int value) {
        return handle -> handle.execute("INSERT INTO number VALUES (?)", value);
    }

    /** Keeps the store busy until the test says so. */
    private Consumer<Handle> slow(int value) {
        return handle -> {
            begun.countDown();
            try {
                goOn.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            insert(value).accept(handle);
        };
    }

    @Test
    void whatWaitsIsStoredTogether() throws InterruptedException, ExecutionException {
        Set<Thread> storing = ConcurrentHashMap.newKeySet();
        try (Commits commits = new Commits(database().open(), Duration.ofSeconds(30));
                ExecutorService threads = Executors.newCachedThreadPool()) {
            List<Future<?>> changes = new ArrayList<>();
            changes.add(threads.submit(() -> commits.store(slow(0))));
            begun.await();
            for (int i = 1; i <= 20; i++) {
                int value = i;
                changes.add(threads.submit(() -> commits.store(handle -> {
                    storing.add(Thread.currentThread());
                    insert(value).accept(handle);
                })));
            }
            while (commits.waiting() < 20) {
                Thread.sleep(5);
            }
            goOn.countDown();
            for (Future<?> change : changes) {
                change.get();
            }
        }
        assertThat(stored()).hasSize(21);
        assertThat(storing).hasSize(1);
    }

    @Test
    void oneThatFailsFailsAlone() throws InterruptedException, ExecutionException {
        try (Commits commits = new Commits(database().open(), Duration.ofSeconds(30));
                ExecutorService threads = Executors.newCachedThreadPool()) {
            Future<?> first = threads.submit(() -> commits.store(slow(0)));
            begun.await();
            Future<?> good = threads.submit(() -> commits.store(insert(1)));
            Future<?> bad = threads.submit(() -> commits.store(insert(7).andThen(insert(0))));
            Future<?> worse = threads.submit(() -> commits.store(_ -> {
                throw new IllegalArgumentException("no change at all");
            }));
            while (commits.waiting() < 3) {
                Thread.sleep(5);
            }
            goOn.countDown();
            first.get();
            good.get();
            assertThatThrownBy(bad::get).hasCauseInstanceOf(StoreException.class);
            assertThatThrownBy(worse::get).hasCauseInstanceOf(StoreException.class);
            commits.store(insert(2));
        }
        assertThat(stored()).containsExactly(0, 1, 2);
    }

    @Test
    void whoWaitsTooLongIsRefusedAndNotStoredLater() throws InterruptedException, ExecutionException {
        try (Commits commits = new Commits(database().open(), Duration.ofMillis(50));
                ExecutorService threads = Executors.newCachedThreadPool()) {
            Future<?> first = threads.submit(() -> commits.store(slow(0)));
            begun.await();
            assertThatThrownBy(() -> commits.store(insert(1))).isInstanceOf(StoreException.class)
                    .hasMessageContaining("busy");
            goOn.countDown();
            first.get();
            commits.store(insert(2));
        }
        assertThat(stored()).containsExactly(0, 2);
    }

    @Test
    void manyThreadsLoseNothing() throws InterruptedException, ExecutionException {
        try (Commits commits = new Commits(database().open(), Duration.ofSeconds(30));
                ExecutorService threads = Executors.newFixedThreadPool(16)) {
            List<Future<?>> changes = new ArrayList<>();
            for (int i = 0; i < 1_000; i++) {
                int value = i;
                changes.add(threads.submit(() -> commits.store(insert(value))));
            }
            for (Future<?> change : changes) {
                change.get();
            }
        }
        assertThat(stored()).hasSize(1_000);
    }
}
