package zwickmuehle.play.table;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.record.GameState;

/**
 * Where games are kept. What returned is kept for good; what threw has changed nothing, unless it says that this is not
 * known.
 *
 * <p>A change names the version it was made on, and is refused if the game that is kept is of another: it may be open
 * elsewhere too. The number of moves would not do, since a move taken back and another one give the same number.
 */
public interface Ledger {

    /** A game as it is kept. */
    record Kept(GameState record, Seats seats, Dealings dealings) {
        /** One whose players have nothing to do with each other beside the board. */
        public Kept(GameState record, Seats seats) {
            this(record, seats, Dealings.NONE);
        }
    }

    /** Keeps a new game. */
    void create(GameState record, Seats seats);

    /**
     * Keeps what became of a game, of its seats, and of what is proposed: that holds for {@code after} and for no later
     * version unless it is kept again.
     *
     * @param before what it was made of
     * @throws Overtaken if the game that is kept has another version than {@code before}
     * @throws NotKept if it could not be kept
     */
    void save(Kept before, Kept after);

    /**
     * The same for what a computer came to. Where several carry a game, its turn belongs to one of them, and what comes
     * from another is refused: one that stood still for a while must not speak for a computer that thinks elsewhere now.
     *
     * @throws Overtaken if somebody else has that turn, too
     */
    default void saveThought(Kept before, Kept after) {
        save(before, after);
    }

    /**
     * Keeps that the players of a game have gone on to another, and that other one: both or neither, so that of two who
     * accept a rematch at once one only begins it.
     *
     * @throws Overtaken as {@link #save}
     * @throws NotKept as {@link #save}
     */
    default void saveRematch(Kept before, Kept after, GameState rematch, Seats rematchSeats) {
        save(before, after);
        create(rematch, rematchSeats);
    }

    /**
     * How long the player to move has had the turn, by a clock that all who carry the game share; null where there is no
     * such clock, and a game whose time nobody counts stands still.
     */
    default @Nullable Duration turnAge(String id) {
        return null;
    }

    /** The game with that id, or null. */
    @Nullable
    Kept load(String id);

    /** The games in which somebody has a role, the one changed last first: {@code most} of them, from {@code from}. */
    List<GameSummary> gamesOf(Person person, int from, int most);
}
