package zwickmuehle.rules;

/** Something a user did that cannot be done, with the sentence to tell them, in both languages. */
public abstract class SpokenException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Sentence sentence;

    protected SpokenException(Sentence sentence) {
        super(sentence.english());
        this.sentence = sentence;
    }

    public final Sentence sentence() {
        return sentence;
    }
}
