package zwickmuehle.rules;

/** Text that is no position, move, size or rule set; the sentence says what was found, where, and what was expected. */
public final class NotationException extends SpokenException {
    private static final long serialVersionUID = 1;

    public NotationException(Sentence sentence) {
        super(sentence);
    }

    /** A sentence with arguments; see {@link Sentence#of}. */
    public NotationException(String english, String german, Object... arguments) {
        this(Sentence.of(english, german, arguments));
    }
}
