package zwickmuehle.web.table;

import java.security.SecureRandom;
import java.util.SplittableRandom;
import java.util.concurrent.Executor;
import java.util.concurrent.ScheduledExecutorService;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.play.table.Audience;
import zwickmuehle.play.table.Carrier;
import zwickmuehle.play.table.Ledger;
import zwickmuehle.play.table.Thinking;
import zwickmuehle.web.store.Sharing;
import zwickmuehle.web.thinking.LeasedThinking;
import zwickmuehle.web.thinking.PlayerShelf;
import zwickmuehle.web.thinking.PooledThinking;
import zwickmuehle.web.thinking.ThinkingPool;

/**
 * What all games of a server share: the ledger and what it costs, those who think, a clock and a timer.
 *
 * @param sharing with other servers; null where there are none
 * @param able which players this server has
 */
public record ServerParts(Ledger ledger, Accounts accounts, PlayerShelf shelf, ThinkingPool pool,
        ScheduledExecutorService timer, LongSupplier nanoClock, SecureRandom random, Pushes pushes,
        @Nullable Sharing sharing, Predicate<PlayerSpec> able) {
    static final int ID_LENGTH = 12;
    private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

    /** The house of a server that is alone. */
    public ServerParts(Ledger ledger, Accounts accounts, PlayerShelf shelf, ThinkingPool pool,
            ScheduledExecutorService timer, LongSupplier nanoClock, SecureRandom random, Pushes pushes) {
        this(ledger, accounts, shelf, pool, timer, nanoClock, random, pushes, null, _ -> true);
    }

    /**
     * What one game needs of this server; whatever calls it back does so through {@code turn}.
     *
     * @param patron on whose account it thinks and stores
     */
    Carrier carrier(Audience audience, Executor turn, Supplier<String> patron) {
        Thinking pooled = new PooledThinking(pool, shelf, turn, patron);
        Carrier.Timer later = new Agenda(timer, turn);
        return new Carrier(new CountedLedger(ledger, accounts, patron),
                sharing == null ? pooled : new LeasedThinking(pooled, sharing, able, later), later, audience, nanoClock,
                new SplittableRandom(random.nextLong()), this::freshId);
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
