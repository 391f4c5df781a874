package zwickmuehle.rules.muehle;

import static zwickmuehle.rules.muehle.MuehleMove.NONE;
import static zwickmuehle.rules.muehle.MuehlePosition.moverHand;
import static zwickmuehle.rules.muehle.MuehlePosition.moverStones;
import static zwickmuehle.rules.muehle.MuehlePosition.opponentHand;
import static zwickmuehle.rules.muehle.MuehlePosition.opponentStones;

import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.Notation;
import zwickmuehle.rules.Outcome;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;

/**
 * The rules of Mühle under any {@link RuleSet}. Positions are laid out as in {@link MuehlePosition}, moves as in
 * {@link MuehleMove}.
 */
public record Muehle(RuleSet ruleSet) implements Rules {
    /** With fewer stones, on the board and in hand together, a player has lost. */
    private static final int FEWEST_STONES = 3;

    /** The largest product of stones, targets of each and stones to take: nine stones, four lines each, nine to take. */
    private static final int MAX_MOVES = 9 * 4 * 9;

    @Override
    public String game() {
        return "muehle";
    }

    @Override
    public String variant() {
        return ruleSet.name();
    }

    @Override
    public long start() {
        return MuehlePosition.of(0, 0, MuehlePosition.STONES, MuehlePosition.STONES, Side.WHITE);
    }

    @Override
    public Side mover(long position) {
        return MuehlePosition.mover(position);
    }

    @Override
    public int maxMoves() {
        return MAX_MOVES;
    }

    @Override
    public int legalMoves(long position, int[] moves) {
        int own = moverStones(position);
        int other = opponentStones(position);
        if (tooFew(own, moverHand(position)) || tooFew(other, opponentHand(position))) {
            return 0;
        }
        int empty = Board.ALL & ~(own | other);
        int takeable = takeable(other);
        if (moverHand(position) > 0) {
            return addMoves(moves, 0, NONE, own, empty, takeable);
        }
        int stones = Integer.bitCount(own);
        int count = 0;
        for (int left = own; left != 0; left &= left - 1) {
            int from = Integer.numberOfTrailingZeros(left);
            int targets = stones == Phase.FLYING_STONES ? empty : empty & Board.neighbours(from);
            count = addMoves(moves, count, from, own & ~Board.bit(from), targets, takeable);
        }
        return count;
    }

    /** Adds the moves of one stone: one a target, or, where it closes a mill, one for each stone that may be taken. */
    private static int addMoves(int[] moves, int count, int from, int others, int targets, int takeable) {
        int next = count;
        for (int left = targets; left != 0; left &= left - 1) {
            int to = Integer.numberOfTrailingZeros(left);
            if (takeable != 0 && Board.closesMill(others, to)) {
                for (int taken = takeable; taken != 0; taken &= taken - 1) {
                    moves[next++] = MuehleMove.of(from, to, Integer.numberOfTrailingZeros(taken));
                }
            } else {
                moves[next++] = MuehleMove.of(from, to, NONE);
            }
        }
        return next;
    }

    /** Those of a player's stones that the opponent may take when closing a mill. */
    public int takeable(int stones) {
        int outside = stones & ~Board.inMills(stones);
        return outside == 0 && ruleSet.allInMills() == RuleSet.AllInMills.ANY ? stones : outside;
    }

    @Override
    public long play(long position, int move) {
        int from = MuehleMove.from(move);
        int captured = MuehleMove.captured(move);
        int own = moverStones(position) | Board.bit(MuehleMove.to(move));
        int hand = moverHand(position);
        if (from == NONE) {
            hand--;
        } else {
            own &= ~Board.bit(from);
        }
        int other = opponentStones(position);
        if (captured != NONE) {
            other &= ~Board.bit(captured);
        }
        return MuehlePosition.of(other, own, opponentHand(position), hand, mover(position).other());
    }

    @Override
    public long takeBack(long position, int move) {
        int from = MuehleMove.from(move);
        int captured = MuehleMove.captured(move);
        int own = opponentStones(position) & ~Board.bit(MuehleMove.to(move));
        int hand = opponentHand(position);
        if (from == NONE) {
            hand++;
        } else {
            own |= Board.bit(from);
        }
        int other = moverStones(position);
        if (captured != NONE) {
            other |= Board.bit(captured);
        }
        return MuehlePosition.of(own, other, hand, moverHand(position), mover(position).other());
    }

    @Override
    public Ending ending(long position) {
        if (tooFew(moverStones(position), moverHand(position))) {
            return Ending.TOO_FEW_STONES;
        }
        if (tooFew(opponentStones(position), opponentHand(position))) {
            return Ending.OPPONENT_TOO_FEW_STONES;
        }
        return canMove(position) ? Ending.ONGOING : Ending.NO_MOVE;
    }

    /** Whether a player with these stones on the board and so many in hand has lost. */
    static boolean tooFew(int stones, int hand) {
        return Integer.bitCount(stones) + hand < FEWEST_STONES;
    }

    /** Whether the player to move, having enough stones, can place, fly, or move at least one stone. */
    private static boolean canMove(long position) {
        int own = moverStones(position);
        int empty = Board.ALL & ~(own | opponentStones(position));
        boolean anywhere = moverHand(position) > 0 || Integer.bitCount(own) == Phase.FLYING_STONES;
        return (anywhere ? empty : empty & Board.neighboursOf(own)) != 0;
    }

    @Override
    public @Nullable Sentence objection(long position, int move) {
        return new MuehleObjection(this, position, move).sentence();
    }

    @Override
    public @Nullable Sentence misreading(long position, int move) {
        return new MuehleMisreading(this, position, move).sentence();
    }

    @Override
    public List<Sentence> description(long position) {
        return List.of(due(position), possessions(position, Side.WHITE), possessions(position, Side.BLACK));
    }

    private Sentence due(long position) {
        Side mover = mover(position);
        Outcome outcome = Outcome.of(ending(position), mover);
        if (outcome.over()) {
            return outcome.inWords(this);
        }
        return switch (MuehlePosition.phase(position, mover)) {
            case PLACING -> Sentence.of("%s to move: place a stone", "%s am Zug: einen Stein setzen", mover.title());
            case MOVING -> Sentence.of("%s to move: move a stone along a line",
                    "%s am Zug: einen Stein entlang einer Linie ziehen", mover.title());
            case FLYING -> Sentence.of("%s to move: fly with a stone to any empty point",
                    "%s am Zug: mit einem Stein auf einen freien Punkt springen", mover.title());
        };
    }

    private static Sentence possessions(long position, Side side) {
        return Sentence.of("%s: %d on the board, %d in hand", "%s: %d auf dem Brett, %d in der Hand", side.title(),
                Integer.bitCount(MuehlePosition.stones(position, side)), MuehlePosition.hand(position, side));
    }

    @Override
    public int symmetries() {
        return Symmetry.ALL;
    }

    @Override
    public long transform(long position, int symmetry) {
        long stones = position & MuehlePosition.ALL_STONES;
        long rest = position & ~MuehlePosition.ALL_STONES;
        if ((symmetry & Symmetry.COLOURS_SWAPPED) != 0) {
            rest ^= MuehlePosition.BLACK_MOVES;
        }
        return rest | Symmetry.ofStones(stones, symmetry);
    }

    @Override
    public int transformMove(int move, int symmetry) {
        return MuehleMove.of(transformPoint(MuehleMove.from(move), symmetry),
                transformPoint(MuehleMove.to(move), symmetry), transformPoint(MuehleMove.captured(move), symmetry));
    }

    private static int transformPoint(int point, int symmetry) {
        return point == NONE ? NONE : Symmetry.ofPoint(point, symmetry);
    }

    @Override
    public int inverse(int symmetry) {
        return Symmetry.inverse(symmetry);
    }

    @Override
    public int canonicalSymmetry(long position) {
        int ofBoard = Symmetry.toSmallest(position & MuehlePosition.ALL_STONES);
        return mover(position) == Side.BLACK ? ofBoard | Symmetry.COLOURS_SWAPPED : ofBoard;
    }

    /** White is to move in it, so bit 56 is free as well. */
    @Override
    public long canonical(long position) {
        long rest = position & ~MuehlePosition.ALL_STONES & ~MuehlePosition.BLACK_MOVES;
        return rest | Symmetry.smallest(position & MuehlePosition.ALL_STONES);
    }

    /** A move is quiet if it takes nothing, once both players have placed all their stones. */
    @Override
    public boolean quiet(long position, int move) {
        return !MuehleMove.captures(move) && moverHand(position) == 0 && opponentHand(position) == 0;
    }

    @Override
    public int quietLimit() {
        return ruleSet.quietLimit();
    }

    @Override
    public int repetitionLimit() {
        return ruleSet.repetitionLimit();
    }

    @Override
    public Notation notation() {
        return MuehleNotation.INSTANCE;
    }
}
