package zwickmuehle.arena.tournament;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.players.Conversation;
import zwickmuehle.arena.players.Players;
import zwickmuehle.arena.record.GameRecord;
import zwickmuehle.arena.referee.GameObserver;
import zwickmuehle.arena.referee.PlayedGame;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Side;

/**
 * Plays a tournament to its end: takes the next game of the {@link Schedule} that nobody plays, plays it, writes it to
 * the {@link Journal}, and so on at as many tables at once as the plan says. {@link #run} blocks; interrupting it
 * breaks the running games off, which then count as never begun.
 */
public final class Tournament implements AutoCloseable {
    static final String JOURNAL = "journal.jsonl";

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
        if (plan.parallel() == 0) {
            throw new NotationException("parallel = 0: nothing is played here but by workers, which a server has",
                    "parallel = 0: hier wird nichts gespielt, außer von Arbeitern, die ein Server hat");
        }
        Files.createDirectories(folder);
        this.journal = Journal.open(folder.resolve(JOURNAL), plan, resume, observer::told);
        try {
            this.plan = new TournamentEntry(plan, players, _ -> true, keepBroken, observer).into(journal);
        } catch (IOException | RuntimeException e) {
            journal.close();
            throw e;
        }
        journal.games().forEach(game -> begun.add(game.fixture()));
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
                        played = play(fixture);
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
        FinishedGame game = new FinishedGame(fixture, new GameRecord(played, plan.tags(fixture)));
        journal.add(game);
        observer.ended(game, journal.games());
    }

    private @Nullable PlayedGame play(Fixture fixture) {
        return new Contest(plan.rules(), plan.timing(), plan.retries(), players, side -> plan.seat(fixture, side),
                new Contest.Following() {
                    @Override
                    public GameObserver attempt() {
                        return observer.game(fixture);
                    }

                    @Override
                    public void said(Side side, Conversation.Line line) {
                        observer.said(fixture, side, line);
                    }

                    @Override
                    public boolean shuttingDown() {
                        return shuttingDown;
                    }
                }).play();
    }

    @Override
    public void close() throws IOException {
        journal.close();
    }
}
