package zwickmuehle.search;

import java.util.Arrays;
import zwickmuehle.rules.Rules;

/**
 * Puts the moves of a position into the order in which a search should try them: first what the table remembers, then
 * forcing moves, then the rest by the sum of promise, history (how often a move refuted anything) and a bonus for
 * killers (moves that refuted a sister position). One instance belongs to one thread.
 */
final class MoveSorter {
    private static final int TABLE_MOVE = Integer.MAX_VALUE;
    /** What a killer is worth besides its promise and history; more than this costs nodes in both games. */
    private static final int FIRST_KILLER = 1 << 13;
    private static final int SECOND_KILLER = 1 << 12;
    private static final int MOST_HISTORY = 1 << 14;
    private static final int HISTORY_KEYS = 1 << Rules.ROUTE_BITS;
    private static final int NO_KILLER = -1;

    private final Tactics tactics;
    private final int[][] values;
    private final int[] firstKillers;
    private final int[] secondKillers;
    private final int[][] history = new int[2][HISTORY_KEYS];
    private final boolean heedsPromise;
    private final boolean keepsKillers;
    private final boolean keepsHistory;

    MoveSorter(SearchSetup setup, int maxMoves, int deepest) {
        this.tactics = setup.tactics();
        this.heedsPromise = setup.has(Idea.PROMISE);
        this.keepsKillers = setup.has(Idea.KILLERS);
        this.keepsHistory = setup.has(Idea.HISTORY);
        this.values = new int[deepest + 1][maxMoves];
        this.firstKillers = new int[deepest + 1];
        this.secondKillers = new int[deepest + 1];
        clear();
    }

    /** Forgets killers and history. */
    void clear() {
        Arrays.fill(firstKillers, NO_KILLER);
        Arrays.fill(secondKillers, NO_KILLER);
        for (int[] refutations : history) {
            Arrays.fill(refutations, 0);
        }
    }

    /** Rates the moves; {@link #next} then brings them one by one. */
    void rate(long position, int ply, int[] moves, int count, int tableMove) {
        int[] value = values[ply];
        if (heedsPromise) {
            tactics.promise(position, moves, count, value);
        } else {
            Arrays.fill(value, 0, count, 0);
        }
        int[] refutations = history[ply & 1];
        for (int i = 0; i < count; i++) {
            int move = moves[i];
            if (move == tableMove) {
                value[i] = TABLE_MOVE;
            } else if (value[i] < Tactics.FORCING) {
                value[i] += refutations[move & (HISTORY_KEYS - 1)];
                if (move == firstKillers[ply]) {
                    value[i] += FIRST_KILLER;
                } else if (move == secondKillers[ply]) {
                    value[i] += SECOND_KILLER;
                }
            }
        }
    }

    /** Brings the best of the moves from {@code index} on to {@code index}, and returns it. */
    int next(int ply, int[] moves, int count, int index) {
        int[] value = values[ply];
        int best = index;
        for (int i = index + 1; i < count; i++) {
            if (value[i] > value[best]) {
                best = i;
            }
        }
        int move = moves[best];
        int bestValue = value[best];
        moves[best] = moves[index];
        value[best] = value[index];
        moves[index] = move;
        value[index] = bestValue;
        return move;
    }

    /** Whether the move that {@link #next} brought to {@code index} is neither remembered nor forcing. */
    boolean unremarkable(int ply, int index) {
        return values[ply][index] < Tactics.FORCING;
    }

    /** Remembers that a move refuted the one before it. */
    void refuted(int ply, int index, int move, int depth) {
        if (values[ply][index] >= Tactics.FORCING && values[ply][index] != TABLE_MOVE) {
            return;
        }
        if (keepsKillers && firstKillers[ply] != move) {
            secondKillers[ply] = firstKillers[ply];
            firstKillers[ply] = move;
        }
        if (keepsHistory) {
            remember(history[ply & 1], move & (HISTORY_KEYS - 1), depth);
        }
    }

    private static void remember(int[] refutations, int key, int depth) {
        refutations[key] += depth * depth;
        if (refutations[key] > MOST_HISTORY) {
            for (int i = 0; i < HISTORY_KEYS; i++) {
                refutations[i] /= 2;
            }
        }
    }
}
