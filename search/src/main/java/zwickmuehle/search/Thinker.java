package zwickmuehle.search;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import zwickmuehle.rules.Game;

/**
 * Something that finds a move: a level, a search, Monte Carlo, pure chance. One instance serves one game and one thread
 * at a time; it may keep what it learned from one move to the next.
 */
public interface Thinker {

    /** How it is called in tables and on the page; the words that {@link zwickmuehle.search.thinkers.Thinkers} parses. */
    String name();

    /**
     * Thinks about a game that is not over, and always finds a legal move.
     *
     * @param limits when to stop; a thinker may stop earlier by its own nature
     * @param stop asked often; true means: answer at once with the best move so far
     * @param progress told about each finished step
     */
    Thought think(Game game, Limits limits, BooleanSupplier stop, Consumer<Thought> progress);
}
