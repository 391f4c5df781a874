package zwickmuehle.rules;

/**
 * Whether, and by which rule, a game is over. Where an ending is decisive, the side to move has lost: in both games one
 * wins only by one's own move. The one exception no game leads to, but somebody can set it up.
 */
public enum Ending {
    ONGOING(false, "the game goes on", "die Partie läuft"),

    TOO_FEW_STONES(true, "fewer than three stones are left", "weniger als drei Steine sind übrig"),

    /** Nobody's move leaves the opponent waiting like that: the position was set up, and the side to move has won. */
    OPPONENT_TOO_FEW_STONES(false, "fewer than three stones are left", "weniger als drei Steine sind übrig"),

    NO_MOVE(true, "no move is possible", "kein Zug ist möglich"),

    FOUR_IN_A_ROW(true, "four in a row", "vier in einer Reihe"),

    FULL_BOARD(false, "the board is full", "das Brett ist voll"),

    REPETITION(false, "the same position has occurred again", "dieselbe Stellung ist wieder eingetreten"),

    QUIET_MOVES(false, "too many moves without a capture", "zu viele Züge ohne Schlagen");

    private final boolean decisive;
    private final Sentence reason;

    Ending(boolean decisive, String english, String german) {
        this.decisive = decisive;
        this.reason = new Sentence(english, german);
    }

    /** The side to move has lost. */
    public boolean decisive() {
        return decisive;
    }

    /** The side to move has won, in a position that was set up. */
    public boolean wonByMover() {
        return this == OPPONENT_TOO_FEW_STONES;
    }

    /** Neither side has won, and the game is over. */
    public boolean drawn() {
        return this != ONGOING && !decisive && !wonByMover();
    }

    public Sentence reason() {
        return reason;
    }
}
