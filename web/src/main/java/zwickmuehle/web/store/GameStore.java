package zwickmuehle.web.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.NotationException;
import zwickmuehle.play.record.GameState;
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

    private final SqlDatabase database;
    private final CountedDatabase counted;
    private final InstantSource clock;
    /** With other servers; null where there can be none. */
    private final @Nullable Sharing sharing;
    private final LongAdder moves = new LongAdder();
    private final LongAdder games = new LongAdder();

    /** With a time of its own. */
    GameStore(SqlDatabase database, InstantSource clock, @Nullable Sharing sharing) {
        this.database = database;
        this.counted = new CountedDatabase(database);
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
        if (StoreException.strangeFile(e)) {
            return new NotationException("%s is no file of stored games: put back a backup of it, or move it away",
                    "%s ist keine Datei mit gespeicherten Partien: eine Sicherung zurückspielen oder sie wegräumen",
                    games);
        }
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

    /** The same, as all others are to use it. */
    CountedDatabase counted() {
        return counted;
    }

    @Override
    public void create(GameState game, Seats seats) {
        counted.store(transaction -> insert(transaction, new Kept(game, seats)));
        games.increment();
    }

    private void insert(Handle transaction, Kept game) {
        GameChange.writeFirst(transaction, game, clock.instant());
        if (sharing != null && StoredTurns.ticking(game)) {
            StoredTurns.begin(transaction, game.record().setup().id());
        }
    }

    @Override
    public void saveRematch(Kept before, Kept after, GameState rematch, Seats rematchSeats) {
        saveIf(Condition.NONE, before, after, transaction -> insert(transaction, new Kept(rematch, rematchSeats)));
        games.increment();
    }

    @Override
    public void save(Kept before, Kept after) {
        saveIf(sharing == null ? Condition.NONE : StoredTurns.condition(before, after), before, after, _ -> {});
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
            saveIf(lease.condition(), before, after, _ -> {});
        } finally {
            // Whatever became of it: whoever thinks about this turn again asks for it again.
            sharing.leases().drop(id, version);
        }
    }

    /** Stores a change and whatever else belongs to it, and tells the other servers. */
    private void saveIf(Condition condition, Kept before, Kept after, Consumer<Handle> more) {
        GameChange change = new GameChange(before, after);
        String id = after.record().setup().id();
        counted.store(transaction -> {
            change.write(transaction, condition, clock.instant());
            if (sharing != null) {
                StoredTurns.change(transaction, before, after);
            }
            more.accept(transaction);
        });
        moves.add(change.newMoves());
        if (sharing != null) {
            sharing.changed(id, after.record().version());
        }
    }

    @Override
    public @Nullable Duration turnAge(String id) {
        return database instanceof PostgresDatabase postgres ? StoredTurns.age(postgres, id) : null;
    }

    @Override
    public @Nullable Kept load(String id) {
        return counted.ask(open -> {
            Rows.Whole whole = Rows.whole(open, id);
            return whole == null ? null : whole.kept(open, clock.instant());
        });
    }

    /** From the rows of the games alone. One that is damaged is left out; the others are there. */
    @Override
    public List<GameSummary> gamesOf(Person person, int from, int most) {
        return counted.ask(open -> {
            List<GameSummary> summaries = new ArrayList<>();
            for (Rows.Stored stored : Rows.storedOf(open, person, from, most)) {
                GameSummary summary = stored.intact() ? stored.row().summary() : null;
                if (summary == null) {
                    counted.noteDamage();
                } else {
                    summaries.add(summary);
                }
            }
            return summaries;
        });
    }

    /** How many games somebody has a role in, those they have hidden left out. */
    public int countOf(Person person) {
        return counted.ask(open -> Parting.count(open, person));
    }

    /** Somebody does not want any of their games any more. */
    public Parted part(Person person) {
        return Parting.fromAll(counted, person);
    }

    /** The same for one game; nothing happens if they have no role in it, or it is hidden from them already. */
    public Parted part(Person person, String id) {
        return counted.change(transaction -> Parting.from(transaction, person, Parting.one(transaction, person, id)));
    }

    /** Which games there are, whoever plays them. */
    public GameIndex index() {
        return new GameIndex(counted);
    }

    /** Codes with which people take their games along. */
    public HandoverStore handovers() {
        return new HandoverStore(counted, clock);
    }

    /** Of tournaments that several machines play. */
    public TournamentStore tournaments() {
        return new TournamentStore(counted, database.dialect());
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
        return counted.failures();
    }

    /** How often a stored game was met that is not as it was stored. */
    public long damaged() {
        return counted.damaged();
    }

    @Override
    public void close() {
        if (sharing != null) {
            sharing.close();
        }
        database.close();
    }
}
