package zwickmuehle.web.store;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * Which server thinks about which turn of a computer. A turn is a game at a version; whoever has its lease thinks, for as
 * long as the database's clock says, and longer if it says in time that it still does. Any thread may call.
 *
 * <p>What can happen, and why nothing is stored twice or wrongly:
 * <ul>
 * <li>Two servers ask at once: one statement inserts or updates the row, and the loser gets no row back.
 * <li>The holder dies: the time runs out, the next who asks gets the lease with a higher epoch.
 * <li>The holder stands still (SIGSTOP, a long pause) and comes back after another has taken over: the statement that
 * stores its thought names its epoch ({@link Rows#updateGame}), finds another in the row, and changes nothing.
 * <li>It comes back before anybody has taken over: its epoch is still the newest, and its move counts. Whoever takes over
 * at the same moment thinks about a version that is no longer stored, and the version refuses that.
 * <li>The row is lost with a database that was killed, since a lease does not wait for the disk: epochs may then repeat,
 * but not with the same holder; and the version lets only one of two moves through anyway.
 * <li>A server with an old copy of the game asks for a turn that is over: the row names a higher version, and stays.
 * </ul>
 */
public final class Leases {
    /** So long a server may be silent before another takes over. */
    static final Duration TIME = Duration.ofSeconds(8);
    private static final int MOST_ORPHANS = 20;

    private final PostgresDatabase database;
    private final String holder;
    private final Map<String, Lease> held = new ConcurrentHashMap<>();

    /** A turn that is ours. */
    record Lease(String holder, long version, long epoch) {
        /** A thought is stored only while the turn is still ours. */
        Condition condition() {
            return new Condition("""
                    AND EXISTS (SELECT 1 FROM turn WHERE game_id = :id AND turn.version = :madeOn
                      AND holder = :holder AND epoch = :epoch)""", Map.of("holder", holder, "epoch", epoch));
        }
    }

    Leases(PostgresDatabase database, String holder) {
        this.database = database;
        this.holder = holder;
    }

    /** Takes the turn of a game at a version, and says whether it is ours; not while nobody can be asked. */
    public boolean take(String id, long version) {
        try {
            Long epoch = database.quickly(handle -> take(handle, id, version));
            if (epoch != null) {
                held.put(id, new Lease(holder, version, epoch));
            }
            return epoch != null;
        } catch (StoreException _) {
            return false;
        }
    }

    private @Nullable Long take(Handle handle, String id, long version) {
        return handle.createQuery("""
                INSERT INTO turn (game_id, version, holder, epoch, until)
                VALUES (:id, :version, :holder, 1, NOW + :time)
                ON CONFLICT (game_id) DO UPDATE
                  SET version = :version, holder = :holder, epoch = turn.epoch + 1, until = NOW + :time
                  WHERE turn.version < :version
                    OR (turn.version = :version AND (turn.until <= NOW OR turn.holder = :holder))
                RETURNING epoch""".replace("NOW", Dialect.POSTGRES.now())).bind("id", id).bind("version", version)
                .bind("holder", holder).bind("time", TIME.toMillis()).mapTo(Long.class).findOne().orElse(null);
    }

    /** The turn of a game at a version, if it was given to us; whether it still is, is for the database to say. */
    @Nullable
    Lease of(String id, long version) {
        Lease lease = held.get(id);
        return lease != null && lease.version() == version ? lease : null;
    }

    /** Whether we think about a game. */
    public boolean holds(String id) {
        return held.containsKey(id);
    }

    /** We do not think about this turn any more; in its time, another may. */
    public void drop(String id, long version) {
        held.computeIfPresent(id, (_, lease) -> lease.version() == version ? null : lease);
    }

    /** Says that we still think about what we hold. */
    void renew() {
        if (!held.isEmpty()) {
            List<String> ids = List.copyOf(held.keySet());
            database.quickly(handle -> handle.createUpdate("""
                    UPDATE turn SET until = NOW + :time
                    WHERE holder = :holder AND game_id IN (<ids>)""".replace("NOW", Dialect.POSTGRES.now()))
                    .bind("time", TIME.toMillis()).bind("holder", holder).bindList("ids", ids).execute());
        }
    }

    /** Nobody has to wait for us any more. */
    void giveUpAll() {
        held.clear();
        database.quickly(handle -> handle.createUpdate("UPDATE turn SET until = 1 WHERE holder = :holder")
                .bind("holder", holder).execute());
    }

    /** Games in which a person waits for a computer that nobody thinks for any more. */
    Set<String> orphans() {
        return database.ask(handle -> Set.copyOf(handle.createQuery("""
                SELECT game_id FROM turn JOIN game ON game.id = turn.game_id AND game.version = turn.version
                WHERE turn.until <= NOW AND game.paused = 0
                  AND (game.white LIKE 'human%' OR game.black LIKE 'human%')
                LIMIT :most""".replace("NOW", Dialect.POSTGRES.now())).bind("most", MOST_ORPHANS)
                .mapTo(String.class).list()));
    }
}
