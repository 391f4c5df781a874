package zwickmuehle.play.table;

import java.time.Duration;
import java.util.Optional;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.referee.Answer;
import zwickmuehle.arena.referee.Deadline;
import zwickmuehle.arena.referee.FaultException;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.rules.Game;
import zwickmuehle.search.Thought;

/** Somebody who thinks, elsewhere, and calls back: threads of a server, another worker of the page. */
public interface Thinking {

    /** Who waits for a move. */
    enum Urgency {
        /** A person who asked for it, and can be told to come later. */
        QUESTION,
        /** A person whose game goes on with it. */
        AWAITED,
        /** Computers that play each other. */
        IDLE
    }

    /**
     * A move that is wanted.
     *
     * @param version of the game as it is kept: together with its id, the turn that this is about
     */
    record Order(String gameId, long version, PlayerSpec player, Game game, Duration moveTime, Urgency urgency) {}

    /** Hears of a search: any number of times how far it is, and once, never before it was begun, how it ended. */
    interface Listener {
        void progress(Thought soFar);

        /** What the player came up with, empty if that was nothing, and when it was due. */
        void answered(Optional<Answer> answer, Deadline deadline);

        /** The player cannot go on, by its own fault. */
        void fault(FaultException fault);

        /** We cannot go on, by ours; it has been noted. */
        void failed(RuntimeException failure);
    }

    /** A search under way. */
    interface Search {
        /** An answer is wanted at once. */
        void hurry();

        /** Nobody wants the answer any more; the listener hears nothing more either. */
        void abandon();
    }

    /**
     * Begins to think.
     *
     * @throws Refusal if too many ask at once
     */
    Search begin(Order order, Listener listener);

    /** The game is over or put away: nothing that was kept for it is needed any more. */
    void forget(String gameId);
}
