package zwickmuehle.web.table;

import org.jspecify.annotations.Nullable;
import zwickmuehle.web.problem.Refusal;
import zwickmuehle.web.record.GameRecord;

/** Who may do what at a game as it stands. Every check either returns or refuses, saying why. */
record Checks(GameRecord record, Seats seats) {

    /** The asker saw the game as it is now; without a number, that does not matter to them. */
    void number(@Nullable Integer number) {
        if (number != null && number != record.game().length()) {
            throw Refusal.stale(number, record.game().length());
        }
    }

    /** The asker plays a side, or made the game. */
    void seated(@Nullable Token token) {
        if (!seats.controls(token) && seats.sidesOf(token).isEmpty()) {
            throw Refusal.notYours("you have no seat at this game", "an dieser Partie ist das nicht dein Platz");
        }
    }

    /** The asker may make the next move by hand: their own, or that of a computer that waits. */
    void toMove(@Nullable Token token, @Nullable Integer number) {
        seated(token);
        if (record.setup().human(record.mover()) && !seats.holds(token, record.mover())) {
            throw Refusal.notYours("it is not your turn", "du bist nicht am Zug");
        }
        number(number);
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
    void ownUndo(@Nullable Token token) {
        if (record.verdict() == null && seats.twoPeople(record.setup())
                && !seats.holds(token, record.mover().other())) {
            throw Refusal.notYours("only your own last move can be taken back, before it is answered",
                    "zurücknehmen kann man nur den eigenen letzten Zug, bevor er beantwortet ist");
        }
    }

    void ownRedo(@Nullable Token token) {
        if (seats.twoPeople(record.setup()) && !seats.holds(token, record.mover())) {
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

    void controls(@Nullable Token token) {
        if (!seats.controls(token)) {
            throw Refusal.notYours("only who made the game can change its players",
                    "nur wer die Partie angelegt hat, kann die Spieler ändern");
        }
    }
}
