package zwickmuehle.arena.record;

import java.math.BigDecimal;
import java.time.Duration;

/** Times as records keep them: in seconds, to the millisecond. */
final class Milliseconds {
    private Milliseconds() {}

    static String asSeconds(Duration time) {
        return BigDecimal.valueOf(time.toMillis(), 3).toPlainString();
    }

    static Duration parse(String seconds) {
        return Duration.ofMillis(new BigDecimal(seconds).movePointRight(3).longValue());
    }
}
