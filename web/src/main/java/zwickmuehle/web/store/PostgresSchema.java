package zwickmuehle.web.store;

import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import zwickmuehle.rules.NotationException;

/**
 * The tables on PostgreSQL, by version, brought up step by step as in {@link Schema}. Steps that were released are never
 * changed.
 *
 * <p>Servers are replaced one by one, so two neighbouring versions run side by side. A step therefore only adds what the
 * version before it does not need to know: new tables, new columns that may be left out. What is to go is left alone by
 * one version, and goes with the next. A server works with a store that is one version ahead of it, and no more.
 *
 * <p>Servers that are started at once would take the same step twice: an advisory lock lets one of them, and the others
 * find it done.
 */
final class PostgresSchema {
    /** A number that nobody else uses for such a lock: "Zwickm" in ASCII. */
    private static final long LOCK = 0x5a7769636b6dL;
    private static final List<List<String>> STEPS = List.of(List.of("""
            CREATE TABLE game (
              id            TEXT COLLATE "C" PRIMARY KEY,
              game          TEXT NOT NULL,
              variant       TEXT NOT NULL,
              start         BIGINT NOT NULL,
              white         TEXT NOT NULL,
              black         TEXT NOT NULL,
              seconds       DOUBLE PRECISION NOT NULL,
              length        INTEGER NOT NULL,
              result        TEXT,
              code          TEXT,
              why_english   TEXT,
              why_german    TEXT,
              paused        INTEGER NOT NULL,
              delay         DOUBLE PRECISION NOT NULL,
              version       BIGINT NOT NULL,
              changed       BIGINT NOT NULL,
              tags          TEXT NOT NULL DEFAULT '{}',
              moved         BIGINT NOT NULL,
              contents      BIGINT NOT NULL,
              checksum      BIGINT NOT NULL
            ) WITH (fillfactor = 80)""", """
            CREATE TABLE move (
              game_id       TEXT COLLATE "C" NOT NULL REFERENCES game(id),
              number        INTEGER NOT NULL,
              move          INTEGER NOT NULL,
              made_by       TEXT NOT NULL,
              microseconds  BIGINT,
              score         INTEGER,
              exact         INTEGER,
              depth         INTEGER,
              PRIMARY KEY (game_id, number)
            )""", """
            CREATE TABLE seat (
              game_id       TEXT COLLATE "C" NOT NULL REFERENCES game(id),
              role          TEXT NOT NULL,
              token_hash    TEXT NOT NULL,
              PRIMARY KEY (game_id, role)
            )""", "CREATE INDEX seat_token ON seat(token_hash)", "CREATE INDEX game_moved ON game(moved)", """
            CREATE TABLE hidden (
              token_hash    TEXT NOT NULL,
              game_id       TEXT COLLATE "C" NOT NULL REFERENCES game(id),
              PRIMARY KEY (token_hash, game_id)
            )""", "CREATE INDEX hidden_game ON hidden(game_id)", """
            CREATE TABLE turn (
              game_id       TEXT COLLATE "C" PRIMARY KEY REFERENCES game(id) ON DELETE CASCADE,
              version       BIGINT NOT NULL,
              holder        TEXT NOT NULL,
              epoch         BIGINT NOT NULL,
              until         BIGINT NOT NULL
            ) WITH (fillfactor = 50)""", """
            CREATE TABLE clock (
              game_id       TEXT COLLATE "C" PRIMARY KEY REFERENCES game(id) ON DELETE CASCADE,
              began         BIGINT NOT NULL
            ) WITH (fillfactor = 50)"""),
            // Tournaments that several machines play: who holds which game, and what counts.
            List.of("""
                    CREATE TABLE tournament (
                      id            TEXT PRIMARY KEY,
                      head          TEXT NOT NULL,
                      begun         BIGINT NOT NULL
                    )""", """
                    CREATE TABLE tournament_change (
                      tournament_id TEXT NOT NULL REFERENCES tournament(id),
                      number        INTEGER NOT NULL,
                      change        TEXT NOT NULL,
                      PRIMARY KEY (tournament_id, number)
                    )""", """
                    CREATE TABLE tournament_game (
                      tournament_id TEXT NOT NULL REFERENCES tournament(id),
                      label         TEXT NOT NULL,
                      round         INTEGER NOT NULL,
                      board         INTEGER NOT NULL,
                      number        INTEGER NOT NULL,
                      white         INTEGER NOT NULL,
                      black         INTEGER NOT NULL,
                      epoch         BIGINT NOT NULL,
                      worker        TEXT NOT NULL,
                      until         BIGINT NOT NULL,
                      spoiled       INTEGER NOT NULL,
                      counted       BIGINT,
                      record        TEXT,
                      PRIMARY KEY (tournament_id, label)
                    )""", """
                    CREATE TABLE tournament_evidence (
                      tournament_id TEXT NOT NULL REFERENCES tournament(id),
                      label         TEXT NOT NULL,
                      epoch         BIGINT NOT NULL,
                      worker        TEXT NOT NULL,
                      why           TEXT NOT NULL,
                      record        TEXT NOT NULL,
                      kept          BIGINT NOT NULL,
                      PRIMARY KEY (tournament_id, label, epoch, worker)
                    )"""),
            // What two players propose to each other, the rematch they went on to, and codes to take games along: any
            // server may be asked for them, and none forgets them when it is stopped.
            List.of("""
                    CREATE TABLE offer (
                      game_id       TEXT COLLATE "C" NOT NULL REFERENCES game(id) ON DELETE CASCADE,
                      kind          TEXT NOT NULL,
                      side          TEXT NOT NULL,
                      version       BIGINT NOT NULL,
                      until         BIGINT NOT NULL,
                      PRIMARY KEY (game_id, kind)
                    )""", """
                    CREATE TABLE rematch (
                      game_id       TEXT COLLATE "C" PRIMARY KEY REFERENCES game(id) ON DELETE CASCADE,
                      next          TEXT NOT NULL
                    )""", """
                    CREATE TABLE handover (
                      id            TEXT PRIMARY KEY,
                      token_hash    TEXT NOT NULL,
                      sealed        TEXT NOT NULL,
                      until         BIGINT NOT NULL
                    )""", "CREATE INDEX handover_token ON handover(token_hash)"));

    private PostgresSchema() {}

    static int newest() {
        return STEPS.size();
    }

    static int version(Handle handle) {
        return handle.createQuery("SELECT coalesce(max(version), 0) FROM zwickmuehle_schema").mapTo(Integer.class)
                .one();
    }

    /** @throws NotationException if the store is of a version that is too new */
    static void bringUpToDate(Jdbi database) {
        bringUpTo(database, newest());
    }

    /** As a program did whose newest version this was. */
    static void bringUpTo(Jdbi database, int newest) {
        database.useTransaction(transaction -> {
            // Whoever comes second waits here as long as the first needs for its steps.
            transaction.execute("SET LOCAL lock_timeout = 0");
            transaction.execute("SET LOCAL statement_timeout = 0");
            transaction.execute("SELECT pg_advisory_xact_lock(" + LOCK + ")");
            transaction.execute("CREATE TABLE IF NOT EXISTS zwickmuehle_schema (version INTEGER PRIMARY KEY)");
            int version = version(transaction);
            if (version > newest + 1) {
                throw Schema.tooNew(version, newest + 1);
            }
            for (int step = version; step < newest; step++) {
                STEPS.get(step).forEach(transaction::execute);
                transaction.execute("INSERT INTO zwickmuehle_schema (version) VALUES (?)", step + 1);
            }
        });
    }
}
