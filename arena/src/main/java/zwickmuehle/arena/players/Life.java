package zwickmuehle.arena.players;

/** Where a program is in its life; it passes through these in this order, except that THINKING and IDLE alternate. */
public enum Life {
    /** Its process has been asked for; it knows its colour and owes its name. */
    STARTING,
    /** It has said its name and has not been asked yet. */
    NAMED,
    /** It has been asked and owes an answer. */
    THINKING,
    /** It has answered and must be silent. */
    IDLE,
    /** Its process, and all that it started, has ended. */
    GONE
}
