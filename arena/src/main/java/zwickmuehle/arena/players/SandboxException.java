package zwickmuehle.arena.players;

import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.SpokenException;

/** Programs were to be shut in, and this machine can't. */
public final class SandboxException extends SpokenException {
    private static final long serialVersionUID = 1;

    SandboxException(String english, String german, Object... arguments) {
        super(Sentence.of(english, german, arguments));
    }
}
