package zwickmuehle.play.problem;

import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.SpokenException;

/** Something asked of a game that cannot be done; the game is unharmed. */
public final class Refusal extends SpokenException {
    private static final long serialVersionUID = 1;

    /** Why, in kinds that each have a status of their own. */
    public enum Kind {
        MALFORMED, UNKNOWN, NOT_YOURS, STALE, NOT_NOW, BUSY
    }

    private final Kind kind;
    private final int moveNumber;

    private Refusal(Kind kind, int moveNumber, Sentence sentence) {
        super(sentence);
        this.kind = kind;
        this.moveNumber = moveNumber;
    }

    public Kind kind() {
        return kind;
    }

    /** For {@link Kind#STALE}: how many moves have really been made. */
    public int moveNumber() {
        return moveNumber;
    }

    public static Refusal unknownGame(String id) {
        return new Refusal(Kind.UNKNOWN, 0, Sentence.of("there is no game '%s'", "eine Partie '%s' gibt es nicht",
                Excerpt.of(id)));
    }

    public static Refusal unknown(String english, String german) {
        return new Refusal(Kind.UNKNOWN, 0, new Sentence(english, german));
    }

    public static Refusal notYours(String english, String german) {
        return new Refusal(Kind.NOT_YOURS, 0, new Sentence(english, german));
    }

    /** What was asked was meant for another state of the game, which is at {@code moveNumber} moves by now. */
    public static Refusal stale(int moveNumber) {
        return new Refusal(Kind.STALE, moveNumber,
                Sentence.of("the game has gone on meanwhile: it is at %d moves now",
                        "die Partie ist inzwischen weitergegangen: sie steht jetzt bei %d Zügen", moveNumber));
    }

    /** What was sent is not what was expected. */
    public static Refusal malformed(String english, String german, Object... arguments) {
        return new Refusal(Kind.MALFORMED, 0, Sentence.of(english, german, arguments));
    }

    public static Refusal notNow(String english, String german) {
        return new Refusal(Kind.NOT_NOW, 0, new Sentence(english, german));
    }

    public static Refusal busy(String english, String german) {
        return new Refusal(Kind.BUSY, 0, new Sentence(english, german));
    }
}
