package zwickmuehle.web.tournament;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwickmuehle.arena.players.Conversation;
import zwickmuehle.arena.players.Players;
import zwickmuehle.arena.record.GameRecord;
import zwickmuehle.arena.referee.GameObserver;
import zwickmuehle.arena.referee.PlayedGame;
import zwickmuehle.arena.tournament.Contest;
import zwickmuehle.arena.tournament.FinishedGame;
import zwickmuehle.arena.tournament.TournamentObserver;
import zwickmuehle.arena.tournament.TournamentPlan;
import zwickmuehle.rules.Side;

/**
 * The tables at which a server plays games of its tournament itself, beside its workers: {@code parallel} of them, perhaps
 * none. They lease their games as workers do.
 *
 * @param observer is told of the games played here
 */
record OwnTables(WorkDesk desk, Players players, TournamentObserver observer, Duration lease) {
    private static final Logger LOG = LoggerFactory.getLogger(OwnTables.class);

    /** Plays until all is played, here and elsewhere. */
    void play() throws InterruptedException, IOException {
        String worker = "server-" + UUID.randomUUID();
        TournamentPlan plan = desk.plan();
        Players making = players.within(plan.moveTime());
        List<Callable<Void>> tables = new ArrayList<>();
        for (int i = 0; i < plan.parallel(); i++) {
            tables.add(() -> {
                for (LeasedGame game = desk.takeHere(worker); game != null; game = desk.takeHere(worker)) {
                    play(game, making);
                }
                return null;
            });
        }
        try (ScheduledExecutorService beat = Executors.newSingleThreadScheduledExecutor();
                ExecutorService threads = Executors.newFixedThreadPool(Math.max(1, tables.size()))) {
            long millis = Math.max(100, lease.toMillis() / 6);
            Future<?> _ = beat.scheduleWithFixedDelay(() -> renew(worker), millis, millis, TimeUnit.MILLISECONDS);
            try {
                for (Future<Void> table : threads.invokeAll(tables)) {
                    table.get();
                }
                desk.awaitEnd();
            } catch (ExecutionException e) {
                throw new IOException("a game could not be played or written down: " + e.getCause(), e.getCause());
            } finally {
                beat.shutdownNow();
                threads.shutdownNow();
            }
        }
    }

    private void renew(String worker) {
        try {
            desk.renewHere(worker);
        } catch (RuntimeException e) {
            LOG.warn("the leases of this server's own games could not be renewed", e);
        }
    }

    private void play(LeasedGame leased, Players making) {
        TournamentPlan plan = desk.plan();
        PlayedGame played = null;
        try {
            played = new Contest(plan.rules(), plan.timing(), plan.retries(), making,
                    side -> plan.seat(leased.fixture(), side), new Contest.Following() {
                        @Override
                        public GameObserver attempt() {
                            return observer.game(leased.fixture());
                        }

                        @Override
                        public void said(Side side, Conversation.Line line) {
                            observer.said(leased.fixture(), side, line);
                        }

                        @Override
                        public boolean shuttingDown() {
                            return Thread.currentThread().isInterrupted();
                        }
                    }).play();
        } finally {
            if (played == null) {
                desk.giveBack(leased);
            }
        }
        if (played != null) {
            GameRecord record = GameRecord.of(played);
            desk.handHere(leased, record);
            observer.ended(new FinishedGame(leased.fixture(), record), desk.games());
        }
    }
}
