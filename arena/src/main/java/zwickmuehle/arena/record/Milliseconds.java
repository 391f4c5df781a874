package zwickmuehle.arena.record;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;

/** Times as records keep them: in seconds, to the millisecond. */
final class Milliseconds {
    private static final int MOST = 1_000_000_000;
    private static final int A_SECOND = 1_000;
    private static final int DIGITS = 3;

    private Milliseconds() {}

    static String asSeconds(Duration time) {
        long millis = Math.abs(time.toMillis());
        return (time.toMillis() < 0 ? "-" : "") + millis / A_SECOND + "."
                + Long.toString(A_SECOND + millis % A_SECOND).substring(1);
    }

    /** The inverse, of digits with or without a point; what is less than a millisecond is left out. */
    static Duration of(String seconds) {
        int point = seconds.indexOf('.');
        String fraction = (point < 0 ? "" : seconds.substring(point + 1)) + "000";
        return Duration.ofMillis(A_SECOND * Long.parseLong(point < 0 ? seconds : seconds.substring(0, point))
                + Long.parseLong(fraction.substring(0, DIGITS)));
    }

    /** The same for a number. More than anybody can have taken for a move is refused, however it is written. */
    static Duration of(BigDecimal seconds) {
        if (seconds.compareTo(BigDecimal.valueOf(MOST)) > 0) {
            throw new NotationException("'%s' is no time for a move: expected seconds, such as 0.25",
                    "'%s' ist keine Zeit für einen Zug: erwartet werden Sekunden, etwa 0.25",
                    Excerpt.of(seconds.toString()));
        }
        // What is next to nothing, or less, may have too many digits to round.
        return seconds.compareTo(BigDecimal.valueOf(1, DIGITS)) < 0
                ? Duration.ZERO
                : Duration
                        .ofMillis(seconds.setScale(DIGITS, RoundingMode.DOWN).movePointRight(DIGITS).longValueExact());
    }
}
