package zwickmuehle.search;

import zwickmuehle.rules.Rules;

/**
 * The memory one thread searches in: half a megabyte, which a player keeps from move to move. Garbage has to be
 * collected, and while it is, on a busy machine, nobody thinks.
 */
final class Scratch {
    final MoveSorter sorter;
    final PrincipalVariation variation;
    final int[][] moves;

    Scratch(SearchSetup setup, Rules rules) {
        this.sorter = new MoveSorter(setup, rules.maxMoves(), AlphaBetaWorker.DEEPEST_PLY);
        this.variation = new PrincipalVariation(AlphaBetaWorker.DEEPEST_PLY);
        this.moves = new int[AlphaBetaWorker.DEEPEST_PLY + 1][rules.maxMoves()];
    }

    /** A new search begins, and knows nothing of the last. */
    void clear() {
        sorter.clear();
        variation.clear(0);
    }
}
