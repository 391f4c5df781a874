package zwickmuehle.arena.record;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;

/** Times as records keep them: in seconds, to the millisecond. */
final class Milliseconds {
    private static final BigDecimal LEAST = new BigDecimal("0.001");
    private static final BigDecimal MOST = BigDecimal.valueOf(1_000_000_000);

    private Milliseconds() {}

    static String asSeconds(Duration time) {
        return BigDecimal.valueOf(time.toMillis(), 3).toPlainString();
    }

    /** The inverse. More than anybody can have taken for a move is refused, however it is written. */
    static Duration of(BigDecimal seconds) {
        if (seconds.compareTo(MOST) > 0) {
            throw new NotationException("'%s' is no time for a move: expected seconds, such as 0.25",
                    "'%s' ist keine Zeit für einen Zug: erwartet werden Sekunden, etwa 0.25",
                    Excerpt.of(seconds.toString()));
        }
        // What is next to nothing, or less, may have too many digits to round.
        return seconds.compareTo(LEAST) < 0
                ? Duration.ZERO
                : Duration.ofMillis(seconds.setScale(3, RoundingMode.DOWN).movePointRight(3).longValueExact());
    }
}
