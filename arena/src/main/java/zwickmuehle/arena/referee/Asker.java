package zwickmuehle.arena.referee;

import zwickmuehle.search.Thought;

/** Who waits for a player's move: it may want it at once, and likes to hear how far the player is. Any thread may be asked. */
public interface Asker {
    /** Waits quietly until the time is up. */
    Asker PATIENT = new Asker() {
    };

    /** Whether the answer is wanted now; a program on the stdio protocol has no ear for that. */
    default boolean hurries() {
        return false;
    }

    /** The player has come so far; a program on the stdio protocol does not tell. */
    default void hears(Thought soFar) {}
}
