package zwickmuehle.web.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Servers whose own clocks are minutes apart tell the same time: that of the database they share. */
class DatabaseClockTest {
    private static final Instant AT_THE_DATABASE = Instant.parse("2026-11-18T08:00:00Z");

    @Test
    void clocksThatAreMinutesApartTellTheTimeOfTheDatabase() {
        AtomicLong one = new AtomicLong(-5);
        AtomicLong other = new AtomicLong(TimeUnit.MINUTES.toNanos(7));
        DatabaseClock first = new DatabaseClock(one::get);
        DatabaseClock second = new DatabaseClock(other::get);
        assertThatThrownBy(first::instant).isInstanceOf(IllegalStateException.class);
        first.heard(AT_THE_DATABASE.toEpochMilli(), one.get(), one.get());
        second.heard(AT_THE_DATABASE.toEpochMilli(), other.get(), other.get());
        assertThat(first.instant()).isEqualTo(second.instant()).isEqualTo(AT_THE_DATABASE);
        one.addAndGet(TimeUnit.SECONDS.toNanos(3));
        other.addAndGet(TimeUnit.SECONDS.toNanos(3));
        assertThat(first.instant()).isEqualTo(second.instant()).isEqualTo(AT_THE_DATABASE.plusSeconds(3));
    }

    /** What was said lies between the question and its answer: half of the time between them is the most it is wrong by. */
    @Test
    void aSlowAnswerMakesItWrongByHalfTheTimeItTook() {
        AtomicLong nanos = new AtomicLong();
        DatabaseClock clock = new DatabaseClock(nanos::get);
        nanos.set(TimeUnit.MILLISECONDS.toNanos(400));
        clock.heard(AT_THE_DATABASE.toEpochMilli(), 0, nanos.get());
        assertThat(Duration.between(AT_THE_DATABASE, clock.instant())).isEqualTo(Duration.ofMillis(200));
    }
}
