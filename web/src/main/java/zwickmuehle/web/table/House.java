package zwickmuehle.web.table;

import java.security.SecureRandom;
import java.util.SplittableRandom;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import zwickmuehle.play.table.Audience;
import zwickmuehle.play.table.Carrier;
import zwickmuehle.play.table.Ledger;
import zwickmuehle.web.thinking.PlayerShelf;
import zwickmuehle.web.thinking.PooledThinking;
import zwickmuehle.web.thinking.ThinkingPool;

/** What all games of a server share: the ledger and what it costs, those who think, a clock and a timer. */
public record House(Ledger ledger, Accounts accounts, PlayerShelf shelf, ThinkingPool pool,
        ScheduledExecutorService timer, LongSupplier nanoClock, SecureRandom random, Pushes pushes) {
    static final int ID_LENGTH = 12;
    private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

    /**
     * What one game needs of this server; whatever calls it back does so through {@code turn}.
     *
     * @param patron on whose account it thinks and stores
     */
    Carrier carrier(Audience audience, Executor turn, Supplier<String> patron) {
        return new Carrier(new CountedLedger(ledger, accounts, patron), new PooledThinking(pool, shelf, turn, patron),
                (nanos, work) -> later(nanos, turn, work),
                audience, nanoClock, new SplittableRandom(random.nextLong()), this::freshId);
    }

    private void later(long nanos, Executor turn, Runnable work) {
        try {
            Future<?> _ = timer.schedule(() -> turn.execute(work), nanos, TimeUnit.NANOSECONDS);
        } catch (RejectedExecutionException _) {
            // The server is stopping; what is stored goes on after the next start.
        }
    }

    /** An id that nobody guesses, so that a game is seen only by those who have its link. */
    String freshId() {
        return freshId(random);
    }

    public static String freshId(SecureRandom random) {
        StringBuilder id = new StringBuilder();
        for (int i = 0; i < ID_LENGTH; i++) {
            id.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
        }
        return id.toString();
    }
}
