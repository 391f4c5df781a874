package zwickmuehle.play.record;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
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
 * @param tags what else is known of a game that was brought in, by name; {@code White} and {@code Black} are who plays
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
    /** The tag that keeps which sides somebody left whose seat nobody has taken since. */
    static final String LEFT = "Left";
    private static final int LONGEST_NAME = 60;
    /** What records write where nobody is named. */
    private static final String UNKNOWN = "?";

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
        return withTag(CLOCK, clock == null ? null : clock.text());
    }

    /** The same as a game of a collection. */
    public Setup collected(String collection) {
        return withTag(COLLECTION, collection);
    }

    public PlayerSpec player(Side side) {
        return side == Side.WHITE ? white : black;
    }

    /** Who plays a side, by the name they gave; or who played it, where the game was brought in. */
    public @Nullable String name(Side side) {
        String name = tags.get(tag(side));
        return UNKNOWN.equals(name) ? null : name;
    }

    /** Whether a name is one: something that shows, and not too much of it. */
    public static boolean nameable(String name) {
        return Excerpt.length(name) <= LONGEST_NAME && Excerpt.legible(name);
    }

    /** The same with another name for a side, or none. */
    public Setup withName(Side side, @Nullable String name) {
        return withTag(tag(side), name);
    }

    /** Whether somebody played this side, went for good, and nobody has come since. */
    public boolean left(Side side) {
        return List.of(tags.getOrDefault(LEFT, "").split(" ")).contains(tag(side));
    }

    /** The same after somebody went for good, or after somebody came. */
    public Setup withLeft(Side side, boolean left) {
        List<String> sides = new ArrayList<>();
        for (Side each : Side.values()) {
            if (each == side ? left : left(each)) {
                sides.add(tag(each));
            }
        }
        return withTag(LEFT, sides.isEmpty() ? null : String.join(" ", sides));
    }

    private Setup withTag(String tag, @Nullable String value) {
        Map<String, String> other = new LinkedHashMap<>(tags);
        if (value == null) {
            other.remove(tag);
        } else {
            other.put(tag, value);
        }
        return new Setup(id, rules, start, white, black, moveTime, other);
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
        Setup after = new Setup(id, rules, start, newWhite, newBlack, newMoveTime, left);
        return after.withLeft(Side.WHITE, left(Side.WHITE) && newWhite.human())
                .withLeft(Side.BLACK, left(Side.BLACK) && newBlack.human());
    }

    /** Another game of the same kind by the same players, with colours swapped. */
    public Setup again(String newId) {
        return new Setup(newId, rules, start, /* white= */ black, /* black= */ white, moveTime).withClock(clock())
                .withName(Side.WHITE, name(Side.BLACK)).withName(Side.BLACK, name(Side.WHITE));
    }
}
