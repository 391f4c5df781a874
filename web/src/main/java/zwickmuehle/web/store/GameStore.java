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
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwickmuehle.rules.NotationException;
import zwickmuehle.play.record.Entry;
import zwickmuehle.play.record.GameRecord;
import zwickmuehle.play.table.GameSummary;
import zwickmuehle.play.table.Ledger;
import zwickmuehle.play.table.Person;
import zwickmuehle.play.table.Seats;

/**
 * All games in one SQLite file. A save that returned is on disk (write-ahead log, synchronous=FULL); one that threw has
 * changed nothing.
 *
 * <p>Any thread may call. There is one connection to write, see {@link Commits}, and there are some to read, see
 * {@link Readers}; with a write-ahead log neither waits for the other.
 */
public final class GameStore implements Ledger, AutoCloseable {
    /** How long SQLite waits for another process that holds the file. */
    private static final int BUSY_MILLIS = 1_500;
    /** How long a thread waits for its turn. Whoever waits longer is refused, so that a stuck disk makes no queue. */
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private static final Logger LOG = LoggerFactory.getLogger(GameStore.class);

    private final Handle writing;
    private final Readers readers;
    private final Commits commits;
    private final InstantSource clock;
    private final Readiness readiness;
    private final LongAdder moves = new LongAdder();
    private final LongAdder games = new LongAdder();
    private final LongAdder failures = new LongAdder();
    private final LongAdder damaged = new LongAdder();

    private GameStore(Path games, Handle writing, Readers readers, InstantSource clock) {
        this.writing = writing;
        this.readers = readers;
        this.commits = new Commits(writing, PATIENCE);
        this.readiness = new Readiness(games, commits, readers);
        this.clock = clock;
    }

    public static GameStore open(DataDirectory directory, InstantSource clock) {
        try {
            directory.makeGames();
            Handle writing = connect(directory.games());
            try {
                configure(writing);
                Schema.bringUpToDate(writing, clock.instant());
                Readers readers = new Readers(() -> connect(directory.games()), PATIENCE);
                return new GameStore(directory.games(), writing, readers, clock);
            } catch (SQLException | JdbiException | NotationException e) {
                writing.close();
                throw e;
            }
        } catch (IOException | SQLException | JdbiException e) {
            throw cannotOpen(directory.games(), e);
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
            Handle writing = connect(games);
            try {
                if (Schema.version(writing) != Schema.newest()) {
                    // Only while no server of another version works with it.
                    try (DataDirectory directory = DataDirectory.take(data)) {
                        open(directory, clock).close();
                    }
                }
                configure(writing);
                return new GameStore(games, writing, new Readers(() -> connect(games), PATIENCE), clock);
            } catch (SQLException | JdbiException | NotationException e) {
                writing.close();
                throw e;
            }
        } catch (SQLException | JdbiException e) {
            throw cannotOpen(games, e);
        }
    }

    private static void configure(Handle writing) {
        writing.execute("PRAGMA journal_mode = WAL");
        // The log is forced to disk at every commit, so what was acknowledged survives a power failure too.
        writing.execute("PRAGMA synchronous = FULL");
        writing.execute("PRAGMA foreign_keys = ON");
    }

    private static NotationException cannotOpen(Path games, Exception e) {
        return new NotationException("the stored games in %s cannot be opened: %s",
                "die gespeicherten Partien in %s lassen sich nicht öffnen: %s", games,
                String.valueOf(StoreException.of(e).getMessage()));
    }

    private static Handle connect(Path games) throws SQLException {
        // Of a connection that it was given, Jdbi would not let go when the handle is closed.
        Handle handle = Jdbi.create("jdbc:sqlite:" + games).open();
        handle.execute("PRAGMA busy_timeout = " + BUSY_MILLIS);
        return handle;
    }

    /** Sets a pragma of the connection that writes. */
    void set(String pragma) {
        writing.execute("PRAGMA " + pragma);
    }

    @Override
    public void create(GameRecord game, Seats seats) {
        List<MoveRow> all = allMoves(game).stream().map(MoveRow::of).toList();
        Instant now = clock.instant();
        GameRow row = GameRow.of(game, GameRow.contents(all, seats), now, now);
        store(transaction -> {
            Rows.insertGame(transaction, row);
            Rows.insertMoves(transaction, row.id(), all, 0);
            Rows.insertSeats(transaction, row.id(), seats);
        });
        games.increment();
    }

    /** Writes only the moves and seats that differ. */
    @Override
    public void save(Kept before, Kept after) {
        List<Entry> old = allMoves(before.record());
        List<Entry> now = allMoves(after.record());
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
                    before.record().version());
            if (kept < old.size()) {
                Rows.deleteMoves(transaction, id, kept);
            }
            Rows.insertMoves(transaction, id, rows, kept);
            if (!after.seats().equals(before.seats())) {
                Rows.deleteSeats(transaction, id);
                Rows.insertSeats(transaction, id, after.seats());
            }
        });
        moves.add(now.size() - kept);
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
            return whole == null ? null : kept(whole);
        });
    }

    /** A game that is not as it was stored is no game any more, and is never taken for one. */
    private static Kept kept(Rows.Whole whole) {
        GameRecord record = whole.intact() ? whole.stored().row().record(whole.moves()) : null;
        if (record == null) {
            throw StoreException.damaged();
        }
        return new Kept(record, whole.seats());
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
        return inTurn(open -> Parting.gamesOf(open, person).size());
    }

    /** Somebody does not want any of their games any more. */
    public Parted part(Person person) {
        return change(transaction -> Parting.from(transaction, person, Parting.gamesOf(transaction, person)));
    }

    /** The same for one game; nothing happens if they have no role in it, or it is hidden from them already. */
    public Parted part(Person person, String id) {
        return change(transaction -> Parting.from(transaction, person,
                Parting.gamesOf(transaction, person).stream().filter(id::equals).toList()));
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
        return readiness.now();
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
        return commits.waiting();
    }

    /** How often the disk did not do what it was asked. */
    public long failures() {
        return failures.sum();
    }

    /** How often a stored game was met that is not as it was stored. */
    public long damaged() {
        return damaged.sum();
    }

    @Override
    public void close() {
        try {
            readers.close();
        } finally {
            // Last, so that SQLite puts what is in its log into the file.
            commits.close();
        }
    }

    private static List<Entry> allMoves(GameRecord game) {
        List<Entry> all = new ArrayList<>(game.past());
        all.addAll(game.future());
        return all;
    }

    /** A change that tells what it came to. */
    private <T> T change(Function<Handle, T> work) {
        AtomicReference<T> outcome = new AtomicReference<>();
        store(transaction -> outcome.set(work.apply(transaction)));
        return Objects.requireNonNull(outcome.get());
    }

    private void store(Consumer<Handle> change) {
        try {
            commits.store(change);
        } catch (StoreException e) {
            failures.increment();
            throw e;
        }
    }

    /** Asks one of the connections that read, when one is free. */
    <T extends @Nullable Object> T inTurn(Function<Handle, T> question) {
        try {
            return readers.ask(question);
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
