package zwickmuehle.web.thinking;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.referee.FaultException;
import zwickmuehle.arena.referee.Player;
import zwickmuehle.play.table.Thinking;
import zwickmuehle.rules.Side;

/**
 * Players between two moves. They keep what they learned, and with it a lot of memory or a process, so only those used
 * last are kept; for the others a new one is made. A player taken from the shelf belongs to the taker until it is put
 * back. Any thread may call.
 */
public final class PlayerShelf implements AutoCloseable {
    private static final int MOST_KEPT = 16;

    private record Key(String gameId, Side side, PlayerSpec player, Duration moveTime) {
        static Key of(Thinking.Order order) {
            return new Key(order.gameId(), order.game().mover(), order.player(), order.moveTime());
        }
    }

    private final Engines engines;
    private final Transcripts transcripts = new Transcripts();
    private final ReentrantLock lock = new ReentrantLock();
    @GuardedBy("lock")
    private final Map<Key, Player> kept = new LinkedHashMap<>();

    public PlayerShelf(Engines engines) {
        this.engines = engines;
    }

    /**
     * A player for an order, ready to be asked.
     *
     * @throws FaultException if it cannot play
     */
    Player take(Thinking.Order order) throws FaultException {
        Player player = remove(Key.of(order));
        return player == null ? begun(order) : player;
    }

    private Player begun(Thinking.Order order) throws FaultException {
        Side side = order.game().mover();
        Player player = engines.player(order.player(), order.game().rules(),
                line -> transcripts.of(order.gameId()).add(side, line));
        try {
            player.begin(order.game().rules(), side, order.moveTime());
            return player;
        } catch (FaultException | RuntimeException e) {
            player.close();
            throw e;
        }
    }

    /** What was said between us and the programs of a game. */
    public LiveTranscript transcript(String gameId) {
        return transcripts.of(gameId);
    }

    void putBack(Thinking.Order order, Player player) {
        Player surplus;
        lock.lock();
        try {
            // While it was away another may have come, for a move that was taken back: one is enough.
            surplus = kept.put(Key.of(order), player);
            if (kept.size() > MOST_KEPT) {
                surplus = kept.remove(kept.keySet().iterator().next());
            }
        } finally {
            lock.unlock();
        }
        if (surplus != null) {
            surplus.close();
        }
    }

    /** The game is over: nothing of its programs survives it. */
    void clear(String gameId) {
        List<Player> ending = new ArrayList<>();
        lock.lock();
        try {
            kept.entrySet().removeIf(entry -> entry.getKey().gameId().equals(gameId) && ending.add(entry.getValue()));
        } finally {
            lock.unlock();
        }
        ending.forEach(Player::close);
    }

    private @Nullable Player remove(Key key) {
        lock.lock();
        try {
            return kept.remove(key);
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void close() {
        lock.lock();
        try {
            kept.values().forEach(Player::close);
            kept.clear();
        } finally {
            lock.unlock();
        }
    }
}
