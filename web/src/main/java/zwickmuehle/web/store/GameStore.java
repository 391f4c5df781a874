package zwickmuehle.web.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;
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
 * <p>Any thread may call. There is one connection to write, see {@link Commits}, and one to read, used by one thread at a
 * time; with a write-ahead log neither waits for the other.
 */
public final class GameStore implements Ledger, AutoCloseable {
    /** How long SQLite waits for another process that holds the file. */
    private static final int BUSY_MILLIS = 1_500;
    /** How long a thread waits for its turn. Whoever waits longer is refused, so that a stuck disk makes no queue. */
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private static final Logger LOG = LoggerFactory.getLogger(GameStore.class);

    private final Handle writing;
    private final Handle reading;
    private final Commits commits;
    private final InstantSource clock;
    private final ReentrantLock turn = new ReentrantLock();
    private final LongAdder moves = new LongAdder();
    private final LongAdder games = new LongAdder();
    private final LongAdder failures = new LongAdder();
    private final LongAdder damaged = new LongAdder();

    private GameStore(Handle writing, Handle reading, InstantSource clock) {
        this.writing = writing;
        this.reading = reading;
        this.commits = new Commits(writing, PATIENCE);
        this.clock = clock;
    }

    public static GameStore open(DataDirectory directory, InstantSource clock) {
        try {
            Handle writing = connect(directory);
            try {
                writing.execute("PRAGMA journal_mode = WAL");
                // The log is forced to disk at every commit, so what was acknowledged survives a power failure too.
                writing.execute("PRAGMA synchronous = FULL");
                writing.execute("PRAGMA foreign_keys = ON");
                Schema.bringUpToDate(writing, clock.instant());
                Handle reading = connect(directory);
                reading.execute("PRAGMA query_only = ON");
                return new GameStore(writing, reading, clock);
            } catch (SQLException | JdbiException | NotationException e) {
                writing.close();
                throw e;
            }
        } catch (SQLException | JdbiException e) {
            throw new NotationException("the stored games in %s cannot be opened: %s",
                    "die gespeicherten Partien in %s lassen sich nicht öffnen: %s", directory.games(),
                    String.valueOf(StoreException.of(e).getMessage()));
        }
    }

    private static Handle connect(DataDirectory directory) throws SQLException {
        Connection connection = DriverManager.getConnection("jdbc:sqlite:" + directory.games());
        Handle handle = Jdbi.create(connection).open();
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

    @Override
    public List<GameSummary> gamesOf(Person person, int from, int most) {
        return inTurn(open -> {
            List<GameSummary> summaries = new ArrayList<>();
            for (String id : open.createQuery("""
                    SELECT id FROM game WHERE id IN (SELECT game_id FROM seat WHERE token_hash = :hash)
                      AND id NOT IN (SELECT game_id FROM hidden WHERE token_hash = :hash)
                    ORDER BY changed DESC, id LIMIT :most OFFSET :from""").bind("hash", person.mark())
                    .bind("most", most).bind("from", from).mapTo(String.class).list()) {
                try {
                    Rows.Whole whole = Objects.requireNonNull(Rows.whole(open, id));
                    summaries.add(new GameSummary(kept(whole).record(),
                            Instant.ofEpochMilli(whole.stored().row().changed())));
                } catch (StoreException | JdbiException e) {
                    leaveOut(e);
                }
            }
            return summaries;
        });
    }

    /** One damaged game is left out of a list; the others are in it. */
    private void leaveOut(RuntimeException e) {
        StoreException trouble = e instanceof StoreException store ? store : StoreException.of(e);
        if (trouble.trouble() != StoreException.Trouble.DAMAGED) {
            throw trouble;
        }
        noteDamage();
    }

    private void noteDamage() {
        damaged.increment();
        LOG.warn("a stored game is damaged and left out: 'zwickmuehle games list --damaged' names it");
    }

    /** Whether the store answers. */
    public boolean works() {
        try {
            return inTurn(
                    open -> open.createQuery("SELECT count(*) FROM sqlite_schema").mapTo(Integer.class).one()) > 0;
        } catch (StoreException _) {
            return false;
        }
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
        commits.close();
        turn.lock();
        try {
            reading.close();
        } finally {
            turn.unlock();
        }
    }

    private static List<Entry> allMoves(GameRecord game) {
        List<Entry> all = new ArrayList<>(game.past());
        all.addAll(game.future());
        return all;
    }

    private void store(Consumer<Handle> change) {
        try {
            commits.store(change);
        } catch (StoreException e) {
            failures.increment();
            throw e;
        }
    }

    private <T extends @Nullable Object> T inTurn(Function<Handle, T> question) {
        takeTurn();
        try {
            return question.apply(reading);
        } catch (JdbiException e) {
            throw failed(StoreException.of(e));
        } catch (StoreException e) {
            throw failed(e);
        } finally {
            turn.unlock();
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

    private void takeTurn() {
        try {
            if (turn.tryLock(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
                return;
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        failures.increment();
        throw StoreException.busy();
    }
}
