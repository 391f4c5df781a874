package zwickmuehle.web.store;

import java.util.ArrayList;
import java.util.List;
import org.jdbi.v3.core.Handle;
import zwickmuehle.play.table.Person;

/**
 * Somebody parts from games: each is hidden from them, and deleted once everybody who has a role in it has parted from
 * it.
 */
final class Parting {
    private static final String KEPT = """
            FROM seat WHERE token_hash = :hash
              AND game_id NOT IN (SELECT game_id FROM hidden WHERE token_hash = :hash)""";
    private static final int AT_ONCE = 50;

    private Parting() {}

    /** How many games somebody has a role in and has not parted from. */
    static int count(Handle handle, Person person) {
        return handle.createQuery("SELECT count(DISTINCT game_id) " + KEPT).bind("hash", person.mark())
                .mapTo(Integer.class).one();
    }

    /** Some of them. */
    private static List<String> some(Handle handle, Person person, int most) {
        return handle.createQuery("SELECT DISTINCT game_id " + KEPT + " LIMIT :most").bind("hash", person.mark())
                .bind("most", most).mapTo(String.class).list();
    }

    /** The game with that id, if it is one of them. */
    static List<String> one(Handle handle, Person person, String id) {
        return handle.createQuery("SELECT DISTINCT game_id " + KEPT + " AND game_id = :id").bind("hash", person.mark())
                .bind("id", id).mapTo(String.class).list();
    }

    /** From all of them: a few at a time, so that nobody's move waits for all. */
    static Parted fromAll(CountedDatabase database, Person person) {
        List<String> gone = new ArrayList<>();
        List<String> hidden = new ArrayList<>();
        Parted some;
        do {
            some = database.change(transaction -> from(transaction, person, some(transaction, person, AT_ONCE)));
            gone.addAll(some.gone());
            hidden.addAll(some.hidden());
        } while (some.gone().size() + some.hidden().size() == AT_ONCE);
        return new Parted(gone, hidden);
    }

    static Parted from(Handle handle, Person person, List<String> games) {
        for (String id : games) {
            handle.createUpdate("INSERT INTO hidden (token_hash, game_id) VALUES (:hash, :id) ON CONFLICT DO NOTHING")
                    .bind("hash", person.mark()).bind("id", id).execute();
        }
        List<String> gone = games.stream().filter(id -> !wanted(handle, id)).toList();
        gone.forEach(id -> Rows.delete(handle, id));
        return new Parted(gone, games.stream().filter(id -> !gone.contains(id)).toList());
    }

    private static boolean wanted(Handle handle, String id) {
        return handle.createQuery("""
                SELECT count(*) FROM seat WHERE game_id = :id
                  AND token_hash NOT IN (SELECT token_hash FROM hidden WHERE game_id = :id)""").bind("id", id)
                .mapTo(Integer.class).one() > 0;
    }
}
