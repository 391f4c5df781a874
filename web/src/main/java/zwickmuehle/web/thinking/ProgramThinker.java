package zwickmuehle.web.thinking;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import zwickmuehle.arena.referee.Clock;
import zwickmuehle.arena.referee.FaultException;
import zwickmuehle.arena.referee.Player;
import zwickmuehle.arena.referee.Turn;
import zwickmuehle.rules.Game;
import zwickmuehle.search.Limits;
import zwickmuehle.search.Score;
import zwickmuehle.search.Thought;

/**
 * A program on the stdio protocol in the place of a thinker. It is told the position each time, so moves may be taken
 * back; it cannot be hurried. Breaking the rules, being late or dying loses it the game.
 */
final class ProgramThinker implements EndableThinker {
    private final Player player;
    private boolean begun;

    ProgramThinker(Player player) {
        this.player = player;
    }

    @Override
    public String name() {
        return player.name();
    }

    @Override
    public Thought think(Game game, Limits limits, BooleanSupplier stop, Consumer<Thought> progress) {
        try {
            if (!begun) {
                player.begin(game.rules(), game.mover(), limits.time());
                begun = true;
            }
            Turn turn = Turn.ask(player, game, Clock.of(limits.time()).start());
            int move = turn.move().move();
            return new Thought(move, Score.DRAW, false, 0, 0, turn.move().time(), List.of(move));
        } catch (FaultException e) {
            throw new Forfeit(player.name(), e);
        }
    }

    @Override
    public void close() {
        player.close();
    }
}
