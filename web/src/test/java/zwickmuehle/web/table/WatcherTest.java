package zwickmuehle.web.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class WatcherTest {
    private static final Message FIRST = new Message("game", 1, "first");
    private static final Message WHOLE = new Message("game", 1_001, "whole");

    private static Message next(Watcher watcher) throws InterruptedException {
        return Objects.requireNonNull(watcher.next(Duration.ofSeconds(5)));
    }

    @Test
    void messagesComeInOrder() throws InterruptedException {
        Watcher watcher = new Watcher(FIRST, () -> WHOLE, _ -> {});
        watcher.push(new Message("move", 2, "second"));
        assertThat(next(watcher)).isEqualTo(FIRST);
        assertThat(next(watcher).data()).isEqualTo("second");
        assertThat(watcher.next(Duration.ofMillis(1))).isNull();
    }

    @Test
    void whoFallsBehindGetsTheWholeGameInsteadOfAnEndlessQueue() throws InterruptedException {
        Watcher watcher = new Watcher(FIRST, () -> WHOLE, _ -> {});
        for (int version = 2; version <= 1_001; version++) {
            watcher.push(new Message("move", version, "move"));
        }
        assertThat(next(watcher)).isEqualTo(WHOLE);
        assertThat(watcher.next(Duration.ofMillis(1))).isNull();
        watcher.push(new Message("move", 1_002, "later"));
        assertThat(next(watcher).data()).isEqualTo("later");
    }

    /** A long game is a megabyte: a page that is slow does not keep 256 of them waiting. */
    @Test
    void whatWaitsIsBoundedByItsSize() throws InterruptedException {
        Watcher watcher = new Watcher(FIRST, () -> WHOLE, _ -> {});
        Message large = new Message("game", 2, "x".repeat(100_000));
        for (int i = 0; i < 200; i++) {
            watcher.push(large);
            assertThat(watcher.bytes()).isLessThanOrEqualTo(256 * 1024);
        }
        assertThat(next(watcher)).isEqualTo(WHOLE);
        assertThat(watcher.bytes()).isZero();
        watcher.push(new Message("game", 3, "y".repeat(10_000_000)));
        assertThat(next(watcher).version()).as("one is sent, however large").isEqualTo(3);
    }
}
