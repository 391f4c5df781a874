package zwickmuehle.play.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.record.Setup;
import zwickmuehle.rules.Side;

/**
 * Who may do what at a game as it stands. Every check either returns or refuses, saying why.
 *
 * @param sameSince the version since which nothing of the game itself has changed: what was seen then is as good
 */
record Checks(GameState record, Seats seats, long sameSince) {

    /** The asker saw the game as it is now, as far as they say what they saw. */
    void seen(Seen seen) {
        boolean otherNumber = seen.number() != null && seen.number() != record.game().length();
        boolean otherVersion = seen.version() != null
                && (seen.version() < sameSince || seen.version() > record.version());
        if (otherNumber || otherVersion) {
            throw Refusal.stale(record.game().length());
        }
    }

    /** The asker plays a side, or made a game that nobody else plays in. */
    void seated(@Nullable Person person) {
        boolean plays = !seats.sidesOf(person).isEmpty();
        if (!plays && !(seats.controls(person) && seats.others(record.setup(), person).isEmpty())) {
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

    /** Where two people play each other, only the one to move restores what was taken back. */
    void ownRedo(@Nullable Person person) {
        if (!seats.others(record.setup(), person).isEmpty() && !seats.holds(person, record.mover())) {
            throw Refusal.notYours("only your own move can be restored",
                    "wiederherstellen kann man nur den eigenen Zug");
        }
    }

    /** The asker plays against somebody else, to whom something can be proposed; the answer is the asker's side. */
    Side opposed(@Nullable Person person) {
        seated(person);
        List<Side> own = seats.sidesOf(person);
        if (own.isEmpty() || seats.others(record.setup(), person).isEmpty()) {
            throw Refusal.notNow("nobody else plays here to whom that could be proposed",
                    "hier spielt sonst niemand, dem man das vorschlagen könnte");
        }
        return own.getFirst();
    }

    /** While somebody else plays here nobody is replaced: neither they, nor the opponent they sat down to. */
    void notAnothers(Person person, Setup after) {
        if (!after.equals(record.setup()) && !seats.others(record.setup(), person).isEmpty()) {
            throw Refusal.notYours("somebody else plays here, so the players stay as they are",
                    "hier spielt noch jemand, darum bleiben die Spieler, wie sie sind");
        }
    }

    /** Computers are told to wait, or how fast to play, where there are some. */
    void besideComputers(@Nullable Person person) {
        seated(person);
        if (record.setup().humansOnly() && !seats.others(record.setup(), person).isEmpty()) {
            throw Refusal.notNow("no computer plays here", "hier spielt kein Computer");
        }
    }

    /** The asker may hurry whoever thinks: a computer, or the answer to their own question. */
    void hurries(@Nullable Person person) {
        seated(person);
        if (!seats.others(record.setup(), person).isEmpty() && !seats.holds(person, record.mover())) {
            throw Refusal.notYours("that is thought for somebody else", "das wird für jemand anderen überlegt");
        }
    }

    void controls(@Nullable Person person) {
        if (!seats.controls(person)) {
            throw Refusal.notYours("only who made the game can change its players",
                    "nur wer die Partie angelegt hat, kann die Spieler ändern");
        }
    }
}
