package zwickmuehle.web.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.rules.NotationException;
import zwickmuehle.play.record.MoveEntry;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.record.Setup;
import zwickmuehle.play.table.Dealings;
import zwickmuehle.play.table.GameSummary;
import zwickmuehle.play.table.Ledger;
import zwickmuehle.play.table.Overtaken;
import zwickmuehle.play.table.Person;
import zwickmuehle.play.table.Seats;

/**
 * All games, in an SQLite file or in a PostgreSQL that several servers share. A save that returned is on disk; one that
 * threw has changed nothing, unless it says that this is not known. Any thread may call.
 */
public final class GameStore implements Ledger, AutoCloseable {
    /** How long a server that is started waits for its database. */
    private static final Duration FIRST_ANSWER = Duration.ofSeconds(10);

    private static final int GAMES_PARTED_FROM_AT_ONCE = 50;
    private static final Logger LOG = LoggerFactory.getLogger(GameStore.class);

    private final SqlDatabase database;
    private final InstantSource clock;
    /** With other servers; null where there can be none. */
    private final @Nullable Sharing sharing;
    private final LongAdder moves = new LongAdder();
    private final LongAdder games = new LongAdder();
    private final LongAdder failures = new LongAdder();
    private final LongAdder damaged = new LongAdder();

    /** With a time of its own. */
    GameStore(SqlDatabase database, InstantSource clock, @Nullable Sharing sharing) {
        this.database = database;
        this.clock = clock;
        this.sharing = sharing;
    }

    private static GameStore of(SqliteDatabase database) {
        return new GameStore(database, database.clock(), null);
    }

    /** The games in a file of a directory that nobody else uses. */
    public static GameStore open(DataDirectory directory, InstantSource clock) {
        try {
            directory.makeGames();
            return of(SqliteDatabase.open(directory.games(), clock, writing -> {
                SqliteDatabase.configure(writing);
                Schema.bringUpToDate(writing, clock.instant());
            }));
        } catch (IOException | SQLException | JdbiException e) {
            throw cannotOpen(directory.games().toString(), e);
        }
    }

    /**
     * The games in a database that others may use at the same time.
     *
     * @throws StoreUnreachable if it does not answer within ten seconds, or does not let us in
     */
    public static GameStore open(StoreAddress address) {
        try {
            PostgresDatabase database = new PostgresDatabase(address, FIRST_ANSWER);
            // A name that no server had before, this one before its restart neither.
            String server = UUID.randomUUID().toString();
            return new GameStore(database, database.clock(), new Sharing(database, address, server));
        } catch (SQLException | JdbiException | StoreException e) {
            throw StoreUnreachable.of(address, e);
        }
    }

    /**
     * The games of a directory that a server may be using at the same time: for its operator.
     *
     * @throws NotationException if there are none, or they are of another version and a server holds them
     */
    public static GameStore beside(Path data, InstantSource clock) {
        Path games = DataDirectory.games(data);
        if (!Files.exists(games)) {
            throw new NotationException("there are no stored games in %s", "in %s sind keine Partien gespeichert",
                    data);
        }
        try {
            return of(SqliteDatabase.open(games, clock, writing -> {
                if (Schema.version(writing) != Schema.newest()) {
                    // Only while no server of another version works with it.
                    try (DataDirectory directory = DataDirectory.take(data)) {
                        open(directory, clock).close();
                    }
                }
                SqliteDatabase.configure(writing);
            }));
        } catch (SQLException | JdbiException e) {
            throw cannotOpen(games.toString(), e);
        }
    }

    private static NotationException cannotOpen(String games, Exception e) {
        return new NotationException("the stored games in %s cannot be opened: %s",
                "die gespeicherten Partien in %s lassen sich nicht öffnen: %s", games,
                String.valueOf(StoreException.of(e).getMessage()));
    }

    /** The time that is written down with games. */
    public InstantSource clock() {
        return clock;
    }

    /** What is to be done with other servers; null where there can be none. */
    public @Nullable Sharing sharing() {
        return sharing;
    }

    /** Where the tables lie. */
    SqlDatabase database() {
        return database;
    }

    @Override
    public void create(GameState game, Seats seats) {
        store(transaction -> insert(transaction, game, seats));
        games.increment();
    }

    private void insert(Handle transaction, GameState game, Seats seats) {
        List<MoveRow> all = allMoves(game).stream().map(MoveRow::of).toList();
        Instant now = clock.instant();
        GameRow row = GameRow.of(game, GameRow.contents(all, seats), now, now);
        Rows.insertGame(transaction, row);
        Rows.insertMoves(transaction, row.id(), all, 0);
        Rows.insertSeats(transaction, row.id(), seats);
        if (sharing != null && ticking(new Kept(game, seats))) {
            beginTurn(transaction, row.id());
        }
    }

    @Override
    public void saveRematch(Kept before, Kept after, GameState rematch, Seats rematchSeats) {
        saveIf(before, after, "", Map.of(), transaction -> insert(transaction, rematch, rematchSeats));
        games.increment();
    }

    @Override
    public void save(Kept before, Kept after) {
        if (sharing != null && isFlag(before, after)) {
            saveIf(before, after, """
                    AND EXISTS (SELECT 1 FROM clock WHERE game_id = :id AND began + :left <= NOW)"""
                    .replace("NOW", database.dialect().now()), Map.of("left", left(before)));
        } else {
            saveIf(before, after, "", Map.of());
        }
    }

    /** By the database's clock alone a flag falls: no server is believed that its own says so. */
    private static boolean isFlag(Kept before, Kept after) {
        Verdict verdict = after.record().verdict();
        return before.record().verdict() == null && verdict != null && verdict.code() == VerdictCode.OUT_OF_TIME
                && before.record().onTheClock();
    }

    private static long left(Kept before) {
        return Objects.requireNonNull(before.record().timeLeft(before.record().mover())).toMillis();
    }

    @Override
    public void saveThought(Kept before, Kept after) {
        if (sharing == null) {
            save(before, after);
            return;
        }
        String id = before.record().setup().id();
        long version = before.record().version();
        Leases.Lease lease = sharing.leases().of(id, version);
        if (lease == null) {
            throw new Overtaken();
        }
        try {
            saveIf(before, after, """
                    AND EXISTS (SELECT 1 FROM turn WHERE game_id = :id AND turn.version = :madeOn
                      AND holder = :holder AND epoch = :epoch)""",
                    Map.of("holder", lease.holder(), "epoch", lease.epoch()));
        } finally {
            // Whatever became of it: whoever thinks about this turn again asks for it again.
            sharing.leases().drop(id, version);
        }
    }

    private void saveIf(Kept before, Kept after, String condition, Map<String, ?> values) {
        saveIf(before, after, condition, values, _ -> {});
    }

    /** Writes only the moves and seats that differ, and whatever else belongs to the change. */
    private void saveIf(Kept before, Kept after, String condition, Map<String, ?> values, Consumer<Handle> more) {
        List<MoveEntry> old = allMoves(before.record());
        List<MoveEntry> now = allMoves(after.record());
        int same = 0;
        while (same < old.size() && same < now.size() && old.get(same).equals(now.get(same))) {
            same++;
        }
        int kept = same;
        String id = after.record().setup().id();
        List<MoveRow> rows = now.stream().map(MoveRow::of).toList();
        long contents = GameRow.contents(rows, after.seats());
        boolean moved = kept < now.size() || before.record().past().size() != after.record().past().size();
        store(transaction -> {
            Instant saved = clock.instant();
            Instant played = moved ? saved : lastPlayed(transaction, id, saved);
            Rows.updateGame(transaction, GameRow.of(after.record(), contents, saved, played),
                    before.record().version(), condition, values);
            if (kept < old.size()) {
                Rows.deleteMoves(transaction, id, kept);
            }
            Rows.insertMoves(transaction, id, rows, kept);
            if (!after.seats().equals(before.seats())) {
                Rows.deleteSeats(transaction, id);
                Rows.insertSeats(transaction, id, after.seats());
            }
            if (!after.dealings().open().isEmpty()) {
                Rows.replaceOffers(transaction, id, after.record().version(), after.dealings().open(), saved);
            }
            String next = after.dealings().next();
            if (next != null && before.dealings().next() == null) {
                Rows.insertRematch(transaction, id, next);
            }
            if (sharing != null && beginsTurn(before, after)) {
                beginTurn(transaction, id);
            }
            more.accept(transaction);
        });
        moves.add(now.size() - kept);
        if (sharing != null) {
            sharing.changed(id, after.record().version());
        }
    }

    /** Whether the time of the player to move begins to run with this change, as {@code LiveGame} sees it. */
    private static boolean beginsTurn(Kept before, Kept after) {
        boolean sameTurn = !before.record().over() && before.record().past().size() == after.record().past().size();
        return ticking(after) && !(sameTurn && ticking(before));
    }

    private static boolean ticking(Kept kept) {
        return kept.record().onTheClock() && kept.seats().free(kept.record().setup()).isEmpty();
    }

    private static void beginTurn(Handle transaction, String id) {
        transaction.createUpdate("""
                INSERT INTO clock (game_id, began) VALUES (:id, NOW)
                ON CONFLICT (game_id) DO UPDATE SET began = NOW""".replace("NOW", Dialect.POSTGRES.now()))
                .bind("id", id).execute();
    }

    @Override
    public @Nullable Duration turnAge(String id) {
        if (!(database instanceof PostgresDatabase postgres)) {
            return null;
        }
        Long millis = postgres.quickly(handle -> handle
                .createQuery("SELECT " + Dialect.POSTGRES.now() + " - began FROM clock WHERE game_id = :id")
                .bind("id", id).mapTo(Long.class).findOne().orElse(null));
        return millis == null ? null : Duration.ofMillis(Math.max(0, millis));
    }

    /** When the last move of a game was made; where that cannot be believed any more, now. */
    private static Instant lastPlayed(Handle transaction, String id, Instant now) {
        Rows.Stored stored = Rows.stored(transaction, id);
        return stored != null && stored.intact() ? Instant.ofEpochMilli(stored.row().moved()) : now;
    }

    @Override
    public @Nullable Kept load(String id) {
        return inTurn(open -> {
            Rows.Whole whole = Rows.whole(open, id);
            return whole == null ? null : kept(whole, open);
        });
    }

    /** A game that is not as it was stored is no game any more, and is never taken for one. */
    private Kept kept(Rows.Whole whole, Handle open) {
        GameState record = whole.intact() ? whole.stored().row().record(whole.moves()) : null;
        if (record == null) {
            throw StoreException.damaged();
        }
        return new Kept(record, whole.seats(), record.setup().humansOnly()
                ? Rows.dealings(open, record.setup().id(), record.version(), clock.instant())
                : Dealings.NONE);
    }

    /** From the rows of the games alone. One that is damaged is left out; the others are there. */
    @Override
    public List<GameSummary> gamesOf(Person person, int from, int most) {
        return inTurn(open -> {
            List<GameSummary> summaries = new ArrayList<>();
            for (Rows.Stored stored : Rows.storedOf(open, person, from, most)) {
                GameSummary summary = stored.intact() ? stored.row().summary() : null;
                if (summary == null) {
                    noteDamage();
                } else {
                    summaries.add(summary);
                }
            }
            return summaries;
        });
    }

    private void noteDamage() {
        damaged.increment();
        LOG.warn("a stored game is damaged and left out: 'zwickmuehle games list --damaged' names it");
    }

    /** How many games somebody has a role in, those they have hidden left out. */
    public int countOf(Person person) {
        return inTurn(open -> Parting.count(open, person));
    }

    /** Somebody does not want any of their games any more. A few at a time, so that nobody's move waits for all of them. */
    public Parted part(Person person) {
        List<String> gone = new ArrayList<>();
        List<String> hidden = new ArrayList<>();
        Parted some;
        do {
            some = change(transaction -> Parting.from(transaction, person,
                    Parting.some(transaction, person, GAMES_PARTED_FROM_AT_ONCE)));
            gone.addAll(some.gone());
            hidden.addAll(some.hidden());
        } while (some.gone().size() + some.hidden().size() == GAMES_PARTED_FROM_AT_ONCE);
        return new Parted(gone, hidden);
    }

    /** The same for one game; nothing happens if they have no role in it, or it is hidden from them already. */
    public Parted part(Person person, String id) {
        return change(transaction -> Parting.from(transaction, person, Parting.one(transaction, person, id)));
    }

    /** Deletes a game, and says whether there was one. */
    public boolean delete(String id) {
        return change(transaction -> Rows.delete(transaction, id));
    }

    /** Ids of games whose last move was made before then: at most so many of those after {@code id}, in order. */
    List<String> playedBefore(Instant then, String id, int most) {
        return inTurn(open -> open.createQuery("""
                SELECT id FROM game WHERE moved < :then AND id > :id ORDER BY id LIMIT :most""")
                .bind("then", then.toEpochMilli()).bind("id", id).bind("most", most).mapTo(String.class).list());
    }

    /**
     * Deletes those of these games whose last move was made before then, and says which. Where a checksum says that the
     * time cannot be believed, the game stays.
     */
    List<String> deletePlayedBefore(Instant then, List<String> ids) {
        return change(transaction -> ids.stream().filter(id -> {
            Rows.Stored stored = Rows.stored(transaction, id);
            return stored != null && stored.intact() && stored.row().moved() < then.toEpochMilli()
                    && Rows.delete(transaction, id);
        }).toList());
    }

    /** Which of these games are not stored any more. */
    public List<String> gone(Collection<String> ids) {
        return inTurn(open -> ids.stream().filter(id -> Rows.stored(open, id) == null).toList());
    }

    /** Ids of games, the one played last first: at most so many. */
    public List<String> ids(int most) {
        return inTurn(open -> open.createQuery("SELECT id FROM game ORDER BY moved DESC, id LIMIT :most")
                .bind("most", most).mapTo(String.class).list());
    }

    /**
     * Ids of games of a collection that were brought in or played since then, at most so many: those at which nobody sits,
     * so that they are nobody's.
     */
    public List<String> collectedSince(Instant then, int most) {
        return inTurn(open -> open.createQuery("""
                SELECT id FROM game WHERE moved >= :then AND tags LIKE :tag
                  AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.game_id = game.id)
                ORDER BY moved, id LIMIT :most""")
                .bind("then", then.toEpochMilli()).bind("tag", "%\"" + Setup.COLLECTION + "\":%").bind("most", most)
                .mapTo(String.class).list());
    }

    /** Codes with which people take their games along. */
    public HandoverStore handovers() {
        return new HandoverStore(this);
    }

    /** Of tournaments that several machines play. */
    public TournamentStore tournaments() {
        return new TournamentStore(this, database.dialect());
    }

    /** How many games are stored. */
    public long count() {
        return inTurn(open -> open.createQuery("SELECT count(*) FROM game").mapTo(Long.class).one());
    }

    /** When the last move of a game was made; null if there is no such game, or it is damaged. */
    public @Nullable Instant played(String id) {
        return inTurn(open -> {
            Rows.Stored stored = Rows.stored(open, id);
            return stored == null || !stored.intact() ? null : Instant.ofEpochMilli(stored.row().moved());
        });
    }

    /** Whether the store takes changes: it answers, and there is room on the disk. May wait a little. */
    public boolean ready() {
        return database.ready();
    }

    /** Games stored since the start. */
    public long gamesStored() {
        return games.sum();
    }

    /** Moves stored since the start. */
    public long movesStored() {
        return moves.sum();
    }

    /** Changes that wait while others are being stored. */
    public int waiting() {
        return database.waiting();
    }

    /** How often the disk or the database did not do what it was asked. */
    public long failures() {
        return failures.sum();
    }

    /** How often a stored game was met that is not as it was stored. */
    public long damaged() {
        return damaged.sum();
    }

    @Override
    public void close() {
        if (sharing != null) {
            sharing.close();
        }
        database.close();
    }

    private static List<MoveEntry> allMoves(GameState game) {
        List<MoveEntry> all = new ArrayList<>(game.past());
        all.addAll(game.future());
        return all;
    }

    /** A change that tells what it came to. */
    <T> T change(Function<Handle, T> work) {
        AtomicReference<T> outcome = new AtomicReference<>();
        store(transaction -> outcome.set(work.apply(transaction)));
        return Objects.requireNonNull(outcome.get());
    }

    private void store(Consumer<Handle> change) {
        try {
            database.store(change);
        } catch (StoreException e) {
            failures.increment();
            throw e;
        }
    }

    /** Asks one of the connections that read, when one is free. */
    <T extends @Nullable Object> T inTurn(Function<Handle, T> question) {
        try {
            return database.ask(question);
        } catch (JdbiException e) {
            throw failed(StoreException.of(e));
        } catch (StoreException e) {
            throw failed(e);
        }
    }

    private StoreException failed(StoreException e) {
        if (e.trouble() == StoreException.Trouble.DAMAGED) {
            noteDamage();
        } else {
            failures.increment();
        }
        return e;
    }
}
