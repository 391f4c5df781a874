package zwickmuehle.arena.referee;

import zwickmuehle.rules.Sentence;

/** A player can't go on, by its own fault. What follows from it, the referee says. */
public final class FaultException extends Exception {
    private static final long serialVersionUID = 1;

    private final VerdictCode code;
    private final transient Sentence sentence;

    public FaultException(VerdictCode code, Sentence sentence) {
        super(sentence.english());
        this.code = code;
        this.sentence = sentence;
    }

    /** A fault with a sentence with arguments; see {@link Sentence#of}. */
    public static FaultException of(VerdictCode code, String english, String german, Object... arguments) {
        return new FaultException(code, Sentence.of(english, german, arguments));
    }

    public VerdictCode code() {
        return code;
    }

    public Sentence sentence() {
        return sentence;
    }
}
