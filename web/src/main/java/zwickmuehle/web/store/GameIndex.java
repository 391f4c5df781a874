package zwickmuehle.web.store;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.record.Setup;

/**
 * Which games are stored, and when they were last played: for the operator, for what is deleted when its time has come,
 * and for collections that everybody may look at. Whose they are is asked of {@link GameStore}. Any thread may call.
 */
public final class GameIndex {
    private final CountedDatabase database;

    GameIndex(CountedDatabase database) {
        this.database = database;
    }

    /** How many games are stored. */
    public long count() {
        return database.ask(open -> open.createQuery("SELECT count(*) FROM game").mapTo(Long.class).one());
    }

    /** Ids of games, the one played last first: at most so many. */
    public List<String> ids(int most) {
        return database.ask(open -> open.createQuery("SELECT id FROM game ORDER BY moved DESC, id LIMIT :most")
                .bind("most", most).mapTo(String.class).list());
    }

    /**
     * Ids of games of a collection that were brought in or played since then, at most so many: those at which nobody sits,
     * so that they are nobody's.
     */
    public List<String> collectedSince(Instant then, int most) {
        return database.ask(open -> open.createQuery("""
                SELECT id FROM game WHERE moved >= :then AND tags LIKE :tag
                  AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.game_id = game.id)
                ORDER BY moved, id LIMIT :most""")
                .bind("then", then.toEpochMilli()).bind("tag", "%\"" + Setup.COLLECTION + "\":%").bind("most", most)
                .mapTo(String.class).list());
    }

    /** Which of these games are not stored any more. */
    public List<String> gone(Collection<String> ids) {
        return database.ask(open -> ids.stream().filter(id -> Rows.stored(open, id) == null).toList());
    }

    /** When the last move of a game was made; null if there is no such game, or it is damaged. */
    public @Nullable Instant played(String id) {
        return database.ask(open -> {
            Rows.Stored stored = Rows.stored(open, id);
            return stored == null || !stored.intact() ? null : Instant.ofEpochMilli(stored.row().moved());
        });
    }

    /** Ids of games whose last move was made before then: at most so many of those after {@code id}, in order. */
    List<String> playedBefore(Instant then, String id, int most) {
        return database.ask(open -> open.createQuery("""
                SELECT id FROM game WHERE moved < :then AND id > :id ORDER BY id LIMIT :most""")
                .bind("then", then.toEpochMilli()).bind("id", id).bind("most", most).mapTo(String.class).list());
    }

    /** Deletes a game, and says whether there was one. */
    public boolean delete(String id) {
        return database.change(transaction -> Rows.delete(transaction, id));
    }

    /**
     * Deletes those of these games whose last move was made before then, and says which. Where a checksum says that the
     * time cannot be believed, the game stays.
     */
    List<String> deletePlayedBefore(Instant then, List<String> ids) {
        return database.change(transaction -> ids.stream().filter(id -> {
            Rows.Stored stored = Rows.stored(transaction, id);
            return stored != null && stored.intact() && stored.row().moved() < then.toEpochMilli()
                    && Rows.delete(transaction, id);
        }).toList());
    }
}
