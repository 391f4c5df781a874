package zwickmuehle.search;

import zwickmuehle.rules.Ending;

/**
 * The worth of a position for the side to move, in an int that fits into 16 bits:
 *
 * <pre>
 *   -32000 ........ -31000 ................ 0 ................ 31000 ........ 32000
 *   lost at once    lost in 1000 plies    draw               won in 1000 plies    won
 * </pre>
 *
 * What lies between is an estimate. Nearer wins and farther losses are worth more.
 */
public final class Score {
    public static final int DRAW = 0;
    public static final int WIN = 32_000;
    public static final int MOST_PLIES = 1_000;

    /** Every estimate lies between this and its negative. */
    public static final int LARGEST_ESTIMATE = WIN - MOST_PLIES - 1;

    private Score() {}

    /** The side to move wins in so many plies. */
    public static int win(int plies) {
        return WIN - Math.min(plies, MOST_PLIES);
    }

    /** The side to move loses in so many plies; 0 plies: it has lost. */
    public static int loss(int plies) {
        return -win(plies);
    }

    /** What a game that is over is worth to the side to move. */
    static int atEnd(Ending ending) {
        if (ending.wonByMover()) {
            return win(0);
        }
        return ending.decisive() ? loss(0) : DRAW;
    }

    public static boolean wins(int score) {
        return score > LARGEST_ESTIMATE;
    }

    public static boolean loses(int score) {
        return score < -LARGEST_ESTIMATE;
    }

    /** How many plies away a win or loss is. */
    public static int plies(int score) {
        return WIN - Math.abs(score);
    }

    /** The same outcome so many plies farther away, or nearer where {@code plies} is negative; estimates stay. */
    public static int farther(int score, int plies) {
        if (wins(score)) {
            return win(plies(score) + plies);
        }
        return loses(score) ? loss(plies(score) + plies) : score;
    }

    /** The score of a position whose best successor has {@code score} for the opponent: negated, and one ply farther. */
    public static int onePlyEarlier(int score) {
        return -farther(score, 1);
    }

    /** The same score when one more ply of the line has been played, still for the same player. */
    public static int onePlyLater(int score) {
        if (wins(score)) {
            return win(Math.max(0, plies(score) - 1));
        }
        return loses(score) ? loss(Math.max(0, plies(score) - 1)) : score;
    }
}
