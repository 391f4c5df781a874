package zwickmuehle.search;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
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
        tooSlow = !endsInTime(asking, watch::halfGone, () -> {});
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

    /**
     * The exact scores of these moves, {@link Oracle#UNKNOWN} where there is none or none was found before the time was
     * up or somebody said stop. What is found is told as it grows, from the calling thread.
     */
    int[] scores(Game game, int[] moves, Watch watch, Consumer<int[]> progress) {
        AtomicIntegerArray found = new AtomicIntegerArray(moves.length);
        AtomicInteger done = new AtomicInteger();
        for (int i = 0; i < moves.length; i++) {
            found.set(i, Oracle.UNKNOWN);
        }
        Thread asking = Thread.ofPlatform().daemon().name("oracle").start(() -> {
            for (int i = 0; i < moves.length && !Thread.currentThread().isInterrupted(); i++) {
                found.set(i, score(game, moves[i]));
                done.incrementAndGet();
            }
        });
        tooSlow = !endsInTime(asking, watch::expired, tellGrowth(done, () -> progress.accept(copy(found))));
        if (tooSlow) {
            asking.interrupt();
        }
        return copy(found);
    }

    private static Runnable tellGrowth(AtomicInteger done, Runnable tell) {
        int[] told = {0};
        return () -> {
            int now = done.get();
            if (now > told[0]) {
                told[0] = now;
                tell.run();
            }
        };
    }

    private static int[] copy(AtomicIntegerArray array) {
        int[] copy = new int[array.length()];
        for (int i = 0; i < copy.length; i++) {
            copy[i] = array.get(i);
        }
        return copy;
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

    private static boolean endsInTime(Thread thread, BooleanSupplier timeIsUp, Runnable meanwhile) {
        try {
            while (!thread.join(GLANCE)) {
                if (timeIsUp.getAsBoolean()) {
                    return false;
                }
                meanwhile.run();
            }
            return true;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
