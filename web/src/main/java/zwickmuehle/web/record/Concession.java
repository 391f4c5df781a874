package zwickmuehle.web.record;

import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;

/** A game lost for a reason outside the rules of the board. */
public record Concession(Side loser, Kind kind, Sentence why) {

    public enum Kind {
        /** A person gave up. */
        RESIGNED,
        /** A program crashed, was late or answered nonsense. */
        FORFEIT
    }

    public static Concession resignation(Side loser) {
        return new Concession(loser, Kind.RESIGNED,
                Sentence.of("%s resigned", "%s hat aufgegeben", loser.title()));
    }

    public static Concession forfeit(Side loser, Sentence why) {
        return new Concession(loser, Kind.FORFEIT, why);
    }
}
