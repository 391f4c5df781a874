package zwickmuehle.play.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.record.GameRecord;

/**
 * Where games are kept. What returned is kept for good; what threw has changed nothing.
 *
 * <p>A change names the version it was made on, and is refused if the game that is kept is of another: it may be open
 * elsewhere too. The number of moves would not do, since a move taken back and another one give the same number.
 */
public interface Ledger {

    /** A game as it is kept. */
    record Kept(GameRecord record, Seats seats) {}

    /** Keeps a new game. */
    void create(GameRecord record, Seats seats);

    /**
     * Keeps what became of a game, and of its seats.
     *
     * @param before what it was made of
     * @throws Overtaken if the game that is kept has another version than {@code before}
     * @throws NotKept if it could not be kept
     */
    void save(Kept before, Kept after);

    /** The game with that id, or null. */
    @Nullable
    Kept load(String id);

    /** The games in which somebody has a role, the one changed last first: {@code most} of them, from {@code from}. */
    List<GameSummary> gamesOf(Person person, int from, int most);
}
