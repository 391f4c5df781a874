package zwickmuehle.web.store;

import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwickmuehle.rules.NotationException;

/**
 * The tables, by version. SQLite keeps the version of a file in {@code user_version}; a file of an older version is
 * brought up step by step, one of a newer version is refused. Steps that were released are never changed.
 */
final class Schema {
    private static final Logger LOG = LoggerFactory.getLogger(Schema.class);
    private static final List<List<String>> STEPS = List.of(List.of("""
            CREATE TABLE game (
              id            TEXT PRIMARY KEY,
              game          TEXT NOT NULL,
              variant       TEXT NOT NULL,
              start         INTEGER NOT NULL,
              white         TEXT NOT NULL,
              black         TEXT NOT NULL,
              seconds       REAL NOT NULL,
              length        INTEGER NOT NULL,
              loser         TEXT,
              concession    TEXT,
              why_english   TEXT,
              why_german    TEXT,
              paused        INTEGER NOT NULL,
              delay         REAL NOT NULL,
              version       INTEGER NOT NULL,
              changed       INTEGER NOT NULL
            ) STRICT""", """
            CREATE TABLE move (
              game_id       TEXT NOT NULL REFERENCES game(id),
              number        INTEGER NOT NULL,
              move          INTEGER NOT NULL,
              made_by       TEXT NOT NULL,
              microseconds  INTEGER,
              score         INTEGER,
              exact         INTEGER,
              depth         INTEGER,
              PRIMARY KEY (game_id, number)
            ) STRICT, WITHOUT ROWID""", """
            CREATE TABLE seat (
              game_id       TEXT NOT NULL REFERENCES game(id),
              role          TEXT NOT NULL,
              token_hash    TEXT NOT NULL,
              PRIMARY KEY (game_id, role)
            ) STRICT, WITHOUT ROWID""", "CREATE INDEX seat_token ON seat(token_hash)"),
            // How a game ended outside its rules is the referee's verdict; a game brought in keeps its tags.
            List.of("ALTER TABLE game RENAME COLUMN loser TO result",
                    "ALTER TABLE game RENAME COLUMN concession TO code", """
                            UPDATE game SET result = iif(result = 'WHITE', 'BLACK_WON', 'WHITE_WON'),
                              code = iif(code = 'RESIGNED', 'RESIGNED', 'CRASHED'),
                              why_english = iif(result = 'WHITE', 'Black', 'White') || ' wins: ' || why_english,
                              why_german = iif(result = 'WHITE', 'Schwarz', 'Weiß') || ' gewinnt: ' || why_german
                            WHERE code IS NOT NULL""",
                    "ALTER TABLE game ADD COLUMN tags TEXT NOT NULL DEFAULT '{}'"),
            // Checksums, and what it takes to delete games: when each was last played, and for whom it is hidden.
            List.of("ALTER TABLE game ADD COLUMN moved INTEGER NOT NULL DEFAULT 0",
                    "ALTER TABLE game ADD COLUMN contents INTEGER NOT NULL DEFAULT 0",
                    "ALTER TABLE game ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0",
                    "CREATE INDEX game_moved ON game(moved)", """
                            CREATE TABLE hidden (
                              token_hash    TEXT NOT NULL,
                              game_id       TEXT NOT NULL REFERENCES game(id),
                              PRIMARY KEY (token_hash, game_id)
                            ) STRICT, WITHOUT ROWID""", "CREATE INDEX hidden_game ON hidden(game_id)"),
            // Tournaments that several machines play: who holds which game, and what counts.
            List.of("""
                    CREATE TABLE tournament (
                      id            TEXT PRIMARY KEY,
                      head          TEXT NOT NULL,
                      begun         INTEGER NOT NULL
                    ) STRICT""", """
                    CREATE TABLE tournament_change (
                      tournament_id TEXT NOT NULL REFERENCES tournament(id),
                      number        INTEGER NOT NULL,
                      change        TEXT NOT NULL,
                      PRIMARY KEY (tournament_id, number)
                    ) STRICT""", """
                    CREATE TABLE tournament_game (
                      tournament_id TEXT NOT NULL REFERENCES tournament(id),
                      label         TEXT NOT NULL,
                      round         INTEGER NOT NULL,
                      board         INTEGER NOT NULL,
                      number        INTEGER NOT NULL,
                      white         INTEGER NOT NULL,
                      black         INTEGER NOT NULL,
                      epoch         INTEGER NOT NULL,
                      worker        TEXT NOT NULL,
                      until         INTEGER NOT NULL,
                      spoiled       INTEGER NOT NULL,
                      counted       INTEGER,
                      record        TEXT,
                      PRIMARY KEY (tournament_id, label)
                    ) STRICT""", """
                    CREATE TABLE tournament_evidence (
                      tournament_id TEXT NOT NULL REFERENCES tournament(id),
                      label         TEXT NOT NULL,
                      epoch         INTEGER NOT NULL,
                      worker        TEXT NOT NULL,
                      why           TEXT NOT NULL,
                      record        TEXT NOT NULL,
                      kept          INTEGER NOT NULL,
                      PRIMARY KEY (tournament_id, label, epoch, worker)
                    ) STRICT"""),
            // What two players propose to each other, the rematch they went on to, and codes to take games along: any
            // server may be asked for them, and none forgets them when it is stopped.
            List.of("""
                    CREATE TABLE offer (
                      game_id       TEXT NOT NULL REFERENCES game(id) ON DELETE CASCADE,
                      kind          TEXT NOT NULL,
                      side          TEXT NOT NULL,
                      version       INTEGER NOT NULL,
                      until         INTEGER NOT NULL,
                      PRIMARY KEY (game_id, kind)
                    ) STRICT, WITHOUT ROWID""", """
                    CREATE TABLE rematch (
                      game_id       TEXT PRIMARY KEY REFERENCES game(id) ON DELETE CASCADE,
                      next          TEXT NOT NULL
                    ) STRICT, WITHOUT ROWID""", """
                    CREATE TABLE handover (
                      id            TEXT PRIMARY KEY,
                      token_hash    TEXT NOT NULL,
                      sealed        TEXT NOT NULL,
                      until         INTEGER NOT NULL
                    ) STRICT, WITHOUT ROWID""", "CREATE INDEX handover_token ON handover(token_hash)"));
    /** The version from which on games have checksums. */
    static final int SEALED = 3;

    private Schema() {}

    static int newest() {
        return STEPS.size();
    }

    static int version(Handle handle) {
        return handle.createQuery("PRAGMA user_version").mapTo(Integer.class).one();
    }

    /** Games that were stored before it was noted when they were last played count as played now. */
    static void bringUpToDate(Handle handle, Instant now) {
        int version = version(handle);
        checkVersion(version);
        for (int step = version; step < newest(); step++) {
            List<String> statements = STEPS.get(step);
            int reached = step + 1;
            handle.useTransaction(transaction -> {
                statements.forEach(transaction::execute);
                if (reached == SEALED) {
                    sealAll(transaction, now);
                }
                transaction.execute("PRAGMA user_version = " + reached);
            });
        }
    }

    private static void sealAll(Handle handle, Instant now) {
        handle.execute("UPDATE game SET moved = ?", now.toEpochMilli());
        List<String> games = handle.createQuery("SELECT id FROM game").mapTo(String.class).list();
        games.forEach(id -> Rows.seal(handle, id));
        if (!games.isEmpty()) {
            // From now on games have a time, and whoever runs the server should have heard of it.
            LOG.atWarn().addKeyValue("games", games.size())
                    .log("games of an older version count as played today; serve --keep says how long games are kept");
        }
    }

    static void checkVersion(int version) {
        if (version > newest()) {
            throw tooNew(version, newest());
        }
    }

    static NotationException tooNew(int version, int known) {
        return new NotationException(
                "the stored games are of version %d, and this program knows versions up to %d: use a newer program",
                "die gespeicherten Partien sind von Version %d, und dieses Programm kennt Versionen bis %d: ein neueres Programm verwenden",
                version, known);
    }
}
