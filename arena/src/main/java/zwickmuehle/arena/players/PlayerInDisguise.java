package zwickmuehle.arena.players;

import java.time.Duration;
import java.util.Optional;
import zwickmuehle.arena.referee.Answer;
import zwickmuehle.arena.referee.Asker;
import zwickmuehle.arena.referee.Deadline;
import zwickmuehle.arena.referee.FaultException;
import zwickmuehle.arena.referee.Player;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;

/** A player that is another one in everything it does not say itself. */
public interface PlayerInDisguise extends Player {
    /** Who it really is. */
    Player player();

    @Override
    default String name() {
        return player().name();
    }

    @Override
    default void begin(Rules rules, Side side, Duration moveTime) throws FaultException {
        player().begin(rules, side, moveTime);
    }

    @Override
    default Optional<Answer> answer(Game game, Deadline deadline, Asker asker) throws FaultException {
        return player().answer(game, deadline, asker);
    }

    @Override
    default void keepSilent(Duration patience) throws FaultException {
        player().keepSilent(patience);
    }

    @Override
    default void close() {
        player().close();
    }
}
