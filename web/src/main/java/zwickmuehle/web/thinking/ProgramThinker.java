package zwickmuehle.web.thinking;

import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import zwickmuehle.arena.referee.Answer;
import zwickmuehle.arena.referee.Deadline;
import zwickmuehle.arena.referee.FaultException;
import zwickmuehle.arena.referee.Player;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.IllegalMoveException;
import zwickmuehle.rules.Sentence;
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
            long asked = System.nanoTime();
            Deadline deadline = new Deadline(asked, limits.time(), System::nanoTime);
            Answer answer = player.answer(game, deadline)
                    .orElseThrow(() -> new Forfeit(said("%s gave no answer in time",
                            "%s gab nicht rechtzeitig Antwort")));
            if (deadline.missed(answer.arrived())) {
                throw new Forfeit(said("%s answered too late", "%s antwortete zu spät"));
            }
            game.play(answer.move());
            return new Thought(answer.move(), Score.DRAW, false, 0, 0, Duration.ofNanos(answer.arrived() - asked),
                    List.of(answer.move()));
        } catch (FaultException e) {
            throw new Forfeit(said("%s " + e.sentence().english().replace("%", "%%"),
                    "%s " + e.sentence().german().replace("%", "%%")));
        } catch (IllegalMoveException e) {
            throw new Forfeit(Sentence.of("%s made an illegal move: %s", "%s machte einen regelwidrigen Zug: %s",
                    player.name(), e.sentence()));
        }
    }

    private Sentence said(String english, String german) {
        return Sentence.of(english, german, player.name());
    }

    @Override
    public void close() {
        player.close();
    }
}
