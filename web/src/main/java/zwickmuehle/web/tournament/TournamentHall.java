package zwickmuehle.web.tournament;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwickmuehle.arena.players.Players;
import zwickmuehle.arena.record.GameRecord;
import zwickmuehle.arena.tournament.Entrant;
import zwickmuehle.arena.tournament.TournamentEntry;
import zwickmuehle.arena.tournament.FinishedGame;
import zwickmuehle.arena.tournament.Forecast;
import zwickmuehle.arena.tournament.JournalExchange;
import zwickmuehle.arena.tournament.KeptConversations;
import zwickmuehle.arena.tournament.Reports;
import zwickmuehle.arena.tournament.Tournament;
import zwickmuehle.arena.tournament.TournamentPlan;
import zwickmuehle.arena.transcript.SaidLine;
import zwickmuehle.arena.transcript.TranscriptFolder;
import zwickmuehle.perfect.files.WholeFile;
import zwickmuehle.rules.NotationException;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.web.table.Pushes;
import zwickmuehle.web.store.TournamentStore;
import zwickmuehle.web.table.Watcher;
import zwickmuehle.web.thinking.LiveTranscript;
import zwickmuehle.play.view.GameView;

/**
 * Where a server holds a tournament, if it was started with one: plays it in the background, and answers everything
 * visitors want to see of it. They can look and nothing else. However the server ends, the tournament's journal is what
 * {@link Tournament} left it as, and the next start goes on with it.
 *
 * <p>Any thread may call; {@link #hold} once.
 */
public final class TournamentHall implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(TournamentHall.class);
    /** Often enough to look live, seldom enough for sixty boards on a phone. */
    private static final long MILLIS_BETWEEN_NEWS = 100;
    private static final long MILLIS_TO_END = 3_000;

    private final Pushes pushes;
    private final ScheduledExecutorService teller = Executors
            .newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().name("tournament news").factory());
    private volatile @Nullable Scoreboard scoreboard;
    private volatile @Nullable Thread playing;
    private volatile @Nullable WorkDesk desk;
    /** The tournament is over or broken off, and what came of it is being written. */
    private volatile boolean writing;
    /** Held where one decides whether {@code playing} is interrupted. */
    private final Object interrupting = new Object();

    public TournamentHall(Pushes pushes) {
        this.pushes = pushes;
    }

    /**
     * Begins the tournament, or goes on with it where it was interrupted.
     *
     * @param folder where its journal and, in the end, its reports are
     */
    public void hold(TournamentPlan plan, Players players, Path folder) throws IOException {
        Path conversations = folder.resolve(TranscriptFolder.USUAL_NAME);
        Scoreboard board = announce(plan, players, conversations);
        Tournament tournament = new Tournament(plan, players, folder, true,
                new KeptConversations(conversations, board));
        LOG.info("{}", Forecast.of(tournament.plan(), tournament.games()).inWords().english());
        board.begin(tournament.plan(), tournament.games());
        playing = Thread.ofPlatform().daemon().name("tournament").start(() -> play(tournament, folder, board));
    }

    /** From now on pages see it, and who is being examined; the first game comes later. */
    private Scoreboard announce(TournamentPlan file, Players players, Path conversations) {
        Scoreboard board = new Scoreboard(file, players.sandbox().description(), label -> said(conversations, label),
                pushes, System::nanoTime);
        scoreboard = board;
        Future<?> _ = teller.scheduleWithFixedDelay(() -> tell(board), MILLIS_BETWEEN_NEWS, MILLIS_BETWEEN_NEWS,
                TimeUnit.MILLISECONDS);
        return board;
    }

    /**
     * The same for several machines: workers come for games and hand them in, and the store is the truth. A journal that is
     * there already is brought in; it is written anew whenever this ends.
     *
     * @param store where it is kept
     * @param lease how long a worker may be silent before its games are given to others
     */
    public WorkDesk holdForWorkers(TournamentPlan file, Players players, Path folder, TournamentStore store,
            Duration lease) throws IOException {
        Path conversations = folder.resolve(TranscriptFolder.USUAL_NAME);
        Scoreboard board = announce(file, players, conversations);
        Files.createDirectories(folder);
        file.entrants().forEach(entrant -> players.check(entrant.spec(), file.rules()));
        StoredBook book = new StoredBook(store, identity(folder), file);
        book.bring(JournalExchange.read(folder, file, board::told), file);
        Parcels parcels = Parcels.of(file, folder.resolve("programs"), board::told);
        requireTables(file, parcels);
        TournamentPlan plan = new TournamentEntry(file, players,
                entrant -> file.parallel() > 0 && !(parcels.travels(entrant) && entrant.spec().program()), false,
                board).into(book);
        LOG.info("{}", Forecast.of(plan, book.games()).inWords().english());
        WorkDesk opened = new WorkDesk(file, plan, book, parcels, board, conversations, lease.toMillis(),
                System::nanoTime);
        board.show(opened);
        board.begin(plan, book.games());
        desk = opened;
        OwnTables tables = new OwnTables(opened, players, new KeptConversations(conversations, new WithoutEnds(board)),
                lease);
        playing = Thread.ofPlatform().daemon().name("tournament").start(() -> play(opened, tables, folder, board));
        return opened;
    }

    /** A tournament belongs to its folder: whoever deletes that begins anew. */
    private static String identity(Path folder) throws IOException {
        Path file = folder.resolve("tournament.id");
        if (!Files.exists(file)) {
            WholeFile.write(file, UUID.randomUUID() + "\n");
        }
        return Files.readString(file).strip();
    }

    /** Who can't travel needs a table here. */
    private static void requireTables(TournamentPlan plan, Parcels parcels) {
        for (Entrant entrant : plan.entrants()) {
            if (plan.parallel() == 0 && !entrant.withdrawn() && !parcels.travels(entrant)) {
                throw new NotationException(
                        "parallel = 0, but the program of %s has no folder and can't travel to workers",
                        "parallel = 0, aber das Programm von %s hat keinen folder und kann nicht zu Arbeitern reisen",
                        entrant.name());
            }
        }
    }

    private void play(WorkDesk desk, OwnTables tables, Path folder, Scoreboard board) {
        String how = "failed";
        try {
            tables.play();
            beginWriting();
            Reports.write(desk.plan(), desk.games(), folder, folder.resolve(TranscriptFolder.USUAL_NAME));
            how = "finished";
        } catch (InterruptedException _) {
            how = "stopped";
        } catch (IOException | RuntimeException e) {
            LOG.error("the tournament stopped", e);
        } finally {
            beginWriting();
            export(desk, folder);
            writing = false;
            board.end(how);
        }
    }

    /** What is written now is written to its end: an interrupt would close its file, so one that has come is forgotten. */
    private void beginWriting() {
        synchronized (interrupting) {
            writing = true;
            Thread.interrupted();
        }
    }

    private static void export(WorkDesk desk, Path folder) {
        try {
            JournalExchange.write(folder, desk.plan(), desk.contents());
        } catch (IOException e) {
            LOG.error("the journal could not be written; the store has all of it", e);
        }
    }

    /** Where workers are served; null if this server has none. */
    public @Nullable WorkDesk desk() {
        return desk;
    }

    /** What was said in a game of which this server keeps nothing in memory any more. */
    private static List<SaidLine> said(Path conversations, String label) {
        try {
            return TranscriptFolder.read(conversations, label);
        } catch (IOException e) {
            LOG.warn("the conversation of game {} can't be read", label, e);
            return List.of();
        }
    }

    private void play(Tournament tournament, Path folder, Scoreboard board) {
        try (tournament) {
            tournament.run();
            beginWriting();
            Reports.write(tournament.plan(), tournament.games(), folder,
                    folder.resolve(TranscriptFolder.USUAL_NAME));
            board.end("finished");
        } catch (InterruptedException _) {
            board.end("stopped");
        } catch (IOException | RuntimeException e) {
            LOG.error("the tournament stopped", e);
            board.end("failed");
        } finally {
            writing = false;
        }
    }

    private static void tell(Scoreboard board) {
        try {
            board.tell();
        } catch (RuntimeException e) {
            LOG.error("the tournament could not be told", e);
        }
    }

    /** Its name; null if this server holds none. */
    public @Nullable String name() {
        Scoreboard board = scoreboard;
        return board == null ? null : board.name();
    }

    public TournamentView view() {
        return board().view();
    }

    /** A page that looks at the whole tournament; it gets all of it first, then {@code news} and {@code boards}. */
    public Watcher watch(String client) {
        return board().watch(client);
    }

    public GameView game(String label) {
        return board().find(label).view();
    }

    /** A page that looks at one game; it gets {@code game} and {@code move}, as at any other. */
    public Watcher watch(String label, String client) {
        return board().find(label).watch(client);
    }

    public LiveTranscript transcript(String label) {
        return board().find(label).transcript();
    }

    /** A finished game as it was written down. */
    public GameRecord record(String label) {
        return board().record(label).record();
    }

    /** The games that are over, the last one last; none if this server holds no tournament. */
    public List<FinishedGame> finished() {
        Scoreboard board = scoreboard;
        return board == null ? List.of() : board.finished();
    }

    private Scoreboard board() {
        Scoreboard board = scoreboard;
        if (board == null) {
            throw Refusal.unknown("this server holds no tournament", "auf diesem Server läuft kein Turnier");
        }
        return board;
    }

    /**
     * Breaks the running games off; they are played again after the next start. Programs that do not end are not waited
     * for; the journal of a long tournament is, however slow the machine.
     */
    @Override
    public void close() {
        teller.shutdownNow();
        Thread thread = playing;
        if (thread != null) {
            synchronized (interrupting) {
                if (!writing) {
                    thread.interrupt();
                }
            }
            try {
                thread.join(MILLIS_TO_END);
                while (thread.isAlive() && writing) {
                    thread.join(MILLIS_TO_END);
                }
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
        }
        Scoreboard board = scoreboard;
        if (board != null) {
            board.dismiss();
        }
    }
}
