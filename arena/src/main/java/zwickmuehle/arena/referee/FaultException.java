package zwickmuehle.arena.referee;

import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Sentence;

/** A player can't go on, by its own fault. What follows from it, the referee says. */
public final class FaultException extends Exception {
    private static final long serialVersionUID = 1;

    private final VerdictCode code;
    private final transient Sentence sentence;
    private final @Nullable String answer;

    public FaultException(VerdictCode code, Sentence sentence) {
        this(code, sentence, null);
    }

    private FaultException(VerdictCode code, Sentence sentence, @Nullable String answer) {
        super(sentence.english());
        this.code = code;
        this.sentence = sentence;
        this.answer = answer;
    }

    /** A fault with a sentence with arguments; see {@link Sentence#of}. */
    public static FaultException of(VerdictCode code, String english, String german, Object... arguments) {
        return new FaultException(code, Sentence.of(english, german, arguments));
    }

    /** The same fault, with what the player really said. */
    public FaultException having(@Nullable String said) {
        return new FaultException(code, sentence, said);
    }

    /** What the player really said, fit to be shown; null if it said nothing. */
    public @Nullable String answer() {
        return answer;
    }

    public VerdictCode code() {
        return code;
    }

    public Sentence sentence() {
        return sentence;
    }
}
