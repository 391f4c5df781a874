package zwickmuehle.web.store;

import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.play.table.Ledger.Kept;

/**
 * When the time of the player to move began to run, where several servers carry the same games: by the database's clock
 * alone. By it a flag falls, too: no server is believed that its own says so. Any thread may call.
 *
 * <pre>
 *   began   &gt; 0: when the turn began     &lt;= 0: the clock stands, as a seat is free; the turn has had -began so far
 * </pre>
 */
final class StoredTurns {
    /** A part of the statement that stores a fallen flag. */
    private static final String TIME_IS_UP = """
            AND EXISTS (SELECT 1 FROM clock WHERE game_id = :id AND began > 0 AND began + :left <= NOW)"""
            .replace("NOW", Dialect.POSTGRES.now());

    private StoredTurns() {}

    /** Whether a game that is made has a clock that runs at once. */
    static boolean ticking(Kept kept) {
        return kept.record().onTheClock() && kept.seats().free(kept.record().setup()).isEmpty();
    }

    /** What a change does to the time of the player to move, as {@code TurnClock} sees it. */
    static void change(Handle transaction, Kept before, Kept after) {
        String id = after.record().setup().id();
        boolean sameTurn = !before.record().over() && before.record().past().size() == after.record().past().size();
        if (!after.record().onTheClock()) {
            return;
        }
        if (!sameTurn) {
            put(transaction, id, ticking(after) ? "NOW" : "0", ticking(after) ? "NOW" : "0");
        } else if (ticking(before) && !ticking(after)) {
            put(transaction, id, "0",
                    "CASE WHEN clock.began > 0 THEN LEAST(clock.began - NOW, 0) ELSE clock.began END");
        } else if (!ticking(before) && ticking(after)) {
            put(transaction, id, "NOW", "CASE WHEN clock.began > 0 THEN NOW ELSE NOW + clock.began END");
        }
    }

    /** The time of the player to move begins to run. */
    static void begin(Handle transaction, String id) {
        put(transaction, id, "NOW", "NOW");
    }

    /** @param again if something is known of the game already */
    private static void put(Handle transaction, String id, String first, String again) {
        transaction.createUpdate("""
                INSERT INTO clock (game_id, began) VALUES (:id, FIRST)
                ON CONFLICT (game_id) DO UPDATE SET began = AGAIN""".replace("FIRST", first).replace("AGAIN", again)
                .replace("NOW", Dialect.POSTGRES.now()))
                .bind("id", id).execute();
    }

    /** What the turn has had of it so far; null where none does. */
    static @Nullable Duration age(PostgresDatabase database, String id) {
        Long millis = database.quickly(handle -> handle
                .createQuery(
                        "SELECT CASE WHEN began > 0 THEN NOW - began ELSE -began END FROM clock WHERE game_id = :id"
                                .replace("NOW", Dialect.POSTGRES.now()))
                .bind("id", id).mapTo(Long.class).findOne().orElse(null));
        return millis == null ? null : Duration.ofMillis(Math.max(0, millis));
    }

    /** Under which condition this change may be stored: one by which a flag falls, if the time is up. */
    static Condition condition(Kept before, Kept after) {
        Verdict verdict = after.record().verdict();
        boolean flag = before.record().verdict() == null && verdict != null
                && verdict.code() == VerdictCode.OUT_OF_TIME && before.record().onTheClock();
        return flag ? new Condition(TIME_IS_UP, Map.of("left", left(before))) : Condition.NONE;
    }

    private static long left(Kept before) {
        return Objects.requireNonNull(before.record().timeLeft(before.record().mover())).toMillis();
    }
}
