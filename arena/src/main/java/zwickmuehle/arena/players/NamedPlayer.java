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

/** A player under the name that its operator gave it, whatever it calls itself; nobody learns its command line. */
public record NamedPlayer(String name, Player player) implements Player {

    @Override
    public void begin(Rules rules, Side side, Duration moveTime) throws FaultException {
        player.begin(rules, side, moveTime);
    }

    @Override
    public Optional<Answer> answer(Game game, Deadline deadline, Asker asker) throws FaultException {
        return player.answer(game, deadline, asker);
    }

    @Override
    public void close() {
        player.close();
    }
}
