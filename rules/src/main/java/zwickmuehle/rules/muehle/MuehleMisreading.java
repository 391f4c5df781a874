package zwickmuehle.rules.muehle;

import static zwickmuehle.rules.muehle.MuehleMove.NONE;

import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Sentence;

/**
 * Guesses whether a program counts the points otherwise than the protocol does, from an illegal move of it: it would be
 * legal if they were counted so. A stone that is placed tells nothing, since nearly every other point is empty; only
 * moves along lines and captures do.
 */
final class MuehleMisreading {
    private final Muehle rules;
    private final long position;
    private final int move;

    MuehleMisreading(Muehle rules, long position, int move) {
        this.rules = rules;
        this.position = position;
        this.move = move;
    }

    /** Null if nothing is to be guessed. */
    @Nullable
    Sentence sentence() {
        if (MuehleMove.places(move) && !MuehleMove.captures(move)) {
            return null;
        }
        if (countedFromOne()) {
            return new Sentence("it would be legal if points were counted from 1: they are counted from 0",
                    "er wäre regelgerecht, wenn die Punkte ab 1 gezählt würden: sie werden ab 0 gezählt");
        }
        return countedInRings()
                ? new Sentence(
                        "it would be legal if points were counted ring by ring: they are counted line by line",
                        "er wäre regelgerecht, wenn die Punkte Ring für Ring gezählt würden: sie werden Zeile für Zeile gezählt")
                : null;
    }

    private boolean countedFromOne() {
        int from = before(MuehleMove.from(move));
        int to = before(MuehleMove.to(move));
        int captured = before(MuehleMove.captured(move));
        return from >= 0 && to >= 0 && captured >= 0
                && rules.objection(position, MuehleMove.of(from, to, captured)) == null;
    }

    /** The point before it in reading order; −1 for the first. */
    private static int before(int point) {
        if (point == NONE) {
            return NONE;
        }
        int number = readingNumber(point);
        return number == 0 ? -1 : PointNames.inReadingOrder(number - 1);
    }

    /** The program sees stones on other points, too: lines and mills alone are different. */
    private boolean countedInRings() {
        long seen = MuehlePosition.of(inRings(MuehlePosition.moverStones(position)),
                inRings(MuehlePosition.opponentStones(position)), MuehlePosition.moverHand(position),
                MuehlePosition.opponentHand(position), MuehlePosition.mover(position));
        int meant = MuehleMove.of(inRings(MuehleMove.from(move), NONE), inRings(MuehleMove.to(move), NONE),
                inRings(MuehleMove.captured(move), NONE));
        return linesAreToBlame() && rules.objection(seen, meant) == null;
    }

    /** Whether the move is illegal because no line or no mill is where the program believes it. */
    private boolean linesAreToBlame() {
        int from = MuehleMove.from(move);
        int to = MuehleMove.to(move);
        int own = MuehlePosition.moverStones(position) & (from == NONE ? Board.ALL : ~Board.bit(from));
        boolean noLine = from != NONE && (Board.neighbours(from) & Board.bit(to)) == 0;
        return noLine || (MuehleMove.captures(move) && !Board.closesMill(own, to));
    }

    private static int inRings(int points) {
        int seen = 0;
        for (int point = 0; point < Board.POINTS; point++) {
            if ((points & Board.bit(point)) != 0) {
                seen |= Board.bit(readingNumber(point));
            }
        }
        return seen;
    }

    private static int inRings(int point, int none) {
        return point == none ? none : readingNumber(point);
    }

    private static int readingNumber(int point) {
        return Integer.parseInt(PointNames.READING.of(point));
    }
}
