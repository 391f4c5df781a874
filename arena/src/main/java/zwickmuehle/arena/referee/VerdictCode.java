package zwickmuehle.arena.referee;

/** Why a game ended, for scripts and tables; the sentence of the {@link Verdict} has the particulars. */
public enum VerdictCode {
    /** The rules of the game ended it. */
    BY_RULE(false),
    /** It went on for so long that the referee called it a draw. */
    TOO_LONG(false),
    /** Somebody outside broke it off: no result. */
    BROKEN_OFF(false),
    /** It is not over: no result yet. */
    UNFINISHED(false),
    /** A player gave up. */
    RESIGNED(false),
    /** Both players agreed to a draw. */
    AGREED(false),
    /** A player stayed away, and the other ended it: no result. */
    CALLED_OFF(false),
    /** A program was ended or held by a signal that another one may have sent: no result. */
    UNCLEAR(false),

    /** The program could not be started at all. */
    NOT_STARTED(true),
    /** No name came, or nothing that can be printed. */
    NO_NAME(true),
    /** The answer was a move, and the rules forbid it. */
    ILLEGAL_MOVE(true),
    /** The answer was no move. */
    MALFORMED_ANSWER(true),
    /** The answer came late, or not at all. */
    OUT_OF_TIME(true),
    /** A program used up the clock it had for the whole game. */
    CLOCK_RAN_OUT(true),
    /** The program ended, or closed its output, while an answer was due. */
    CRASHED(true),
    /** More than one line came in answer to one question. */
    ANSWERED_TWICE(true),
    /** A line came before any question. */
    ANSWERED_UNASKED(true);

    private final boolean forfeit;

    VerdictCode(boolean forfeit) {
        this.forfeit = forfeit;
    }

    /** Whether the loser lost by a fault and not by the game. */
    public boolean forfeit() {
        return forfeit;
    }
}
