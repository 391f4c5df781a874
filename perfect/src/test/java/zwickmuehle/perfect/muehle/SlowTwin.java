package zwickmuehle.perfect.muehle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.muehle.Board;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.MuehleMove;
import zwickmuehle.rules.muehle.MuehlePosition;

/**
 * Three stones against three, solved as a schoolbook would: all positions in a list, all successors of each, and round
 * after round whoever can now be called won or lost is. Nothing is indexed, un-moved or counted down.
 */
final class SlowTwin {
    private final Map<Long, Integer> numbers = new HashMap<>();
    private final Muehle rules;
    private final byte[] values;

    SlowTwin(Muehle rules) {
        this.rules = rules;
        List<Integer> triples = triples();
        for (int mover : triples) {
            for (int opponent : isSmallest(mover) ? triples : List.<Integer>of()) {
                if ((mover & opponent) == 0) {
                    numbers.putIfAbsent(key(mover, opponent), numbers.size());
                }
            }
        }
        int[][] quiet = new int[numbers.size()][];
        boolean[] takes = new boolean[numbers.size()];
        numbers.forEach((position, number) -> quiet[number] = successors(position, number, takes));
        values = new byte[numbers.size()];
        Arrays.fill(values, SectorValue.DRAW);
        boolean changed = true;
        for (int round = 0; changed && round <= rules.quietLimit(); round++) {
            // Nobody need be lost at once: the first round may decide nothing.
            changed = decide(quiet, takes, round) || round == 0;
        }
    }

    byte value(int mover, int opponent) {
        return values[number(mover, opponent)];
    }

    /** Calls what is won or lost in exactly so many plies, by what was called in the rounds before. */
    private boolean decide(int[][] quiet, boolean[] takes, int round) {
        boolean changed = false;
        byte[] before = values.clone();
        for (int number = 0; number < before.length; number++) {
            if (SectorValue.isDraw(before[number])) {
                boolean allWon = !takes[number];
                boolean anyLost = takes[number];
                for (int successor : quiet[number]) {
                    allWon &= SectorValue.isWin(before[successor]);
                    anyLost |= SectorValue.isLoss(before[successor]);
                }
                if (round % 2 == 1 ? anyLost : allWon) {
                    values[number] = (byte) round;
                    changed = true;
                }
            }
        }
        return changed;
    }

    /** Quiet moves as numbers of positions; any capture leaves two stones and wins. */
    private int[] successors(long position, int number, boolean[] takes) {
        int[] moves = new int[rules.maxMoves()];
        int count = rules.legalMoves(position, moves);
        int[] successors = new int[count];
        int quiet = 0;
        for (int i = 0; i < count; i++) {
            if (MuehleMove.captures(moves[i])) {
                takes[number] = true;
            } else {
                long after = rules.play(position, moves[i]);
                successors[quiet++] = number(MuehlePosition.moverStones(after), MuehlePosition.opponentStones(after));
            }
        }
        return Arrays.copyOf(successors, quiet);
    }

    private int number(int mover, int opponent) {
        return Objects.requireNonNull(numbers.get(key(mover, opponent)));
    }

    private long key(int mover, int opponent) {
        return rules.canonical(MuehlePosition.of(mover, opponent, 0, 0, Side.WHITE));
    }

    /** Some of the positions with equivalent sets of the mover are left out; one of each kind is enough. */
    private static boolean isSmallest(int mover) {
        for (int symmetry = 0; symmetry < 16; symmetry++) {
            if (Images.of(mover, symmetry) < mover) {
                return false;
            }
        }
        return true;
    }

    private static List<Integer> triples() {
        List<Integer> triples = new ArrayList<>();
        for (int first = 0; first < Board.POINTS; first++) {
            for (int second = 0; second < first; second++) {
                for (int third = 0; third < second; third++) {
                    triples.add(Board.bit(first) | Board.bit(second) | Board.bit(third));
                }
            }
        }
        return triples;
    }
}
