package zwickmuehle.play.record;

import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;

/**
 * What a game was arranged as.
 *
 * @param start the position it began with
 * @param moveTime how long a computer may think about a move
 * @param tags what else is known of a game that was brought in, by name; {@code White} and {@code Black} are who played
 */
public record Setup(String id, Rules rules, long start, PlayerSpec white, PlayerSpec black, Duration moveTime,
        Map<String, String> tags) {
    public static final Duration LEAST_MOVE_TIME = Duration.ofMillis(50);
    public static final Duration MOST_MOVE_TIME = Duration.ofSeconds(60);
    public static final Duration USUAL_MOVE_TIME = Duration.ofSeconds(2);

    private static final int LAST_QUICK_LEVEL = 6;
    private static final Duration QUICK_HINT = Duration.ofMillis(300);

    /** The tag that keeps the clock: a game that is brought in has none, whatever it was played with. */
    static final String CLOCK = "Clock";
    /** The tag that names the collection with which an operator brought a game in. Nobody else can give it. */
    public static final String COLLECTION = "Collection";

    public Setup {
        Map<String, String> printable = new LinkedHashMap<>();
        tags.forEach((name, value) -> printable.put(name, Excerpt.printable(value)));
        tags = Collections.unmodifiableMap(printable);
    }

    /** A game that is played here from its beginning. */
    public Setup(String id, Rules rules, long start, PlayerSpec white, PlayerSpec black, Duration moveTime) {
        this(id, rules, start, white, black, moveTime, Map.of());
    }

    /** The clock of two people, if they play with one. */
    public @Nullable TimeControl clock() {
        String text = tags.get(CLOCK);
        return text == null || !humansOnly() ? null : TimeControl.parse(text);
    }

    /** The same with a clock, or without one where that is null. */
    public Setup withClock(@Nullable TimeControl clock) {
        Map<String, String> other = new LinkedHashMap<>(tags);
        other.remove(CLOCK);
        if (clock != null) {
            other.put(CLOCK, clock.text());
        }
        return new Setup(id, rules, start, white, black, moveTime, other);
    }

    /** The same as a game of a collection. */
    public Setup collected(String collection) {
        Map<String, String> other = new LinkedHashMap<>(tags);
        other.put(COLLECTION, collection);
        return new Setup(id, rules, start, white, black, moveTime, other);
    }

    public PlayerSpec player(Side side) {
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

    /** How long a hint for a side may take: against a level that answers at once nobody waits for one. */
    public Duration hintTime(Side side) {
        return player(side.other()) instanceof PlayerSpec.Level level && level.number() <= LAST_QUICK_LEVEL
                ? QUICK_HINT
                : moveTime;
    }

    public boolean human(Side side) {
        return player(side).human();
    }

    public boolean computersOnly() {
        return !white.human() && !black.human();
    }

    public boolean humansOnly() {
        return white.human() && black.human();
    }

    /** Other players; whoever is replaced takes its name along. */
    public Setup withPlayers(PlayerSpec newWhite, PlayerSpec newBlack, Duration newMoveTime) {
        Map<String, String> left = new LinkedHashMap<>(tags);
        if (!newWhite.equals(white)) {
            left.remove(tag(Side.WHITE));
        }
        if (!newBlack.equals(black)) {
            left.remove(tag(Side.BLACK));
        }
        return new Setup(id, rules, start, newWhite, newBlack, newMoveTime, left);
    }

    /** Another game of the same kind, with colours swapped. */
    public Setup again(String newId) {
        return new Setup(newId, rules, start, /* white= */ black, /* black= */ white, moveTime).withClock(clock());
    }
}
