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
    private final ReentrantLock lock = new ReentrantLock();
    private final Watchers watchers;
    @GuardedBy("lock")
    private final Table table;

    Place(House house, Ledger.Kept kept) {
        watchers = new Watchers(house.pushes());
        table = new Table(house.carrier(watchers, work -> use(_ -> work.run())), kept);
    }

    /** Does something with the table when it is its turn. */
    <T> T at(Function<Table, T> work) {
        lock.lock();
        try {
            return Objects.requireNonNull(work.apply(table));
        } finally {
            lock.unlock();
        }
    }

    void use(Consumer<Table> work) {
        lock.lock();
        try {
            work.accept(table);
        } finally {
            lock.unlock();
        }
    }

    /** A page that watches from now on; it gets the whole game first. */
    Watcher watch(@Nullable Person person) {
        return at(open -> watchers.join(whole(open.watch(person)), () -> at(later -> whole(later.view()))));
    }

    private Message whole(GameView view) {
        return watchers.message("game", view.version(), view);
    }
}
