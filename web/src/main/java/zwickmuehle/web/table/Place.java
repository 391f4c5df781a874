package zwickmuehle.web.table;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.util.Objects;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.table.Ledger;
import zwickmuehle.play.table.Person;
import zwickmuehle.play.table.Table;
import zwickmuehle.play.view.GameView;

/**
 * Where one game is played on this server: its {@link Table}, those who watch it, and the lock that lets one thing happen
 * to it at a time. The lock is held while storing and never while thinking. Any thread may call.
 */
final class Place {
    private static final long BYTES_OF_A_GAME = 4_000;
    private static final long BYTES_OF_A_MOVE = 1_000;

    private final ReentrantLock lock = new ReentrantLock();
    private final Watchers watchers;
    @GuardedBy("lock")
    private final Table table;
    /** On whose account this game thinks: whoever last did something at it. */
    private volatile String patron;
    private volatile int moves;

    Place(House house, Ledger.Kept kept, String patron) {
        this.patron = patron;
        watchers = new Watchers(house.pushes());
        table = new Table(house.carrier(watchers, work -> use(_ -> work.run()), () -> this.patron), kept);
    }

    /** Does something with the table when it is its turn. */
    <T> T at(Function<Table, T> work) {
        lock.lock();
        try {
            T result = Objects.requireNonNull(work.apply(table));
            moves = table.record().past().size() + table.record().future().size();
            return result;
        } finally {
            lock.unlock();
        }
    }

    void use(Consumer<Table> work) {
        at(open -> {
            work.accept(open);
            return open;
        });
    }

    /** About how much memory the game takes; its moves are held one by one, each with what has occurred before. */
    long bytes() {
        return BYTES_OF_A_GAME + BYTES_OF_A_MOVE * moves;
    }

    void patron(String client) {
        patron = client;
    }

    boolean plays(@Nullable Person person) {
        return at(open -> open.plays(person));
    }

    /** A page that watches from now on; it gets the whole game first. */
    Watcher watch(@Nullable Person person) {
        return at(open -> watchers.join(whole(open.watch(person)), () -> at(later -> whole(later.view())), person,
                open.plays(person)));
    }

    private Message whole(GameView view) {
        return watchers.message("game", view.version(), view);
    }
}
