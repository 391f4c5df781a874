package zwickmuehle.web.table;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.table.Person;

/**
 * One page that watches a game: a short queue between the game, which never waits, and the connection, which may be
 * slow. Who falls behind loses the queue and gets the whole game instead, so it is never more than that behind.
 */
public final class Watcher implements AutoCloseable {
    private static final int MOST_WAITING = 256;
    /** Beyond its first message; what waits is the same text for all who watch, but may be another for each game. */
    private static final long MOST_WAITING_CHARACTERS = 256 * 1024;

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    @GuardedBy("lock")
    private final Deque<Message> waiting = new ArrayDeque<>();
    private final Supplier<Message> wholeGame;
    private final Consumer<Watcher> leave;
    private final String client;
    private final @Nullable Person person;
    private final boolean plays;
    @GuardedBy("lock")
    private long characters;
    @GuardedBy("lock")
    private boolean behind;
    @GuardedBy("lock")
    private boolean closed;

    /**
     * Begins with a first message.
     *
     * @param wholeGame asked, from the watcher's thread, after falling behind
     * @param leave told once when the watcher goes
     */
    Watcher(Message first, Supplier<Message> wholeGame, Consumer<Watcher> leave) {
        this(first, wholeGame, "", null, false, leave);
    }

    /**
     * The same for somebody who is known.
     *
     * @param client where they come from
     * @param plays whether they play in the game they watch
     */
    Watcher(Message first, Supplier<Message> wholeGame, String client, @Nullable Person person, boolean plays,
            Consumer<Watcher> leave) {
        this.client = client;
        this.person = person;
        this.plays = plays;
        this.wholeGame = wholeGame;
        this.leave = leave;
        waiting.add(first);
        characters = first.data().length();
    }

    boolean is(Person somebody) {
        return somebody.equals(person);
    }

    String client() {
        return client;
    }

    boolean plays() {
        return plays;
    }

    /** Called by the game; never blocks. */
    void push(Message message) {
        lock.lock();
        try {
            if (!waiting.isEmpty() && (waiting.size() >= MOST_WAITING
                    || characters + message.data().length() > MOST_WAITING_CHARACTERS)) {
                waiting.clear();
                characters = 0;
                behind = true;
            }
            if (!behind) {
                waiting.add(message);
                characters += message.data().length();
            }
            changed.signal();
        } finally {
            lock.unlock();
        }
    }

    /** The next message; null if none came in time. Check {@link #closed} then. */
    public @Nullable Message next(Duration patience) throws InterruptedException {
        lock.lock();
        try {
            long nanos = patience.toNanos();
            while (waiting.isEmpty() && !behind && !closed) {
                if (nanos <= 0) {
                    return null;
                }
                nanos = changed.awaitNanos(nanos);
            }
            if (!behind) {
                Message message = waiting.poll();
                characters -= message == null ? 0 : message.data().length();
                return message;
            }
            behind = false;
        } finally {
            lock.unlock();
        }
        // Outside the lock: the game takes its own lock first and this one second.
        return wholeGame.get();
    }

    /** About how long everything is that waits for it. */
    public long bytes() {
        lock.lock();
        try {
            return characters;
        } finally {
            lock.unlock();
        }
    }

    public boolean closed() {
        lock.lock();
        try {
            return closed;
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void close() {
        lock.lock();
        try {
            if (closed) {
                return;
            }
            closed = true;
            changed.signal();
        } finally {
            lock.unlock();
        }
        leave.accept(this);
    }
}
