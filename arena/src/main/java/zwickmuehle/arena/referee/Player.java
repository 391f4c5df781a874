package zwickmuehle.arena.referee;

import java.time.Duration;
import java.util.Optional;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;

/**
 * Somebody who plays one game: a thinker or a program. The referee can't tell them apart.
 *
 * <p>The referee calls {@link #begin}, then {@link #answer} as often as it is this player's turn, then {@link #close}, all
 * from one thread. Only {@link #close} may be called from any thread and at any time: it makes a waiting
 * {@link #answer} return soon.
 */
public interface Player extends Contestant, AutoCloseable {

    /** How this player is called; a program may call itself otherwise once it has begun. */
    @Override
    String name();

    /**
     * Gets ready to play one side of a game.
     *
     * @param moveTime the time for each move, as the player is told
     * @throws FaultException if this player can't play
     */
    void begin(Rules rules, Side side, Duration moveTime) throws FaultException;

    /**
     * The move for a game in which it is this player's turn; empty if none came until the referee's patience ended.
     *
     * @throws FaultException if there will be no move, or what came is none
     */
    Optional<Answer> answer(Game game, Deadline deadline, Asker asker) throws FaultException;

    /**
     * Waits so long whether this player says anything though nobody asks it; only a program can.
     *
     * @throws FaultException if it does
     */
    default void keepSilent(Duration patience) throws FaultException {}

    /** Ends this player and everything it started. Calling it again does nothing. */
    @Override
    void close();
}
