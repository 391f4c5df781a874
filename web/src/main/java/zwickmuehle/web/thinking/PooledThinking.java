package zwickmuehle.web.thinking;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwickmuehle.arena.referee.Answer;
import zwickmuehle.arena.referee.Asker;
import zwickmuehle.arena.referee.Clock;
import zwickmuehle.arena.referee.Deadline;
import zwickmuehle.arena.referee.FaultException;
import zwickmuehle.arena.referee.Player;
import zwickmuehle.play.table.Thinking;
import zwickmuehle.search.Thought;

/**
 * Thinks for one game on the threads of the {@link ThinkingPool}, with players from the {@link PlayerShelf}; what comes
 * of it the game hears when it is its turn.
 */
public final class PooledThinking implements Thinking {
    private static final Logger LOG = LoggerFactory.getLogger(PooledThinking.class);

    private final ThinkingPool pool;
    private final PlayerShelf shelf;
    private final Executor turn;
    private final Supplier<String> patron;

    /**
     * Thinking for one game.
     *
     * @param turn runs what it is given at once, but never while something else happens to the game
     * @param patron on whose account
     */
    public PooledThinking(ThinkingPool pool, PlayerShelf shelf, Executor turn, Supplier<String> patron) {
        this.patron = patron;
        this.pool = pool;
        this.shelf = shelf;
        this.turn = turn;
    }

    @Override
    public Search begin(Order order, Listener listener) {
        Running running = new Running(order, listener, patron.get());
        switch (order.urgency()) {
            case QUESTION -> pool.ask(running);
            case AWAITED, IDLE -> pool.submitMove(order.player(), running);
        }
        return running;
    }

    @Override
    public void forget(String gameId) {
        // Ending a program may take a moment, and the game is in the middle of its turn.
        Thread.startVirtualThread(() -> shelf.clear(gameId));
    }

    /** One search, from its order to its answer. The player asks it from the thread of the pool; any thread may call. */
    private final class Running implements Search, Asker, FairThreads.Task {
        private final Order order;
        private final Listener listener;
        private final String client;
        private volatile boolean hurry;
        private volatile boolean abandoned;
        private volatile @Nullable Player player;

        Running(Order order, Listener listener, String client) {
            this.order = order;
            this.listener = listener;
            this.client = client;
        }

        @Override
        public String client() {
            return client;
        }

        @Override
        public boolean idle() {
            return order.urgency() == Urgency.IDLE;
        }

        @Override
        public void hurry() {
            hurry = true;
        }

        @Override
        public void abandon() {
            abandoned = true;
            pool.withdraw(this);
            if (order.player().program()) {
                // It would think on for nothing; it is started anew when it is needed again.
                Thread.startVirtualThread(this::endPlayer);
            }
        }

        @Override
        public boolean hurries() {
            return hurry || abandoned;
        }

        @Override
        public void hears(Thought soFar) {
            tell(() -> listener.progress(soFar));
        }

        @Override
        public void run() {
            if (abandoned) {
                return;
            }
            try {
                Player taken = shelf.take(order);
                player = taken;
                if (abandoned) {
                    endPlayer();
                    return;
                }
                Deadline deadline = Clock.of(order.moveTime()).start();
                Optional<Answer> answer = taken.answer(order.game(), deadline, this);
                if (!(abandoned && order.player().program())) {
                    shelf.putBack(order, taken);
                }
                tell(() -> listener.answered(answer, deadline));
            } catch (FaultException e) {
                endPlayer();
                // A program that was ended together with this process is not at fault.
                if (!Shutdown.underWay()) {
                    tell(() -> listener.fault(e));
                }
            } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
                LOG.error("thinking failed, the game waits", e);
                endPlayer();
                tell(() -> listener.failed(new IllegalStateException("thinking failed", e)));
            }
        }

        /** A game goes on after the next start; a person who asked is told. */
        @Override
        public void drop() {
            if (order.urgency() == Urgency.QUESTION) {
                tell(() -> listener.failed(ThinkingPool.tooMany()));
            }
        }

        private void tell(Runnable news) {
            turn.execute(() -> {
                if (!abandoned) {
                    news.run();
                }
            });
        }

        private void endPlayer() {
            Player ending = player;
            if (ending != null) {
                ending.close();
            }
        }
    }
}
