package zwickmuehle.arena.match;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.players.Players;
import zwickmuehle.arena.record.GameRecord;
import zwickmuehle.arena.referee.Clock;
import zwickmuehle.arena.referee.PlayedGame;
import zwickmuehle.arena.referee.Player;
import zwickmuehle.arena.referee.Seconds;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Side;

/**
 * Two players, many games with colours swapped. {@link #run} blocks until all are played or the test stops them;
 * interrupting it breaks the running games off, which then do not count.
 */
public final class Match {
    private final MatchPlan plan;
    private final Players players;
    private final MatchObserver observer;
    private final RandomOpenings openings;
    private final List<MatchGame> games = new ArrayList<>();
    private Tally tally = Tally.NONE;

    public Match(MatchPlan plan, Players players, MatchObserver observer) {
        this.plan = plan;
        this.players = players.within(plan.moveTime());
        this.observer = observer;
        this.openings = new RandomOpenings(plan.rules(), plan.openingPlies(), plan.seed(),
                players.oracles().apply(plan.rules()));
        players.check(plan.first(), plan.rules());
        players.check(plan.second(), plan.rules());
    }

    public MatchResult run() throws InterruptedException {
        AtomicInteger next = new AtomicInteger(1);
        List<Callable<Void>> tables = new ArrayList<>();
        for (int i = 0; i < Math.min(plan.parallel(), plan.games()); i++) {
            tables.add(() -> {
                for (int number = next.getAndIncrement(); number <= plan.games()
                        && !decided(); number = next.getAndIncrement()) {
                    count(play(number));
                }
                return null;
            });
        }
        try (ExecutorService threads = Executors.newFixedThreadPool(tables.size())) {
            try {
                for (Future<Void> table : threads.invokeAll(tables)) {
                    table.get();
                }
            } catch (ExecutionException e) {
                threads.shutdownNow();
                throw new IllegalStateException("a game could not be played", e.getCause());
            }
        }
        synchronized (this) {
            games.sort(Comparator.comparingInt(MatchGame::number));
            return new MatchResult(plan, games, tally);
        }
    }

    private MatchGame play(int number) {
        boolean firstIsWhite = plan.firstIsWhite(number);
        long start = plan.openingPlies() == 0 ? plan.rules().start() : openings.start((number - 1) / 2);
        PlayedGame played = new Duel(Game.from(plan.rules(), start), Clock.of(plan.moveTime(), plan.clock()),
                side -> player(firstIsWhite == (side == Side.WHITE) ? plan.first() : plan.second(), number, side),
                () -> observer.game(number)).play();
        return new MatchGame(number, firstIsWhite, new GameRecord(played, Map.of(GameRecord.ROUND,
                Integer.toString(number), plan.clock() == null ? GameRecord.MOVE_TIME : GameRecord.CLOCK,
                plan.clock() == null ? Seconds.number(plan.moveTime()) : plan.clock().text())));
    }

    private Player player(PlayerSpec spec, int number, Side side) {
        long seed = plan.seed() * 1_000_003 + 2L * number + (side == Side.WHITE ? 0 : 1);
        return players.create(spec, plan.rules(), seed, line -> observer.said(number, side, line));
    }

    private synchronized void count(MatchGame game) {
        if (game.verdict().code() != VerdictCode.BROKEN_OFF) {
            games.add(game);
            tally = tally.plus(game.tally());
            observer.ended(game, tally);
        }
    }

    private synchronized boolean decided() {
        return Thread.currentThread().isInterrupted()
                || (plan.sprt() != null && plan.sprt().answer(tally) != Sprt.Answer.UNDECIDED);
    }
}
