package zwickmuehle.search;

import java.time.Duration;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.Game;

/** What perfect knowledge says about the moves of a game, before any search. */
final class PerfectChoice {
    private static final Duration GLANCE = Duration.ofMillis(1);

    private final Oracle oracle;
    private final Tactics tactics;
    private boolean tooSlow;

    PerfectChoice(Oracle oracle, Tactics tactics) {
        this.oracle = oracle;
        this.tactics = tactics;
    }

    /**
     * The exact score of a legal move for the player who makes it, or {@link Oracle#UNKNOWN}. A capture that wins counts
     * as a win with this very move: it is what the plies of the oracle lead to.
     */
    int score(Game game, int move) {
        Game next = game.play(move);
        Ending ending = next.ending();
        if (ending != Ending.ONGOING) {
            return ending.decisive() ? Score.win(1) : Score.DRAW;
        }
        int known = oracle.probe(next.position(), next.quietMoves());
        if (known == Oracle.UNKNOWN) {
            return Oracle.UNKNOWN;
        }
        return Score.loses(known) && tactics.converts(move) ? Score.win(1) : Score.onePlyEarlier(known);
    }

    /**
     * Leaves only the best of the moves, and returns their score; returns {@link Oracle#UNKNOWN} and leaves all if the
     * best cannot be known, or not soon enough. Perfect knowledge may have to be worked out, and its thread is
     * interrupted when half of the time is gone.
     */
    int narrow(Game game, RootMoves moves, Watch watch) {
        if (oracle.equals(Oracle.NONE)) {
            return Oracle.UNKNOWN;
        }
        int[] scores = new int[moves.count()];
        Thread asking = Thread.ofPlatform().daemon().name("oracle").start(() -> ask(game, moves, scores));
        tooSlow = !endsInTime(asking, watch);
        if (tooSlow) {
            asking.interrupt();
            return Oracle.UNKNOWN;
        }
        int best = Oracle.UNKNOWN;
        boolean complete = true;
        for (int score : scores) {
            complete &= score != Oracle.UNKNOWN;
            best = Math.max(best, score);
        }
        if (!complete && !Score.wins(best)) {
            return Oracle.UNKNOWN;
        }
        boolean[] kept = new boolean[scores.length];
        for (int i = 0; i < scores.length; i++) {
            kept[i] = scores[i] == best;
        }
        moves.retain(kept);
        return best;
    }

    /** Whether the last answer did not come soon enough: then a search had better not ask again at every node. */
    boolean tooSlow() {
        return tooSlow;
    }

    /** Asks about the position first: where that is not known, the moves are not worth asking about. */
    private void ask(Game game, RootMoves moves, int[] scores) {
        boolean known = oracle.probe(game.position(), game.quietMoves()) != Oracle.UNKNOWN;
        for (int i = 0; i < scores.length; i++) {
            scores[i] = known ? score(game, moves.move(i)) : Oracle.UNKNOWN;
        }
    }

    private static boolean endsInTime(Thread thread, Watch watch) {
        try {
            while (!thread.join(GLANCE)) {
                if (watch.halfGone()) {
                    return false;
                }
            }
            return true;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
