package zwickmuehle.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

final class ThreadGapsTest {
    private static final long MILLI = 1_000_000;

    private final ThreadGaps pulse = new ThreadGaps();

    @Test
    void largestGapCountsAndFadesFromThoughtToThought() {
        pulse.beat(0);
        pulse.beat(10 * MILLI);
        pulse.beat(11 * MILLI);
        assertThat(pulse.largestGap()).isEqualTo(10 * MILLI);
        assertThat(pulse.calm()).isFalse();
        for (int i = 0; i < 20; i++) {
            pulse.begin();
        }
        pulse.beat(500 * MILLI);
        assertThat(pulse.calm()).isTrue();
    }

    /** Kept waiting for 8 ms in the middle, it may be kept so again: the thought ends 16 ms before it otherwise would. */
    @Test
    void watchExpiresEarlierForAThreadThatWasKeptWaiting() {
        assertThat(millisUntilExpired(0)).isEqualTo(93);
        assertThat(millisUntilExpired(8)).isEqualTo(78);
        assertThat(millisUntilExpired(60)).isLessThan(94);
    }

    private static long millisUntilExpired(int gapMillis) {
        AtomicLong now = new AtomicLong();
        ThinkingLimit watch = new ThinkingLimit(now::get, Duration.ofMillis(100), () -> false);
        ThreadGaps steady = new ThreadGaps();
        while (!watch.expired(steady)) {
            now.addAndGet(now.get() == 20 * MILLI && gapMillis > 0 ? gapMillis * MILLI : MILLI / 1_000);
        }
        return now.get() / MILLI;
    }
}
