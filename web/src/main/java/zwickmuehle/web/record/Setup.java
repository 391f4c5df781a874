package zwickmuehle.web.record;

import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;

/**
 * What a game was arranged as.
 *
 * @param start the position it began with
 * @param white the words of White's player, such as {@code human} or {@code level:3}
 * @param seconds how long a computer may think about a move
 */
public record Setup(String id, Rules rules, long start, String white, String black, double seconds) {
    public static final String HUMAN = "human";
    public static final double LEAST_SECONDS = 0.05;
    public static final double MOST_SECONDS = 60;
    public static final double USUAL_SECONDS = 2;

    public String player(Side side) {
        return side == Side.WHITE ? white : black;
    }

    public boolean human(Side side) {
        return player(side).equals(HUMAN);
    }

    public boolean computersOnly() {
        return !human(Side.WHITE) && !human(Side.BLACK);
    }

    public boolean humansOnly() {
        return human(Side.WHITE) && human(Side.BLACK);
    }

    public Setup withPlayers(String newWhite, String newBlack, double newSeconds) {
        return new Setup(id, rules, start, newWhite, newBlack, newSeconds);
    }
}
