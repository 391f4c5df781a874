package zwickmuehle.search;

import java.util.List;
import java.util.function.Consumer;
import zwickmuehle.rules.Game;

/**
 * Iterative deepening: searches one ply deeper each time, so that an answer is there at any moment and every search
 * tells the next where to look first.
 */
final class Deepening {
    private final AlphaBetaWorker worker;
    private final RootMoves moves;
    private final int longestGame;

    Deepening(AlphaBetaWorker worker, Tactics tactics, Game game, RootMoves moves) {
        this.worker = worker;
        this.moves = moves;
        this.longestGame = tactics.longestGame(game.position());
    }

    /** Searches until the depth, the nodes or the time is used up or the result is proven. */
    Thought run(int firstDepth, int lastDepth, ThinkingLimit watch, Consumer<Thought> progress) {
        // With one move there is nothing to choose: a glance, for its score, is enough.
        int last = moves.count() == 1 ? 1 : Math.min(Math.min(lastDepth, longestGame), AlphaBetaWorker.DEEPEST);
        try {
            for (int depth = Math.min(firstDepth, last); depth <= last && !proven(); depth++) {
                worker.searchRoot(moves, depth);
                progress.accept(thought(watch));
            }
        } catch (Stopped _) {
            // What the last, unfinished search found better is in front already.
        }
        return thought(watch);
    }

    /** A win or loss is settled when nothing nearer can have been missed; any score when the game ends that soon. */
    private boolean proven() {
        int score = moves.score();
        boolean decided = Score.wins(score) || Score.loses(score);
        return decided && moves.depth() >= Score.plies(score);
    }

    private Thought thought(ThinkingLimit watch) {
        List<Integer> found = worker.principalVariation();
        List<Integer> line = found.isEmpty() ? List.of(moves.best()) : found;
        int score = moves.score();
        boolean exact = Score.wins(score) || Score.loses(score) || moves.depth() >= longestGame;
        return new Thought(moves.best(), score, exact, moves.depth(), worker.nodes(), watch.elapsed(), line);
    }
}
