package zwickmuehle.arena.referee;

import java.math.BigDecimal;
import java.time.Duration;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;

/** Times as people and programs write them: {@code 30} or {@code 0.1}. */
public final class Seconds {
    /** Longer than anybody waits for a move. */
    private static final Duration LONGEST = Duration.ofDays(1);
    private static final Duration SHORTEST = Duration.ofMillis(1);
    private static final int MOST_DIGITS = 9;
    private static final int NANOS = 1_000_000_000;

    private Seconds() {}

    /** The number alone, without needless zeros. */
    public static String number(Duration time) {
        if (time.isNegative()) {
            return "-" + number(time.negated());
        }
        String fraction = Integer.toString(NANOS + time.getNano()).substring(1);
        int digits = fraction.length();
        while (digits > 0 && fraction.charAt(digits - 1) == '0') {
            digits--;
        }
        return time.getSeconds() + (digits == 0 ? "" : "." + fraction.substring(0, digits));
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
        int point = text.indexOf('.');
        String fraction = point < 0 ? "" : text.substring(point + 1);
        Duration time = Duration.ofSeconds(Long.parseLong(point < 0 ? text : text.substring(0, point)),
                Long.parseLong(fraction + "0".repeat(MOST_DIGITS - fraction.length())));
        if (time.compareTo(SHORTEST) < 0 || time.compareTo(LONGEST) > 0) {
            throw noTime(text);
        }
        return time;
    }

    /** The same for a number; it may have been written with an exponent, and be larger than memory if written out. */
    public static Duration parse(BigDecimal seconds) {
        if (seconds.compareTo(BigDecimal.valueOf(SHORTEST.toMillis(), 3)) < 0
                || seconds.compareTo(BigDecimal.valueOf(LONGEST.toSeconds())) > 0 || seconds.scale() > MOST_DIGITS) {
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
