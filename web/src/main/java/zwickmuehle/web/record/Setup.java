package zwickmuehle.web.record;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;

/**
 * What a game was arranged as.
 *
 * @param start the position it began with
 * @param white the words of White's player, such as {@code human} or {@code level:3}
 * @param seconds how long a computer may think about a move
 * @param tags what else is known of a game that was brought in, by name; {@code White} and {@code Black} are who played
 */
public record Setup(String id, Rules rules, long start, String white, String black, double seconds,
        Map<String, String> tags) {
    public static final String HUMAN = "human";
    public static final double LEAST_SECONDS = 0.05;
    public static final double MOST_SECONDS = 60;
    public static final double USUAL_SECONDS = 2;

    public Setup {
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    }

    /** A game that is played here from its beginning. */
    public Setup(String id, Rules rules, long start, String white, String black, double seconds) {
        this(id, rules, start, white, black, seconds, Map.of());
    }

    public String player(Side side) {
        return side == Side.WHITE ? white : black;
    }

    /** Who played a side of a game that was brought in, by name. */
    public @Nullable String name(Side side) {
        return tags.get(tag(side));
    }

    /** The tag that names the player of a side. */
    static String tag(Side side) {
        return side == Side.WHITE ? "White" : "Black";
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

    /** Other players; whoever is replaced takes its name along. */
    public Setup withPlayers(String newWhite, String newBlack, double newSeconds) {
        Map<String, String> left = new LinkedHashMap<>(tags);
        if (!newWhite.equals(white)) {
            left.remove(tag(Side.WHITE));
        }
        if (!newBlack.equals(black)) {
            left.remove(tag(Side.BLACK));
        }
        return new Setup(id, rules, start, newWhite, newBlack, newSeconds, left);
    }
}
