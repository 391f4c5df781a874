package zwickmuehle.arena.referee;

import java.time.Duration;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;

/**
 * How long a program may think in a whole game: a time for all moves together, and something more for every move made, as
 * Fischer had it. Written as seconds, {@code 300+3}.
 *
 * <p>The stdio protocol knows one time, told at the start ({@code -t}): a program is told {@link #forOneMove}, and may
 * keep its own account of the rest.
 */
public record GameClock(Duration base, Duration increment) {
    private static final Duration MOST_BASE = Duration.ofHours(3);
    private static final Duration MOST_INCREMENT = Duration.ofMinutes(1);
    /** Who takes the whole of {@link #forOneMove} for every move gets so far; few games of Mühle are longer. */
    private static final int MOVES_TOLD = 60;
    /** What is left is spread over so many moves by those who know it. */
    private static final int MOVES_AHEAD = 30;

    public GameClock {
        if (seconds(base) < 1 || base.compareTo(MOST_BASE) > 0 || increment.isNegative()
                || increment.compareTo(MOST_INCREMENT) > 0) {
            throw new NotationException(
                    "a clock of %d + %d seconds: expected 1 to 10800 for the game and 0 to 60 for a move",
                    "eine Uhr mit %d + %d Sekunden: erwartet werden 1 bis 10800 für die Partie und 0 bis 60 je Zug",
                    seconds(base), seconds(increment));
        }
    }

    public static GameClock parse(String text) {
        if (!text.matches("[0-9]{1,6}\\+[0-9]{1,4}")) {
            throw new NotationException(
                    "'%s' is no clock: expected seconds for the game and for each move, as in 300+3",
                    "'%s' ist keine Uhr: erwartet werden Sekunden für die Partie und für jeden Zug, wie in 300+3",
                    Excerpt.of(text));
        }
        int plus = text.indexOf('+');
        return new GameClock(Duration.ofSeconds(Long.parseLong(text.substring(0, plus))),
                Duration.ofSeconds(Long.parseLong(text.substring(plus + 1))));
    }

    /** The inverse of {@link #parse}. */
    public String text() {
        return seconds(base) + "+" + seconds(increment);
    }

    /** Whole ones; by way of milliseconds, since the page's Java has no {@code Duration.toSeconds}. */
    private static long seconds(Duration time) {
        return time.toMillis() / 1_000;
    }

    /** What a program that knows no clock may take for each move: whole seconds where it is one or more. */
    public Duration forOneMove() {
        Duration share = base.dividedBy(MOVES_TOLD).plus(increment);
        return seconds(share) < 1
                ? Duration.ofMillis(Math.max(1, share.toMillis()))
                : Duration.ofSeconds(seconds(share));
    }

    /** What one move is worth to somebody who sees what is left: never more than half of it. */
    Duration worthwhile(Duration left) {
        Duration wanted = left.dividedBy(MOVES_AHEAD).plus(increment.multipliedBy(3).dividedBy(4));
        Duration half = left.dividedBy(2);
        return wanted.compareTo(half) > 0 ? half : wanted;
    }

    /** What is left after a move. */
    Duration after(Duration left, Duration taken) {
        Duration rest = left.minus(taken);
        return (rest.isNegative() ? Duration.ZERO : rest).plus(increment);
    }
}
