package zwickmuehle.play.record;

import java.util.OptionalInt;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.rules.Side;

/**
 * How far Undo and Redo go. Against a computer they go from one decision of the person to another; between two people,
 * and between two computers, by single moves.
 */
public final class TakingBack {
    private TakingBack() {}

    /** Moves that Undo takes back; 0 takes back a resignation alone, nothing: there is nothing to take back. */
    public static OptionalInt undo(GameState record, boolean single) {
        if (givenUp(record)) {
            return OptionalInt.of(0);
        }
        int made = record.past().size();
        if (made == 0) {
            return OptionalInt.empty();
        }
        if (single || !againstComputer(record.setup())) {
            return OptionalInt.of(1);
        }
        for (int count = 1; count <= made; count++) {
            if (record.setup().human(record.game().before(count).mover())) {
                return OptionalInt.of(count);
            }
        }
        return OptionalInt.of(1);
    }

    /** Moves to take back so that {@code side} decides again; empty: it has not moved yet. */
    public static OptionalInt undo(GameState record, Side side) {
        if (givenUp(record)) {
            return OptionalInt.of(0);
        }
        for (int count = 1; count <= record.past().size(); count++) {
            if (record.game().before(count).mover() == side) {
                return OptionalInt.of(count);
            }
        }
        return OptionalInt.empty();
    }

    /** Moves that Redo restores; empty if there are none. */
    public static OptionalInt redo(GameState record, boolean single) {
        int ahead = record.future().size();
        if (ahead == 0) {
            return OptionalInt.empty();
        }
        if (single || !againstComputer(record.setup())) {
            return OptionalInt.of(1);
        }
        Side mover = record.mover();
        for (int count = 1; count <= ahead; count++) {
            mover = mover.other();
            if (record.setup().human(mover)) {
                return OptionalInt.of(count);
            }
        }
        return OptionalInt.of(ahead);
    }

    /** It ended by a word, which can be taken back; a game that is too long ended by its last move. */
    private static boolean givenUp(GameState record) {
        return record.verdict() != null && record.verdict().code() != VerdictCode.TOO_LONG;
    }

    private static boolean againstComputer(Setup setup) {
        return !setup.computersOnly() && !setup.humansOnly();
    }
}
