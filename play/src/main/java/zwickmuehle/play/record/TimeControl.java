package zwickmuehle.play.record;

import java.time.Duration;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.Side;

/**
 * How long two people may think: a time for the whole game, and something more for every move made, as Fischer had it.
 * Written as seconds, {@code 300+3}.
 *
 * <p>What is left to a side follows from the times of its moves, so nothing else is stored: a move taken back gives its
 * time back. The first move of each side is free, so that nobody loses time before the other has come.
 */
public record TimeControl(Duration base, Duration increment) {
    private static final int FREE_MOVES = 2;
    private static final Duration LEAST_BASE = Duration.ofSeconds(10);
    private static final Duration MOST_BASE = Duration.ofHours(3);
    private static final Duration MOST_INCREMENT = Duration.ofMinutes(1);

    public TimeControl {
        if (base.compareTo(LEAST_BASE) < 0 || base.compareTo(MOST_BASE) > 0 || increment.isNegative()
                || increment.compareTo(MOST_INCREMENT) > 0) {
            throw Refusal.malformed(
                    "a clock of %d + %d seconds: expected 10 to 10800 for the game and 0 to 60 for a move",
                    "eine Uhr mit %d + %d Sekunden: erwartet werden 10 bis 10800 für die Partie und 0 bis 60 je Zug",
                    base.toMillis() / 1000, increment.toMillis() / 1000);
        }
    }

    public static TimeControl parse(String text) {
        if (!text.matches("[0-9]{1,6}\\+[0-9]{1,4}")) {
            throw Refusal.malformed("'%s' is no clock: expected seconds for the game and for each move, as in 300+3",
                    "'%s' ist keine Uhr: erwartet werden Sekunden für die Partie und für jeden Zug, wie in 300+3",
                    Excerpt.of(text));
        }
        int plus = text.indexOf('+');
        return new TimeControl(Duration.ofSeconds(Long.parseLong(text.substring(0, plus))),
                Duration.ofSeconds(Long.parseLong(text.substring(plus + 1))));
    }

    public String text() {
        return base.toMillis() / 1000 + "+" + increment.toMillis() / 1000;
    }

    /** Whether the clock runs for the next move. */
    static boolean counts(GameState record) {
        return record.past().size() >= FREE_MOVES && !record.over();
    }

    /** What is left to a side after the moves made so far; below zero if one took too long. */
    Duration left(GameState record, Side side) {
        Duration left = base;
        Side mover = record.setup().rules().mover(record.setup().start());
        for (int i = 0; i < record.past().size(); i++) {
            Duration time = record.past().get(i).time();
            if (mover == side && i >= FREE_MOVES) {
                left = left.plus(increment).minus(time == null ? Duration.ZERO : time);
            }
            mover = mover.other();
        }
        return left;
    }
}
