package zwickmuehle.web.table;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.util.Objects;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.record.Exchange;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.table.Ledger;
import zwickmuehle.play.table.Person;
import zwickmuehle.play.table.Table;
import zwickmuehle.play.view.GameView;
import zwickmuehle.web.store.Sharing;

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
    /** On whose account this game thinks, stores and tells: whoever last did something at it. */
    private volatile String patron;
    private volatile long bytes;
    private volatile long version;

    Place(ServerParts house, Ledger.Kept kept, String patron) {
        this.patron = patron;
        watchers = new Watchers(house.pushes(), told -> house.accounts().sent(this.patron, told),
                elsewhere(house.sharing(), kept.record().setup().id()));
        table = new Table(house.carrier(watchers, work -> use(_ -> work.run()), () -> this.patron), kept);
    }

    private static Watchers.Elsewhere elsewhere(@Nullable Sharing sharing, String id) {
        return (person, glance) -> {
            if (sharing != null) {
                sharing.here(id, person.mark(), glance);
            }
            return sharing != null;
        };
    }

    /** Does something with the table when it is its turn. */
    <T> T at(Function<Table, T> work) {
        lock.lock();
        try {
            try {
                return Objects.requireNonNull(work.apply(table));
            } finally {
                // Whoever is refused may have learnt that another server has changed the game.
                bytes = bytes(table.record());
                version = table.record().version();
            }
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

    /** About how much memory a game takes; its moves are held one by one, each with what has occurred before. */
    private static long bytes(GameState record) {
        return BYTES_OF_A_GAME + Exchange.bytes(record)
                + BYTES_OF_A_MOVE * (record.past().size() + record.future().size());
    }

    /** Which version of the game is here, or was a moment ago. */
    long version() {
        return version;
    }

    /** About how much memory the game takes, with what waits for those who watch. */
    long bytes() {
        return bytes + watchers.bytes();
    }

    /** What a client asks for is on its account from then on; not if it was refused, as it is to those who only look on. */
    void useFor(String client, Consumer<Table> work) {
        at(open -> {
            String before = patron;
            boolean done = false;
            patron = client;
            try {
                work.accept(open);
                done = true;
            } finally {
                patron = done ? client : before;
            }
            return open;
        });
    }

    boolean plays(@Nullable Person person) {
        return at(open -> open.plays(person));
    }

    /** A page that watches from now on; it gets the whole game first. */
    Watcher watch(String client, @Nullable Person person, boolean glance) {
        return at(open -> watchers.join(whole(open.watch(person, glance)),
                () -> at(later -> watchers.whole(() -> whole(later.view()))), client, person,
                open.plays(person)));
    }

    private Message whole(GameView view) {
        return watchers.message("game", view.version(), view);
    }
}
