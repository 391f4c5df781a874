package zwickmuehle.web.thinking;

import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.SpokenException;

/** A program has lost its game by its own fault; the sentence says which. */
public final class Forfeit extends SpokenException {
    private static final long serialVersionUID = 1;

    public Forfeit(Sentence sentence) {
        super(sentence);
    }
}
