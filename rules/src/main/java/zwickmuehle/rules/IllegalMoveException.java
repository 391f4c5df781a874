package zwickmuehle.rules;

/** A move that the rules forbid; the sentence says why. */
public final class IllegalMoveException extends SpokenException {
    private static final long serialVersionUID = 1;

    public IllegalMoveException(Sentence sentence) {
        super(sentence);
    }
}
