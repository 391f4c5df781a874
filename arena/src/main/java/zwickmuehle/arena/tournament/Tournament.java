package zwickmuehle.arena.tournament;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.match.Duel;
import zwickmuehle.arena.players.Named;
import zwickmuehle.arena.players.Players;
import zwickmuehle.arena.record.GameRecord;
import zwickmuehle.arena.referee.Clock;
import zwickmuehle.arena.referee.PlayedGame;
import zwickmuehle.arena.referee.Player;
import zwickmuehle.arena.referee.Seconds;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Side;

/**
 * Plays a tournament to its end: takes the next game of the {@link Schedule} that nobody plays, plays it, writes it to
 * the {@link Journal}, and so on at as many tables at once as the plan says. {@link #run} blocks; interrupting it
 * breaks the running games off, which then count as never begun.
 */
public final class Tournament implements AutoCloseable {
    private static final String JOURNAL = "journal.jsonl";
    /** Within this time after its programs are ended, a process that ends knows that it does. */
    private static final long SHUTDOWN_MILLIS = 300;

    private final TournamentPlan plan;
    private final Players players;
    private final TournamentObserver observer;
    private final Journal journal;
    private final Set<Fixture> begun = new HashSet<>();
    private int running;
    private volatile boolean shuttingDown;

    /**
     * Prepares a tournament; nothing is played yet, but programs that are new are started once.
     *
     * @param folder where the journal lives; made if it does not exist
     * @param resume whether to go on with games already played
     */
    public Tournament(TournamentPlan plan, Players players, Path folder, boolean resume, TournamentObserver observer)
            throws IOException {
        this(plan, players, folder, resume, false, observer);
    }

    /** @param keepBroken whether programs that can't play take part all the same */
    public Tournament(TournamentPlan plan, Players players, Path folder, boolean resume, boolean keepBroken,
            TournamentObserver observer) throws IOException {
        this.players = players.within(plan.moveTime());
        this.observer = observer;
        plan.entrants().forEach(entrant -> players.check(entrant.spec(), plan.rules()));
        Files.createDirectories(folder);
        this.journal = Journal.open(folder.resolve(JOURNAL), plan, resume, observer::told);
        try {
            this.plan = admitted(plan, keepBroken);
        } catch (IOException | RuntimeException e) {
            journal.close();
            throw e;
        }
        journal.games().forEach(game -> begun.add(game.fixture()));
    }

    private TournamentPlan admitted(TournamentPlan file, boolean keepBroken) throws IOException {
        TournamentPlan known = journal.plan(file);
        if (known.rounds() < journal.lastRound() && known.format() == Format.SWISS) {
            throw new NotationException("the line rounds = %d has changed: round %d has begun already",
                    "die Zeile rounds = %d ist geändert: Runde %d hat schon begonnen", known.rounds(),
                    journal.lastRound());
        }
        Examination examination = new Examination(known, players);
        RosterChange change = new Admission(known, journal.lastRound(),
                candidates -> keepBroken ? Map.of() : examination.faults(candidates), observer::told).change();
        if (!change.empty()) {
            journal.add(change);
        }
        TournamentPlan admitted = journal.plan(file);
        if (journal.games().isEmpty()) {
            requirePlayers(admitted);
        }
        return admitted;
    }

    private static void requirePlayers(TournamentPlan plan) {
        if (plan.roster().in(1).size() < 2) {
            throw new JournalException("fewer than two players can play", "weniger als zwei Spieler können spielen");
        }
        if (plan.format() == Format.GAUNTLET && !plan.roster().stay(0).entered()) {
            throw new JournalException("%s, whom all are to play, can't play", "%s, gegen den alle spielen, kann nicht",
                    plan.entrants().getFirst().name());
        }
    }

    public TournamentPlan plan() {
        return plan;
    }

    /** The games so far, in the order they ended. */
    public synchronized List<FinishedGame> games() {
        return journal.games();
    }

    /** Plays what is left; returns when all is played. */
    public void run() throws InterruptedException, IOException {
        List<Callable<Void>> tables = new ArrayList<>();
        for (int i = 0; i < plan.parallel(); i++) {
            tables.add(() -> {
                for (Fixture fixture = next(); fixture != null; fixture = next()) {
                    PlayedGame played = null;
                    try {
                        played = playWithRetries(fixture);
                    } finally {
                        // Other tables wait for this one, even if it fails.
                        end(fixture, played);
                    }
                }
                return null;
            });
        }
        Thread atShutdown = new Thread(() -> shuttingDown = true);
        Runtime.getRuntime().addShutdownHook(atShutdown);
        try (ExecutorService threads = Executors.newFixedThreadPool(tables.size())) {
            for (Future<Void> table : threads.invokeAll(tables)) {
                table.get();
            }
        } catch (ExecutionException e) {
            throw new IOException("a game could not be played or written down: " + e.getCause(), e.getCause());
        } finally {
            forget(atShutdown);
        }
    }

    private static void forget(Thread atShutdown) {
        try {
            Runtime.getRuntime().removeShutdownHook(atShutdown);
        } catch (IllegalStateException _) {
            // It is being run at this very moment.
        }
    }

    /** The next game that nobody plays; waits if it depends on running ones; null if there is none. */
    private synchronized @Nullable Fixture next() throws InterruptedException {
        while (true) {
            for (TournamentRound round : Schedule.rounds(plan, journal.games())) {
                for (Fixture fixture : round.fixtures()) {
                    if (begun.add(fixture)) {
                        running++;
                        return fixture;
                    }
                }
            }
            if (running == 0) {
                return null;
            }
            wait();
        }
    }

    private synchronized void end(Fixture fixture, @Nullable PlayedGame played) throws IOException {
        running--;
        notifyAll();
        if (played == null) {
            return;
        }
        Map<String, String> tags = Map.of(GameRecord.EVENT, plan.name(), GameRecord.ROUND,
                fixture.round() + "." + fixture.table() + "." + fixture.game(), GameRecord.MOVE_TIME,
                Seconds.number(plan.moveTime()));
        FinishedGame game = new FinishedGame(fixture, new GameRecord(played, tags));
        journal.add(game);
        observer.ended(game, journal.games());
    }

    /** What the machine spoiled is played again; a player's own fault is not. Null if it was broken off. */
    private @Nullable PlayedGame playWithRetries(Fixture fixture) {
        for (int attempt = 0;; attempt++) {
            boolean last = attempt >= plan.retries();
            try {
                PlayedGame played = play(fixture);
                if (played.verdict().code() == VerdictCode.BROKEN_OFF || spoiledByShutdown(played)) {
                    return null;
                }
                if (last || played.verdict().code() != VerdictCode.NOT_STARTED) {
                    return played;
                }
            } catch (RuntimeException | OutOfMemoryError e) {
                if (last) {
                    throw e;
                }
            }
        }
    }

    /**
     * Whoever stops this program (Ctrl+C reaches every process of a terminal) ends the players with it: that is no fault of
     * theirs, and the game is played again.
     */
    private boolean spoiledByShutdown(PlayedGame played) {
        if (!played.verdict().code().forfeit() && played.verdict().code() != VerdictCode.UNCLEAR) {
            return false;
        }
        try {
            Thread.sleep(SHUTDOWN_MILLIS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return true;
        }
        return shuttingDown;
    }

    private PlayedGame play(Fixture fixture) {
        return new Duel(Game.start(plan.rules()), Clock.of(plan.moveTime()), side -> player(fixture, side),
                () -> observer.game(fixture)).play();
    }

    private Player player(Fixture fixture, Side side) {
        Entrant entrant = plan.entrants().get(side == Side.WHITE ? fixture.white() : fixture.black());
        long seed = 31 * (31 * plan.seed() + fixture.number()) + (side == Side.WHITE ? 0 : 1);
        return new Named(entrant.name(), players.under(plan.terms(entrant)).create(entrant.spec(), plan.rules(), seed,
                line -> observer.said(fixture, side, line)));
    }

    @Override
    public void close() throws IOException {
        journal.close();
    }
}
