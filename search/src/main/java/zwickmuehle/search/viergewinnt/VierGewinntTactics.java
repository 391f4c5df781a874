package zwickmuehle.search.viergewinnt;

import zwickmuehle.rules.Side;
import zwickmuehle.rules.viergewinnt.VierGewinnt;
import zwickmuehle.search.Tactics;

/** Vier Gewinnt at first sight: win, or else parry; then make threats, near the centre first. */
public final class VierGewinntTactics implements Tactics {
    private static final int WINNING = 4 * FORCING;
    private static final int PARRYING = 2 * FORCING;
    private static final int THREAT = 1 << 14;
    private static final int CENTRE = 1 << 10;

    private final VierGewinnt rules;
    private final Threats threats;

    public VierGewinntTactics(VierGewinnt rules) {
        this.rules = rules;
        this.threats = new Threats(rules.size());
    }

    @Override
    public void promise(long position, int[] moves, int count, int[] promises) {
        Side mover = rules.mover(position);
        long occupied = rules.occupied(position);
        long own = rules.stones(position, mover);
        long other = occupied & ~own;
        long winning = threats.completions(own, occupied);
        long parrying = threats.completions(other, occupied);
        long playable = threats.playable(occupied);
        int width = rules.size().width();
        int stride = rules.size().stride();
        for (int i = 0; i < count; i++) {
            int column = moves[i];
            long cell = playable & ((1L << stride) - 1) << (column * stride);
            int promise = CENTRE * (width - Math.abs(2 * column - width + 1));
            if ((cell & winning) != 0) {
                promise += WINNING;
            } else if ((cell & parrying) != 0) {
                promise += PARRYING;
            }
            long made = threats.completions(own | cell, occupied | cell);
            promises[i] = promise + THREAT * Long.bitCount(made);
        }
    }

    /** A move that wins at once. */
    @Override
    public int forcingMoves(long position, int[] moves) {
        long occupied = rules.occupied(position);
        long own = rules.stones(position, rules.mover(position));
        long winning = threats.completions(own, occupied) & threats.playable(occupied);
        if (winning == 0) {
            return 0;
        }
        moves[0] = rules.size().columnOf(Long.numberOfTrailingZeros(winning));
        return 1;
    }

    /** There are none: with seven moves at most, and quiet ones deciding games, a shallower look costs more than it saves. */
    @Override
    public int lateMoves() {
        return Integer.MAX_VALUE;
    }

    @Override
    public boolean converts(int move) {
        return false;
    }

    @Override
    public int longestGame(long position) {
        return Math.max(1, rules.size().cells() - Long.bitCount(rules.occupied(position)));
    }
}
