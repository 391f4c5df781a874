package zwickmuehle.arena.tournament;

import java.time.Duration;
import zwickmuehle.rules.Sentence;

/** Lengths of time as people say them: {@code 40 s}, {@code 8 to 13 hours}, {@code 50 minutes to 2 hours}. */
final class Span {
    private enum Unit {
        SECONDS(1, "s", "s"), MINUTES(60, "minutes", "Minuten"), HOURS(3_600, "hours", "Stunden"), DAYS(86_400, "days",
                "Tage");

        private final long seconds;
        private final Sentence name;

        Unit(long seconds, String english, String german) {
            this.seconds = seconds;
            this.name = new Sentence(english, german);
        }

        /** The largest of which there are two or more. */
        static Unit of(Duration time) {
            Unit fitting = SECONDS;
            for (Unit unit : values()) {
                fitting = time.toSeconds() >= 2 * unit.seconds ? unit : fitting;
            }
            return fitting;
        }

        long count(Duration time) {
            return Math.max(1, Math.round((double) time.toSeconds() / seconds));
        }
    }

    private Span() {}

    static Sentence of(Duration time) {
        Unit unit = Unit.of(time);
        return Sentence.of("%,d %s", "%,d %s", unit.count(time), unit.name);
    }

    static Sentence of(Duration from, Duration to) {
        Unit lower = Unit.of(from);
        Unit upper = Unit.of(to);
        return lower == upper && lower.count(from) != upper.count(to)
                ? Sentence.of("%,d to %s", "%,d bis %s", lower.count(from), of(to))
                : lower == upper ? of(to) : Sentence.of("%s to %s", "%s bis %s", of(from), of(to));
    }
}
