package zwickmuehle.web.thinking;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;
import zwickmuehle.search.Thinker;

/**
 * Thinkers between two moves. They keep what they learned, and with it a lot of memory, so only those used last are
 * kept; for the others a new one is made. A thinker taken from the shelf belongs to the taker until it is put back.
 */
public final class ThinkerShelf implements AutoCloseable {
    private static final int MOST_KEPT = 16;

    private record Key(String gameId, Side side, String words) {}

    private final Opponents opponents;
    private final Transcripts transcripts = new Transcripts();
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<Key, Thinker> kept = new LinkedHashMap<>();

    public ThinkerShelf(Opponents opponents) {
        this.opponents = opponents;
    }

    /** The thinker that plays {@code side} in a game. */
    public Thinker take(String gameId, Side side, String words, Rules rules) {
        Thinker thinker = remove(new Key(gameId, side, words));
        return thinker == null
                ? opponents.thinker(words, rules, line -> transcripts.of(gameId).add(side, line))
                : thinker;
    }

    /** What was said between us and the programs of a game. */
    public Transcript transcript(String gameId) {
        return transcripts.of(gameId);
    }

    public void putBack(String gameId, Side side, String words, Thinker thinker) {
        Thinker surplus;
        lock.lock();
        try {
            // While it was away another may have come, for a move that was taken back: one is enough.
            surplus = kept.put(new Key(gameId, side, words), thinker);
            if (kept.size() > MOST_KEPT) {
                surplus = kept.remove(kept.keySet().iterator().next());
            }
        } finally {
            lock.unlock();
        }
        end(surplus);
    }

    /** The game is over: nothing of its programs survives it. */
    public void clear(String gameId) {
        List<Thinker> ending = new ArrayList<>();
        lock.lock();
        try {
            kept.entrySet().removeIf(entry -> entry.getKey().gameId().equals(gameId) && ending.add(entry.getValue()));
        } finally {
            lock.unlock();
        }
        ending.forEach(ThinkerShelf::end);
    }

    private @Nullable Thinker remove(Key key) {
        lock.lock();
        try {
            return kept.remove(key);
        } finally {
            lock.unlock();
        }
    }

    /** A program is a process and has to be ended; the other thinkers are only memory. */
    public static void end(@Nullable Thinker thinker) {
        if (thinker instanceof EndableThinker endable) {
            endable.close();
        }
    }

    @Override
    public void close() {
        lock.lock();
        try {
            kept.values().forEach(ThinkerShelf::end);
            kept.clear();
        } finally {
            lock.unlock();
        }
    }
}
