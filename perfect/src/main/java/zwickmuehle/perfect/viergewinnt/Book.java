package zwickmuehle.perfect.viergewinnt;

import java.util.Arrays;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.viergewinnt.Size;
import zwickmuehle.rules.viergewinnt.VierGewinnt;

/**
 * Exact scores of the positions of the first plies, up to the mirror image. It is given by those of its last ply, in the
 * order of {@link Openings}; the scores before follow from them. A score may be missing. Immutable; for any thread.
 */
public final class Book {
    /** In place of a score that is not known yet. */
    public static final byte MISSING = Byte.MIN_VALUE;

    /** So many positions are worked out in no time, whatever a file says of itself. */
    private static final int FEW = 100_000;

    private final VierGewinnt rules;
    private final long[][] positions;
    private final byte[][] scores;

    /** A book that knows nothing of any position. */
    public static Book empty(Size size) {
        return new Book(size, 0, new byte[]{MISSING});
    }

    /**
     * @param lastScores the scores after {@code plies} plies
     * @throws IllegalArgumentException if there are not as many as positions
     */
    public Book(Size size, int plies, byte[] lastScores) {
        rules = new VierGewinnt(size);
        // From ply to ply they grow more, but on the smallest boards: whoever brings too few scores is found out early.
        positions = Openings.upTo(rules, plies, Math.max(FEW, lastScores.length));
        if (positions[plies].length != lastScores.length) {
            throw new IllegalArgumentException(lastScores.length + " scores for " + positions[plies].length);
        }
        scores = new byte[plies + 1][];
        scores[plies] = lastScores.clone();
        for (int ply = plies - 1; ply >= 0; ply--) {
            scores[ply] = new byte[positions[ply].length];
            for (int i = 0; i < scores[ply].length; i++) {
                scores[ply][i] = best(positions[ply][i], ply);
            }
        }
    }

    private byte best(long position, int ply) {
        int[] moves = new int[rules.maxMoves()];
        int count = rules.legalMoves(position, moves);
        int best = MISSING;
        for (int i = 0; i < count; i++) {
            long next = rules.play(position, moves[i]);
            Ending ending = rules.ending(next);
            int known = ending == Ending.ONGOING ? score(next) : 0;
            if (known == Solver.UNKNOWN) {
                return MISSING;
            }
            int score = ending.decisive() ? (rules.size().cells() + 1 - ply) / 2 : -known;
            best = Math.max(best, score);
        }
        return (byte) best;
    }

    public Size size() {
        return rules.size();
    }

    public int plies() {
        return positions.length - 1;
    }

    /** The score for the side to move, or {@link Solver#UNKNOWN}. */
    public int score(long position) {
        int ply = Long.bitCount(rules.occupied(position));
        if (ply > plies()) {
            return Solver.UNKNOWN;
        }
        int index = Arrays.binarySearch(positions[ply], rules.canonical(position));
        return index < 0 || scores[ply][index] == MISSING ? Solver.UNKNOWN : scores[ply][index];
    }

    /** The positions of the last ply, in order. */
    public long[] lastPositions() {
        return positions[plies()].clone();
    }

    /** Their scores. */
    public byte[] lastScores() {
        return scores[plies()].clone();
    }

    /** Whether no score is missing. */
    public boolean complete() {
        for (byte score : scores[plies()]) {
            if (score == MISSING) {
                return false;
            }
        }
        return true;
    }
}
