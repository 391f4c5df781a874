package zwickmuehle.app.terminal;

import java.time.Duration;
import zwickmuehle.arena.referee.Answer;
import zwickmuehle.arena.referee.Deadline;
import zwickmuehle.arena.referee.FaultException;
import zwickmuehle.arena.referee.Player;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.rules.Game;

/** Who sits at one side of the board. */
public sealed interface Seat extends AutoCloseable {

    /** The person at this terminal. */
    record Person() implements Seat {
        @Override
        public void close() {}
    }

    /** A level, another thinker, or a program. */
    record Machine(Player player, Duration moveTime) implements Seat {
        /** Its move; a machine that keeps silent is at fault. */
        int move(Game game) throws FaultException {
            Deadline deadline = new Deadline(System.nanoTime(), moveTime, System::nanoTime);
            return player.answer(game, deadline).map(Answer::move).orElseThrow(() -> FaultException.of(
                    VerdictCode.OUT_OF_TIME, "%s gave no answer", "%s gab keine Antwort", player.name()));
        }

        @Override
        public void close() {
            player.close();
        }
    }

    @Override
    void close();
}
