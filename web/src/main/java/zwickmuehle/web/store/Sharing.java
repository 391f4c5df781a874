package zwickmuehle.web.store;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What servers that share a store do for each other: each tells the others what it has changed, hears what they have, and
 * looks every two seconds whether it has missed something. None holds anything that the store does not. Any thread may
 * call.
 */
public final class Sharing implements AutoCloseable {
    /** So often a server looks for itself. */
    public static final long MILLIS_BETWEEN_LOOKS = 2_000;
    private static final int AT_ONCE = 500;
    private static final Logger LOG = LoggerFactory.getLogger(Sharing.class);

    /** The games of this server, as far as others concern them. */
    public interface Games {
        /** Those in memory. */
        Collection<String> ids();

        /** A game has this version by now. */
        void changed(String id, long version);

        /** A game is not stored any more. */
        void gone(String id);

        /** Somebody elsewhere wants the computer to move at once. */
        void hurry(String id);

        /** Somebody is at a game elsewhere, or glances at it with a page that nobody sees. */
        void here(String id, String mark, boolean glance);

        /** A computer's turn, for which nobody thinks. */
        void orphaned(String id);
    }

    private final PostgresDatabase database;
    private final Notices notices;
    private final Leases leases;
    private final AtomicBoolean looking = new AtomicBoolean();
    private volatile boolean closed;
    private volatile boolean leaving;

    Sharing(PostgresDatabase database, StoreAddress address, String server) {
        this.database = database;
        this.notices = new Notices(address, server);
        this.leases = new Leases(database, server);
    }

    public Leases leases() {
        return leases;
    }

    /** Which version of a game is stored now; null if none is. */
    public @Nullable Long version(String id) {
        return database.quickly(handle -> handle.createQuery("SELECT version FROM game WHERE id = :id").bind("id", id)
                .mapTo(Long.class).findOne().orElse(null));
    }

    /** This server is about to stop: it takes over nothing any more, and hurries nobody who thinks elsewhere. */
    public void leave() {
        leaving = true;
    }

    /** Begins to tell and to hear. */
    public void begin(Games games) {
        notices.begin(line -> hear(line, games), () -> look(games));
    }

    /** Tells the others that a game has this version now. Called after it was stored, never before. */
    void changed(String id, long version) {
        notices.tell("version " + id + " " + version);
    }

    /** Tells whoever thinks about a game that an answer is wanted. */
    public void hurry(String id) {
        if (!leaving) {
            notices.tell("hurry " + id);
        }
    }

    /** Tells the others that somebody is at a game here. */
    public void here(String id, String mark, boolean glance) {
        notices.tell((glance ? "glance " : "here ") + id + " " + mark);
    }

    /** Lines of versions to come may say more, and are left alone. */
    private void hear(String line, Games games) {
        String[] words = line.split(" ", -1);
        if (closed || words.length < 2) {
            return;
        }
        try {
            switch (words[0]) {
                case "version" -> games.changed(words[1], Long.parseLong(words[2]));
                case "here", "glance" -> games.here(words[1], words[2], words[0].equals("glance"));
                case "hurry" -> {
                    if (leases.holds(words[1])) {
                        games.hurry(words[1]);
                    }
                }
                default -> LOG.debug("another server says what this one does not know");
            }
        } catch (RuntimeException e) {
            LOG.atDebug().setCause(e).log("what another server said came to nothing");
        }
    }

    /** Finds out what nobody told. One look at a time; who comes meanwhile is served by the next. */
    public void look(Games games) {
        if (closed || !looking.compareAndSet(false, true)) {
            return;
        }
        try {
            database.look();
            leases.renew();
            List<String> ids = List.copyOf(games.ids());
            for (int from = 0; from < ids.size(); from += AT_ONCE) {
                compare(ids.subList(from, Math.min(ids.size(), from + AT_ONCE)), games);
            }
            if (!leaving) {
                leases.orphans().forEach(games::orphaned);
            }
        } catch (RuntimeException e) {
            // Whoever plays is told that the store does not answer; here it is only tried again.
            LOG.atDebug().setCause(e).log("the store could not be looked at");
        } finally {
            looking.set(false);
        }
    }

    private void compare(List<String> ids, Games games) {
        Map<String, Long> versions = new HashMap<>();
        database.ask(handle -> handle.createQuery("SELECT id, version FROM game WHERE id IN (<ids>)")
                .bindList("ids", ids).map((row, _) -> versions.put(row.getString("id"), row.getLong("version")))
                .list());
        for (String id : ids) {
            Long version = versions.get(id);
            if (version == null) {
                games.gone(id);
            } else {
                games.changed(id, version);
            }
        }
    }

    /** What we think about may be thought about by others at once. */
    @Override
    public void close() {
        closed = true;
        notices.close();
        try {
            leases.giveUpAll();
        } catch (StoreException _) {
            // Then they wait until its time is over.
        }
    }
}
