package zwickmuehle.play.view;

import java.time.Duration;

/** Times as the page reads and writes them: seconds as a number. */
public final class Times {
    private Times() {}

    public static double seconds(Duration time) {
        return time.toNanos() / 1e9;
    }

    public static Duration of(double seconds) {
        return Duration.ofNanos(Math.round(1e9 * seconds));
    }

    /** To the millisecond: more digits tell nobody anything. */
    public static double rounded(long nanos) {
        return Math.round(nanos / 1e6) / 1e3;
    }
}
