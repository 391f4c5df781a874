package zwickmuehle.web.thinking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** One thread, a clock made by hand, and clients who want more than their share. */
class FairThreadsTest {
    private final AtomicLong now = new AtomicLong();
    private final FairThreads threads = new FairThreads(1, 100, Integer.MAX_VALUE, Duration.ofSeconds(1), "test-",
            now::get);
    private final List<String> order = new CopyOnWriteArrayList<>();
    private final CountDownLatch release = new CountDownLatch(1);
    private final CountDownLatch begun = new CountDownLatch(1);

    @AfterEach
    void end() throws InterruptedException {
        release.countDown();
        threads.close();
        threads.await(TimeUnit.SECONDS.toNanos(5));
    }

    /** Occupies the one thread until the test lets it go. */
    private FakeTask occupy(String client, boolean idle) throws InterruptedException {
        FakeTask task = new FakeTask(client, idle, () -> {
            begun.countDown();
            try {
                release.await();
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
        });
        threads.execute(task);
        begun.await();
        return task;
    }

    private FakeTask noting(String client, boolean idle) {
        FakeTask task = new FakeTask(client, idle, () -> order.add(client));
        threads.execute(task);
        return task;
    }

    private void runAll() throws InterruptedException {
        release.countDown();
        while (threads.waiting() > 0 || threads.running() > 0) {
            Thread.sleep(1);
        }
    }

    @Test
    void whoHasHadLessIsServedBeforeWhoAskedFirst() throws InterruptedException {
        occupy("greedy", false);
        for (int i = 0; i < 5; i++) {
            noting("greedy", false);
        }
        noting("modest", false);
        now.set(Duration.ofSeconds(30).toNanos());
        runAll();
        assertThat(order).hasSize(6).first().isEqualTo("modest");
    }

    @Test
    void computersThatPlayEachOtherComeLast() throws InterruptedException {
        occupy("a", false);
        noting("idle", true);
        noting("b", false);
        noting("b", false);
        runAll();
        assertThat(order).containsExactly("b", "b", "idle");
    }

    @Test
    void aLongSearchIsHurriedWhenOthersWaitAndNotBefore() throws InterruptedException {
        FakeTask search = occupy("a", false);
        now.set(Duration.ofSeconds(60).toNanos());
        threads.relieve();
        assertThat(search.hurried).as("nobody waits").isFalse();
        noting("b", false);
        threads.relieve();
        assertThat(search.hurried).isTrue();
    }

    @Test
    void aSearchHasItsSliceEvenIfOthersWait() throws InterruptedException {
        FakeTask search = occupy("a", false);
        noting("b", false);
        now.set(Duration.ofMillis(900).toNanos());
        threads.relieve();
        assertThat(search.hurried).isFalse();
    }

    @Test
    void computersThatPlayEachOtherMakeRoomAtOnce() throws InterruptedException {
        FakeTask search = occupy("a", true);
        noting("c", true);
        threads.relieve();
        assertThat(search.hurried).as("another idle one has to wait").isFalse();
        noting("b", false);
        threads.relieve();
        assertThat(search.hurried).isTrue();
    }

    @Test
    void whatWaitsAtTheEndIsDroppedAndNothingNewIsTaken() throws InterruptedException {
        occupy("a", false);
        FakeTask waiting = noting("b", false);
        threads.close();
        assertThat(waiting.dropped).isTrue();
        assertThatThrownBy(() -> noting("c", false)).isInstanceOf(RejectedExecutionException.class);
    }

    @Test
    void whatNobodyWaitsForMakesRoom() throws InterruptedException {
        occupy("a", false);
        FakeTask waiting = noting("b", false);
        noting("c", false);
        threads.withdraw(waiting);
        assertThat(threads.waiting()).isEqualTo(1);
        runAll();
        assertThat(order).containsExactly("c");
    }

    /** Whoever fills all places has to give some back when others come. */
    @Test
    void whoHasMostWaitingMakesRoomForOthers() throws InterruptedException {
        occupy("a", false);
        List<FakeTask> greedy = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            greedy.add(noting("greedy", false));
        }
        noting("modest", false);
        assertThat(threads.waiting()).isEqualTo(100);
        while (!greedy.getLast().dropped.get()) {
            Thread.sleep(1);
        }
        assertThatThrownBy(() -> noting("greedy", false)).isInstanceOf(RejectedExecutionException.class);
    }

    @Test
    void oneClientNeverHasAllThreadsWhereNobodyCanBeHurried() throws InterruptedException {
        FairThreads programs = new FairThreads(2, 100, 1, Duration.ofDays(1), "program-", now::get);
        CountDownLatch end = new CountDownLatch(1);
        CountDownLatch other = new CountDownLatch(1);
        List<String> greedy = new CopyOnWriteArrayList<>();
        for (int i = 0; i < 3; i++) {
            programs.execute(new FakeTask("greedy", false, () -> {
                greedy.add("begun");
                try {
                    end.await();
                } catch (InterruptedException _) {
                    Thread.currentThread().interrupt();
                }
            }));
        }
        programs.execute(new FakeTask("modest", false, other::countDown));
        other.await();
        assertThat(greedy).hasSizeLessThanOrEqualTo(1);
        end.countDown();
        while (greedy.size() < 3) {
            Thread.sleep(1);
        }
        programs.close();
    }

    @Test
    void whatRunsAtTheEndIsHurried() throws InterruptedException {
        FakeTask search = occupy("a", false);
        threads.close();
        assertThat(search.hurried).isTrue();
    }
}
