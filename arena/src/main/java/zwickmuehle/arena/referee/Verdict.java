package zwickmuehle.arena.referee;

import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Outcome;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;

/**
 * How a game ended and why, so that nobody can argue with it.
 *
 * @param answer what the program that lost by a fault said last, as it said it, fit to be shown; null if it said nothing
 */
public record Verdict(VerdictCode code, Result result, Sentence sentence, @Nullable String answer) {

    public Verdict(VerdictCode code, Result result, Sentence sentence) {
        this(code, result, sentence, null);
    }

    public static Verdict byRule(Rules rules, Outcome outcome) {
        return new Verdict(VerdictCode.BY_RULE, Result.of(outcome), outcome.inWords(rules));
    }

    /** {@code side}, called {@code name}, loses by its own fault; nobody does if it is unclear whose it was. */
    static Verdict against(Rules rules, Side side, String name, FaultException fault) {
        if (fault.code() == VerdictCode.UNCLEAR) {
            return new Verdict(fault.code(), Result.NONE,
                    Sentence.of("no result: %s (%s) %s", "kein Ergebnis: %s (%s) %s", rules.sideName(side), name,
                            fault.sentence()),
                    fault.answer());
        }
        return new Verdict(fault.code(), Result.wonBy(side.other()),
                Sentence.of("%s wins: %s (%s) %s", "%s gewinnt: %s (%s) %s", rules.sideName(side.other()),
                        rules.sideName(side), name,
                        fault.sentence()),
                fault.answer());
    }

    /** A person gave up. */
    public static Verdict resignedBy(Rules rules, Side side) {
        return new Verdict(VerdictCode.RESIGNED, Result.wonBy(side.other()), Sentence.of("%s wins: %s resigned",
                "%s gewinnt: %s hat aufgegeben", rules.sideName(side.other()), rules.sideName(side)));
    }

    /** The clock of a person has run out. */
    public static Verdict outOfTime(Rules rules, Side side) {
        return new Verdict(VerdictCode.OUT_OF_TIME, Result.wonBy(side.other()),
                Sentence.of("%s wins: the time of %s is up", "%s gewinnt: die Zeit von %s ist abgelaufen",
                        rules.sideName(side.other()), rules.sideName(side)));
    }

    /** Both players wanted a draw. */
    public static Verdict agreed() {
        return new Verdict(VerdictCode.AGREED, Result.DRAW,
                new Sentence("draw: both players agreed", "Unentschieden: beide Spieler waren sich einig"));
    }

    /** {@code side} stayed away. */
    public static Verdict calledOff(Rules rules, Side side) {
        return new Verdict(VerdictCode.CALLED_OFF, Result.NONE, Sentence.of("no result: %s stayed away",
                "kein Ergebnis: %s blieb fort", rules.sideName(side)));
    }

    /** The game goes on. */
    public static Verdict unfinished() {
        return new Verdict(VerdictCode.UNFINISHED, Result.NONE,
                new Sentence("the game is not over", "die Partie ist noch nicht zu Ende"));
    }

    static Verdict brokenOff() {
        return new Verdict(VerdictCode.BROKEN_OFF, Result.NONE,
                new Sentence("the game was broken off", "die Partie wurde abgebrochen"));
    }

    /** It found no end. */
    public static Verdict tooLong(int moves) {
        return new Verdict(VerdictCode.TOO_LONG, Result.DRAW,
                Sentence.of("draw: no end after %d moves", "Unentschieden: kein Ende nach %d Zügen", moves));
    }

    /** Who lost by a fault, or null. */
    public @Nullable Side forfeiter() {
        if (!code.forfeit() || result == Result.NONE) {
            return null;
        }
        return result == Result.WHITE_WON ? Side.BLACK : Side.WHITE;
    }
}
