package zwickmuehle.play.table;

import org.jspecify.annotations.Nullable;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.record.GameRecord;

/** Who may do what at a game as it stands. Every check either returns or refuses, saying why. */
record Checks(GameRecord record, Seats seats) {

    /** The asker saw the game as it is now, as far as they say what they saw. */
    void seen(Seen seen) {
        boolean otherNumber = seen.number() != null && seen.number() != record.game().length();
        if (otherNumber || (seen.version() != null && seen.version() != record.version())) {
            throw Refusal.stale(record.game().length());
        }
    }

    /** The asker plays a side, or made the game. */
    void seated(@Nullable Person person) {
        if (!seats.controls(person) && seats.sidesOf(person).isEmpty()) {
            throw Refusal.notYours("you have no seat at this game", "an dieser Partie ist das nicht dein Platz");
        }
    }

    /** The asker may make the next move by hand: their own, or that of a computer that waits. */
    void toMove(@Nullable Person person, Seen seen) {
        seated(person);
        if (record.setup().human(record.mover()) && !seats.holds(person, record.mover())) {
            throw Refusal.notYours("it is not your turn", "du bist nicht am Zug");
        }
        seen(seen);
        goesOn();
        if (record.computerToMove() && !record.paused()) {
            throw Refusal.notNow("it is the computer's turn", "der Computer ist am Zug");
        }
    }

    void goesOn() {
        if (record.over()) {
            throw Refusal.notNow("the game is over", "die Partie ist zu Ende");
        }
    }

    /** Where two people play each other, neither takes back what the other did. */
    void ownUndo(@Nullable Person person) {
        if (record.verdict() == null && seats.twoPeople(record.setup())
                && !seats.holds(person, record.mover().other())) {
            throw Refusal.notYours("only your own last move can be taken back, before it is answered",
                    "zurücknehmen kann man nur den eigenen letzten Zug, bevor er beantwortet ist");
        }
    }

    void ownRedo(@Nullable Person person) {
        if (seats.twoPeople(record.setup()) && !seats.holds(person, record.mover())) {
            throw Refusal.notYours("only your own move can be restored",
                    "wiederherstellen kann man nur den eigenen Zug");
        }
    }

    void mayRestart() {
        if (seats.twoPeople(record.setup()) && !record.over()) {
            throw Refusal.notNow("two people play: the game can be restarted when it is over",
                    "zwei Personen spielen: neu begonnen werden kann, wenn die Partie zu Ende ist");
        }
    }

    void controls(@Nullable Person person) {
        if (!seats.controls(person)) {
            throw Refusal.notYours("only who made the game can change its players",
                    "nur wer die Partie angelegt hat, kann die Spieler ändern");
        }
    }
}
