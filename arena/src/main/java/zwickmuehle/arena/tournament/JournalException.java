package zwickmuehle.arena.tournament;

import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.SpokenException;

/** The memory of a tournament can't be used now, though nothing is wrong with what was asked for. */
public final class JournalException extends SpokenException {
    private static final long serialVersionUID = 1;

    JournalException(String english, String german, Object... arguments) {
        super(Sentence.of(english, german, arguments));
    }
}
