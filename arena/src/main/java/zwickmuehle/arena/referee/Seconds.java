package zwickmuehle.arena.referee;

import java.math.BigDecimal;
import java.time.Duration;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;

/** Times as people and programs write them: {@code 30} or {@code 0.1}. */
public final class Seconds {
    /** Longer than anybody waits for a move. */
    private static final BigDecimal MOST = BigDecimal.valueOf(86_400);
    private static final int MOST_DIGITS = 9;
    private static final BigDecimal LEAST = new BigDecimal("0.001");

    private Seconds() {}

    /** The number alone, without needless zeros. */
    public static String number(Duration time) {
        return BigDecimal.valueOf(time.toNanos(), 9).stripTrailingZeros().toPlainString();
    }

    /** The number with its unit: {@code 0.1 s}. */
    public static String of(Duration time) {
        return number(time) + " s";
    }

    /** The inverse of {@link #number}, for times from a millisecond to a day. */
    public static Duration parse(String text) {
        if (!text.matches("[0-9]{1,9}(\\.[0-9]{1,9})?")) {
            throw noTime(text);
        }
        return parse(new BigDecimal(text));
    }

    /** The same for a number; it may have been written with an exponent, and be larger than memory if written out. */
    public static Duration parse(BigDecimal seconds) {
        if (seconds.compareTo(LEAST) < 0 || seconds.compareTo(MOST) > 0 || seconds.scale() > MOST_DIGITS) {
            throw noTime(seconds.toString());
        }
        return Duration.ofNanos(seconds.movePointRight(MOST_DIGITS).longValueExact());
    }

    private static NotationException noTime(String text) {
        return new NotationException("'%s' is no time: expected seconds from 0.001 to 86400, such as 30 or 0.1",
                "'%s' ist keine Zeit: erwartet werden Sekunden von 0.001 bis 86400, etwa 30 oder 0.1",
                Excerpt.of(text));
    }
}
