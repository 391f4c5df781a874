package zwickmuehle.app.terminal;

import zwickmuehle.arena.referee.Contestant;
import zwickmuehle.arena.referee.Player;

/** Who sits at one side of the board. */
public sealed interface TerminalSeat extends Contestant, AutoCloseable {

    /** The person at this terminal. */
    record Person(String name) implements TerminalSeat {
        @Override
        public void close() {}
    }

    /**
     * A level, another thinker, or a program.
     *
     * @param timed whether it loses if it is late; our own are not blamed for a busy machine
     */
    record Machine(Player player, boolean timed) implements TerminalSeat {
        @Override
        public String name() {
            return player.name();
        }

        @Override
        public void close() {
            player.close();
        }
    }

    @Override
    void close();
}
