package zwickmuehle.arena.record;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import zwickmuehle.arena.referee.PlayedGame;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;

/**
 * A game written down. {@link TextRecords} and {@link JsonRecords} turn it into text and back.
 *
 * @param played who played, the moves, the verdict
 * @param tags what else is known, by name: {@code Event}, {@code Round}, {@code Date}, {@code MoveTime} …
 */
public record GameRecord(PlayedGame played, Map<String, String> tags) {
    /** Longer than any game that ends; what comes from strangers must not take hours to replay. */
    public static final int MOST_MOVES = 3_000;
    /** What a game costs who reads it, even one without moves, counted in moves. */
    public static final int MOVES_OF_A_GAME = 10;

    public static final String EVENT = "Event";
    public static final String ROUND = "Round";
    public static final String DATE = "Date";
    public static final String MOVE_TIME = "MoveTime";
    public static final String CLOCK = "Clock";

    public GameRecord {
        for (String name : tags.keySet()) {
            if (!name.matches("[A-Za-z][A-Za-z0-9]{0,30}")) {
                throw new NotationException("'%s' is no name of a tag: expected at most 31 letters and digits",
                        "'%s' ist kein Name einer Angabe: erwartet werden höchstens 31 Buchstaben und Ziffern",
                        Excerpt.of(name));
            }
        }
        Map<String, String> printable = new LinkedHashMap<>();
        tags.forEach((name, value) -> printable.put(name, Excerpt.printable(value)));
        tags = Collections.unmodifiableMap(printable);
    }

    public static NotationException tooManyMoves(int most) {
        return new NotationException("these games have more than %d moves together, each game counted as %d more",
                "diese Partien haben zusammen mehr als %d Züge, jede Partie als %d weitere gezählt", most,
                MOVES_OF_A_GAME);
    }

    public static GameRecord of(PlayedGame played) {
        return new GameRecord(played, Map.of());
    }
}
