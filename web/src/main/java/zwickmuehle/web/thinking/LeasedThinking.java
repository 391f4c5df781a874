package zwickmuehle.web.thinking;

import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.play.table.Carrier;
import zwickmuehle.play.table.Thinking;
import zwickmuehle.web.store.Sharing;

/**
 * Thinking where several servers carry a game: a computer's turn is thought about by the one that has its lease, and the
 * others wait, ready to take over. What a person asks for, a hint or the best move, is thought about where they ask.
 */
public final class LeasedThinking implements Thinking {
    /** So often a server asks whether the turn can be had, while another thinks. */
    private static final long NANOS_BETWEEN_TRIES = 500_000_000;

    private final Thinking thinking;
    private final Sharing sharing;
    private final Predicate<PlayerSpec> able;
    private final Carrier.Timer timer;

    /**
     * Thinking for one game.
     *
     * @param able which players this server has: a program is on some servers only
     * @param timer calls back when it is the game's turn
     */
    public LeasedThinking(Thinking thinking, Sharing sharing, Predicate<PlayerSpec> able, Carrier.Timer timer) {
        this.thinking = thinking;
        this.sharing = sharing;
        this.able = able;
        this.timer = timer;
    }

    @Override
    public Search begin(Order order, Listener listener) {
        if (order.urgency() == Urgency.QUESTION) {
            return thinking.begin(order, listener);
        }
        Leased search = new Leased(order, listener);
        search.tryToBegin();
        return search;
    }

    @Override
    public void forget(String gameId) {
        thinking.forget(gameId);
    }

    /** One turn, thought about here or elsewhere. Everything happens in the game's turn. */
    private final class Leased implements Search {
        private final Order order;
        private final Listener listener;
        private @Nullable Search own;
        private boolean abandoned;

        Leased(Order order, Listener listener) {
            this.order = order;
            this.listener = listener;
        }

        private void tryToBegin() {
            if (abandoned) {
                return;
            }
            if (able.test(order.player()) && sharing.leases().take(order.gameId(), order.version())) {
                own = thinking.begin(order, listener);
            } else {
                timer.later(NANOS_BETWEEN_TRIES, this::tryToBegin);
            }
        }

        @Override
        public void hurry() {
            Search here = own;
            if (here != null) {
                here.hurry();
            } else {
                sharing.hurry(order.gameId());
            }
        }

        @Override
        public void abandon() {
            abandoned = true;
            Search here = own;
            if (here != null) {
                here.abandon();
                sharing.leases().drop(order.gameId(), order.version());
            }
        }
    }
}
