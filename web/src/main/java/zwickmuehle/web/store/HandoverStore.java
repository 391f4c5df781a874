package zwickmuehle.web.store;

import java.time.Instant;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.table.Person;

/**
 * Codes with which people take their games along, as they are stored: neither the code nor the token it stands for can be
 * read there. Any thread may call.
 */
public final class HandoverStore {
    private final CountedDatabase database;
    private final InstantSource clock;

    HandoverStore(CountedDatabase database, InstantSource clock) {
        this.database = database;
        this.clock = clock;
    }

    /**
     * Keeps one until then. It replaces an older one of the same person, and what is over goes.
     *
     * @param id that follows from the code alone
     * @param most that are kept at once
     * @return whether there was room
     */
    public boolean keep(String id, Person person, String sealed, Instant until, int most) {
        return database.change(transaction -> {
            transaction.createUpdate("DELETE FROM handover WHERE token_hash = :mark OR until <= :now")
                    .bind("mark", person.mark()).bind("now", clock.instant().toEpochMilli()).execute();
            int waiting = transaction.createQuery("SELECT count(*) FROM handover").mapTo(Integer.class).one();
            if (waiting < most) {
                transaction.createUpdate("""
                        INSERT INTO handover (id, token_hash, sealed, until) VALUES (:id, :mark, :sealed, :until)""")
                        .bind("id", id).bind("mark", person.mark()).bind("sealed", sealed)
                        .bind("until", until.toEpochMilli()).execute();
            }
            return waiting < most;
        });
    }

    /** What was kept under an id, once: whoever comes second, at whichever server, finds nothing. */
    public @Nullable String take(String id) {
        String sealed = database.change(transaction -> transaction.createQuery("""
                DELETE FROM handover WHERE id = :id AND until > :now RETURNING sealed""").bind("id", id)
                .bind("now", clock.instant().toEpochMilli()).mapTo(String.class).findOne().orElse(""));
        return sealed.isEmpty() ? null : sealed;
    }

    /** What is over is gone; said now and then, so that none of it is in a backup for long. */
    void tidy() {
        database.change(transaction -> transaction.createUpdate("DELETE FROM handover WHERE until <= :now")
                .bind("now", clock.instant().toEpochMilli()).execute());
    }
}
