package zwickmuehle.rules.muehle;

import static zwickmuehle.rules.muehle.MuehleMove.NONE;

import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;

/**
 * Why a move is illegal, in words. Written from the rules as people state them, not from the move generator, so each
 * checks the other.
 */
final class MuehleObjection {
    private final Muehle rules;
    private final Side mover;
    private final int own;
    private final int other;
    private final Phase phase;
    private final Ending ending;
    private final int move;

    MuehleObjection(Muehle rules, long position, int move) {
        this.rules = rules;
        this.mover = rules.mover(position);
        this.own = MuehlePosition.moverStones(position);
        this.other = MuehlePosition.opponentStones(position);
        this.phase = MuehlePosition.phase(position, mover);
        this.ending = rules.ending(position);
        this.move = move;
    }

    /** Null if the move is legal. */
    @Nullable
    Sentence sentence() {
        if (ending != Ending.ONGOING) {
            return Sentence.of("the game is over: %s", "die Partie ist zu Ende: %s", ending.reason());
        }
        int from = MuehleMove.from(move);
        int to = MuehleMove.to(move);
        int captured = MuehleMove.captured(move);
        if (move != MuehleMove.of(from, to, captured) || !isPoint(to) || !isPointOrNone(from)
                || !isPointOrNone(captured)) {
            return Sentence.of("there is no such point on the board", "einen solchen Punkt hat das Brett nicht");
        }
        Sentence way = objectionToWay(from, to);
        return way != null ? way : objectionToCapture(from, to, captured);
    }

    private @Nullable Sentence objectionToWay(int from, int to) {
        if (phase == Phase.PLACING && from != NONE) {
            return Sentence.of("%s still has stones in hand and must place one",
                    "%s hat noch Steine in der Hand und muss einen setzen", mover.title());
        }
        if (phase != Phase.PLACING && from == NONE) {
            return Sentence.of("%s has no stone in hand and must move one on the board",
                    "%s hat keinen Stein mehr in der Hand und muss auf dem Brett ziehen", mover.title());
        }
        if (from != NONE && has(other, from)) {
            return Sentence.of("the stone on %s belongs to %s", "der Stein auf %s gehört %s", name(from),
                    mover.other().title());
        }
        if (from != NONE && !has(own, from)) {
            return Sentence.of("there is no stone on %s", "auf %s steht kein Stein", name(from));
        }
        if (has(own | other, to)) {
            return Sentence.of("%s is occupied", "%s ist besetzt", name(to));
        }
        if (phase == Phase.MOVING && !has(Board.neighbours(from), to)) {
            return Sentence.of("no line joins %s and %s, and only a player with three stones may fly",
                    "keine Linie verbindet %s und %s, und nur wer drei Steine hat, darf springen", name(from),
                    name(to));
        }
        return null;
    }

    private @Nullable Sentence objectionToCapture(int from, int to, int captured) {
        int others = from == NONE ? own : own & ~Board.bit(from);
        if (!Board.closesMill(others, to)) {
            return captured == NONE
                    ? null
                    : Sentence.of("the move closes no mill, so it takes no stone",
                            "der Zug schließt keine Mühle, also wird nicht geschlagen");
        }
        int takeable = rules.takeable(other);
        if (captured == NONE) {
            return takeable == 0
                    ? null
                    : Sentence.of("the move closes a mill: %s must take a stone",
                            "der Zug schließt eine Mühle: %s muss einen Stein schlagen", mover.title());
        }
        if (!has(other, captured)) {
            return Sentence.of("no stone of %s stands on %s", "von %s steht kein Stein auf %s",
                    mover.other().title(), name(captured));
        }
        if (takeable == 0) {
            return Sentence.of("all stones of %s stand in mills, and by these rules none of them may be taken",
                    "alle Steine von %s stehen in Mühlen, und nach diesen Regeln darf keiner geschlagen werden",
                    mover.other().title());
        }
        return has(takeable, captured)
                ? null
                : Sentence.of("the stone on %s stands in a mill, where it is safe as long as another is not",
                        "der Stein auf %s steht in einer Mühle und ist dort sicher, solange ein anderer frei steht",
                        name(captured));
    }

    private static boolean isPoint(int point) {
        return point < Board.POINTS;
    }

    private static boolean isPointOrNone(int point) {
        return isPoint(point) || point == NONE;
    }

    private static boolean has(int points, int point) {
        return (points & Board.bit(point)) != 0;
    }

    private static String name(int point) {
        return PointNames.COORDINATES.of(point);
    }
}
