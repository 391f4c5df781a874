package zwickmuehle.train.reasons;

import static zwickmuehle.train.reasons.MuehleSight.closingPoint;
import static zwickmuehle.train.reasons.MuehleSight.locked;
import static zwickmuehle.train.reasons.MuehleSight.swapped;
import static zwickmuehle.train.reasons.PointWords.list;
import static zwickmuehle.train.reasons.PointWords.name;
import static zwickmuehle.train.reasons.PointWords.names;
import static zwickmuehle.train.reasons.PointWords.points;
import static zwickmuehle.train.reasons.PointWords.withFirst;

import java.util.ArrayList;
import java.util.List;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.muehle.Board;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.MuehleMove;
import zwickmuehle.rules.muehle.MuehlePosition;
import zwickmuehle.rules.muehle.Phase;

/**
 * What can be said about the moves of a position of Mühle. What "could be closed" is meant as on the board: by whom, if it
 * were that player's turn. What is forced is found by trying every answer.
 */
final class MuehleReasons implements Reasons.Glance {
    private static final int[] MILLS = Board.mills();

    private final Muehle rules;
    private final Game game;
    private final long before;
    private final int mine;
    private final int theirs;
    private final Sentence they;
    private final boolean drawIsNear;
    private final MuehleForcing forcing;

    MuehleReasons(Muehle rules, Game game) {
        this.rules = rules;
        this.game = game;
        before = game.position();
        mine = MuehlePosition.moverStones(before);
        theirs = MuehlePosition.opponentStones(before);
        they = rules.sideName(game.mover().other());
        drawIsNear = drawIsNear(game);
        forcing = new MuehleForcing(rules);
    }

    /** Within the plies that are looked ahead a draw by quiet moves or by repetition could come in between. */
    private static boolean drawIsNear(Game game) {
        if (game.quietMoves() > game.rules().quietLimit() - MuehleForcing.PLIES) {
            return true;
        }
        Game past = game;
        for (int i = Math.min(game.quietMoves(), game.length()); i > 0; i--) {
            if (past.occurrences() > game.rules().repetitionLimit() - 2) {
                return true;
            }
            past = past.undo();
        }
        return false;
    }

    @Override
    public List<Reason> of(int move) {
        long after = rules.play(before, move);
        List<Reason> reasons = new ArrayList<>();
        Ending ending = rules.ending(after);
        if (ending != Ending.ONGOING) {
            reasons.add(winning(ending, move, after));
            return reasons;
        }
        if (game.play(move).outcome().over()) {
            // Drawn by repetition or quiet moves: nothing follows from the board any more.
            return reasons;
        }
        int own = MuehlePosition.opponentStones(after);
        int other = MuehlePosition.moverStones(after);
        addClosing(reasons, move, own);
        addDefence(reasons, own, other, after);
        addDanger(reasons, move, own, other, after);
        addPlans(reasons, move, own, other, after);
        addForced(reasons, move, after);
        addMobility(reasons, move, own, other, after);
        return reasons;
    }

    private Reason winning(Ending ending, int move, long after) {
        if (ending == Ending.TOO_FEW_STONES) {
            int taken = MuehleMove.captured(move);
            return new Reason(ReasonKind.WINS_BY_TAKING, List.of(taken), 0, Sentence.of(
                    "Wins: takes %s, and two stones are too few for %s.",
                    "Gewinnt: schlägt %s, und zwei Steine sind zu wenig für %s.", name(taken), they));
        }
        return new Reason(ReasonKind.WINS_BY_BLOCKING, points(MuehlePosition.moverStones(after)), 0,
                Sentence.of("Wins: %s cannot move any more.", "Gewinnt: %s kann nicht mehr ziehen.", they));
    }

    private void addClosing(List<Reason> reasons, int move, int own) {
        int to = Board.bit(MuehleMove.to(move));
        List<Integer> closed = new ArrayList<>();
        for (int mill : MILLS) {
            if ((mill & to) != 0 && (mill & ~own) == 0) {
                closed.addAll(points(mill));
            }
        }
        if (closed.isEmpty()) {
            return;
        }
        int mills = closed.size() / 3;
        Sentence what = mills == 1
                ? Sentence.of("Closes the mill %1$s", "Schließt die Mühle %1$s", names(closed))
                : Sentence.of("Closes two mills at once, %s and %s", "Schließt zwei Mühlen auf einmal, %s und %s",
                        names(closed.subList(0, 3)), names(closed.subList(3, 6)));
        List<Integer> all = new ArrayList<>(closed);
        if (MuehleMove.captures(move)) {
            all.add(MuehleMove.captured(move));
            reasons.add(new Reason(ReasonKind.CLOSES_MILL, all, mills, Sentence.of("%s and takes %s.",
                    "%s und schlägt %s.", what, name(MuehleMove.captured(move)))));
        } else {
            reasons.add(new Reason(ReasonKind.CLOSES_MILL, all, mills, Sentence.of("%s; nothing may be taken.",
                    "%s; geschlagen werden darf nichts.", what)));
        }
    }

    /** Mills that the opponent could have closed and cannot close any more. */
    private void addDefence(List<Reason> reasons, int own, int other, long after) {
        long passed = swapped(before);
        for (int mill : MILLS) {
            int point = closingPoint(theirs, mine, mill, passed);
            if (point >= 0 && closingPoint(other, own, mill, after) < 0) {
                reasons.add(new Reason(ReasonKind.PREVENTS_MILL, withFirst(point, mill), 0, Sentence.of(
                        "Prevents the mill %s, which %s could have closed on %s.",
                        "Verhindert die Mühle %s, die %s auf %s hätte schließen können.", names(points(mill)), they,
                        name(point))));
            }
        }
    }

    /** Mills that the opponent can close now. */
    private void addDanger(List<Reason> reasons, int move, int own, int other, long after) {
        int from = MuehleMove.places(move) ? 0 : Board.bit(MuehleMove.from(move));
        boolean takes = false;
        for (int mill : MILLS) {
            int point = closingPoint(other, own, mill, after);
            if (point < 0 || rules.takeable(own) == 0) {
                continue;
            }
            takes = true;
            String points = names(points(mill));
            if (Board.bit(point) == from) {
                reasons.add(new Reason(ReasonKind.GIVES_UP_DEFENCE, withFirst(point, mill), 0, Sentence.of(
                        "Gives up the only defence: the stone on %1$s kept %2$s from closing the mill %3$s.",
                        "Gibt die einzige Verteidigung auf: der Stein auf %1$s hinderte %2$s an der Mühle %3$s.",
                        name(point), they, points)));
            } else {
                reasons.add(new Reason(ReasonKind.ALLOWS_MILL, withFirst(point, mill), 0, Sentence.of(
                        "Allows a mill: %1$s can close %2$s on %3$s next.",
                        "Lässt eine Mühle zu: %1$s kann als Nächstes %2$s auf %3$s schließen.", they, points,
                        name(point))));
            }
        }
        // Only where something is about to be taken does it matter what may be.
        int exposed = rules.takeable(own) & mine & ~rules.takeable(mine);
        if (takes && exposed != 0) {
            List<Integer> stones = points(exposed);
            reasons.add(new Reason(ReasonKind.UNPROTECTS, stones, 0, stones.size() == 1
                    ? Sentence.of("Leaves %1$s unprotected: %2$s can take it at once.",
                            "Lässt %1$s ungeschützt: %2$s kann den Stein sofort schlagen.", list(stones), they)
                    : Sentence.of("Leaves %1$s unprotected: %2$s can take one of them at once.",
                            "Lässt %1$s ungeschützt: %2$s kann einen davon sofort schlagen.", list(stones), they)));
        }
    }

    /** Mills that the player who moves can close with its next stone, if nobody hinders it. */
    private void addPlans(List<Reason> reasons, int move, int own, int other, long after) {
        long again = swapped(after);
        int left = MuehleMove.places(move) ? 0 : Board.bit(MuehleMove.from(move));
        for (int mill : MILLS) {
            int point = closingPoint(own, other, mill, again);
            if (point < 0 || rules.takeable(other) == 0) {
                continue;
            }
            String points = names(points(mill));
            boolean opened = (mill & ~mine) == 0 && (mill & left) != 0;
            if (opened) {
                reasons.add(new Reason(ReasonKind.OPENS_MILL, withFirst(point, mill), 0, Sentence.of(
                        "Opens the mill %s, to close it again on %s.",
                        "Öffnet die Mühle %s, um sie auf %s wieder zu schließen.", points, name(point))));
            } else if (closingPoint(mine, theirs, mill, before) < 0) {
                reasons.add(new Reason(ReasonKind.PREPARES_MILL, withFirst(point, mill), 0, Sentence.of(
                        "Prepares the mill %s: it can be closed on %s next.",
                        "Bereitet die Mühle %s vor: Sie kann als Nächstes auf %s geschlossen werden.", points,
                        name(point))));
            }
        }
        if (MuehlePosition.moverHand(again) == 0) {
            addDoubleMill(reasons, own, other);
        }
    }

    /** A stone in one mill that closes another by moving to a free neighbour; new, if it was not there before. */
    private void addDoubleMill(List<Reason> reasons, int own, int other) {
        for (int one : MILLS) {
            for (int two : MILLS) {
                int free = two & ~own;
                int stone = MuehleSight.pendulum(own, other, one, two);
                if (Integer.bitCount(stone) == 1 && !MuehleSight.isDoubleMill(mine, theirs, one, two)
                        && !MuehleSight.isDoubleMill(mine, theirs, two, one)) {
                    int from = Integer.numberOfTrailingZeros(stone);
                    int to = Integer.numberOfTrailingZeros(free);
                    List<Integer> points = new ArrayList<>(List.of(from, to));
                    points.addAll(points(one & ~stone));
                    points.addAll(points(two & ~free));
                    reasons.add(new Reason(ReasonKind.DOUBLE_MILL, points, 0, Sentence.of(
                            "Double mill: the stone on %1$s closes %4$s by moving to %2$s, and %3$s by moving back.",
                            "Zwickmühle: der Stein auf %1$s schließt mit dem Zug nach %2$s die Mühle %4$s und mit dem Zug zurück die Mühle %3$s.",
                            name(from), name(to), names(points(one)), names(points(two)))));
                    return;
                }
            }
        }
    }

    private void addForced(List<Reason> reasons, int move, long after) {
        if (drawIsNear) {
            return;
        }
        if (!forcing.canTake(after)) {
            if (!MuehleMove.captures(move) && forcing.takesWhateverIsAnswered(after)) {
                List<Integer> where = points(forcing.closing(swapped(after)));
                reasons.add(new Reason(ReasonKind.FORCES_MILL, where, 0, Sentence.of(
                        "Forces a mill: whatever %s answers, a stone is taken next.",
                        "Erzwingt eine Mühle: was %s auch antwortet, als Nächstes wird ein Stein geschlagen.", they)));
            } else {
                int answer = forcing.moveThatForcesAMill(after);
                if (answer >= 0) {
                    reasons.add(new Reason(ReasonKind.LETS_TAKE_IN_TWO, List.of(MuehleMove.to(answer)), answer,
                            Sentence.of("Lets %s take in two: after %s no answer helps.",
                                    "Lässt %s in zwei Zügen schlagen: nach %s hilft keine Antwort.", they,
                                    rules.notation().move(answer))));
                }
            }
        }
    }

    private void addMobility(List<Reason> reasons, int move, int own, int other, long after) {
        int count = Integer.bitCount(other);
        if (MuehlePosition.moverHand(after) > 0) {
            return;
        }
        if (count == Phase.FLYING_STONES) {
            if (MuehleMove.captures(move)) {
                reasons.add(new Reason(ReasonKind.LETS_FLY, points(other), 0, Sentence.of(
                        "Leaves %s three stones, which may fly from now on.",
                        "Lässt %s drei Steine, die von nun an springen dürfen.", they)));
            }
            return;
        }
        int locked = locked(other, own) & ~locked(theirs, mine);
        if (locked != 0) {
            List<Integer> stones = points(locked);
            reasons.add(new Reason(ReasonKind.LOCKS_IN, stones, 0, stones.size() == 1
                    ? Sentence.of("Locks in the stone on %s.", "Sperrt den Stein auf %s ein.", list(stones))
                    : Sentence.of("Locks in the stones on %s.", "Sperrt die Steine auf %s ein.", list(stones))));
        }
    }
}
