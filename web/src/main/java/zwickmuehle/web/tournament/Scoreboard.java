package zwickmuehle.web.tournament;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwickmuehle.arena.players.Conversation;
import zwickmuehle.arena.referee.GameObserver;
import zwickmuehle.arena.tournament.FinishedGame;
import zwickmuehle.arena.tournament.Fixture;
import zwickmuehle.arena.tournament.GameTables;
import zwickmuehle.arena.tournament.Schedule;
import zwickmuehle.arena.tournament.TournamentObserver;
import zwickmuehle.arena.tournament.TournamentPlan;
import zwickmuehle.arena.transcript.SaidLine;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.web.table.Message;
import zwickmuehle.web.table.Pushes;
import zwickmuehle.web.table.Watcher;
import zwickmuehle.web.table.Watchers;

/**
 * How a tournament stands, and those who look at it. The tables of the tournament only note what happened; {@link #tell},
 * called a few times a second by one thread, works out tables and boards and pushes them. However fast the games are,
 * nobody at a table waits, and no page gets more than it can draw.
 *
 * <p>One lock guards the state and is held for notes only, never while anything is worked out.
 */
final class Scoreboard implements TournamentObserver {
    private static final Logger LOG = LoggerFactory.getLogger(Scoreboard.class);
    /** Of so many finished games the conversation is kept, for those who look for a program's fault. */
    private static final int MOST_KEPT = 64;

    /** Another one if somebody turns out to run nowhere. */
    private volatile TournamentPlan plan;
    private volatile @Nullable WorkDesk desk;
    private final Sentence sandbox;
    private final Function<String, List<SaidLine>> kept;
    private final Pushes pushes;
    private final LongSupplier nanoClock;
    private final Watchers watchers;
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<String, WatchedGame> running = new LinkedHashMap<>();
    private final Map<String, WatchedGame> justFinished = new LinkedHashMap<>();
    private List<FinishedGame> finished = List.of();
    private String state = "preparing";
    private @Nullable String examined;
    private long began;
    private int playedBefore;
    private long version = 1;
    private long toldVersion = 1;
    private int toldGames;

    /**
     * Of a tournament that is still being prepared.
     *
     * @param file everybody who wants to take part
     * @param kept what was said in a game that is over, by its label
     */
    Scoreboard(TournamentPlan file, Sentence sandbox, Function<String, List<SaidLine>> kept, Pushes pushes,
            LongSupplier nanoClock) {
        this.plan = file;
        this.sandbox = sandbox;
        this.kept = kept;
        this.pushes = pushes;
        this.watchers = new Watchers(pushes);
        this.nanoClock = nanoClock;
    }

    String name() {
        return plan.name();
    }

    // ---- what the tournament tells ----

    @Override
    public void told(Sentence news) {
        LOG.warn("{}", news.english());
    }

    @Override
    public void examines(String player) {
        locked(() -> {
            examined = player;
            return ++version;
        });
    }

    /** Everybody who can play is let in, and the tournament begins, or goes on after these games. */
    void begin(TournamentPlan admitted, List<FinishedGame> before) {
        plan = admitted;
        locked(() -> {
            finished = before;
            playedBefore = before.size();
            began = nanoClock.getAsLong();
            examined = null;
            state = "running";
            return ++version;
        });
    }

    @Override
    public GameObserver game(Fixture fixture) {
        return locked(() -> {
            version++;
            return running.computeIfAbsent(GameTables.label(fixture), _ -> new WatchedGame(plan, fixture, pushes));
        });
    }

    @Override
    public void said(Fixture fixture, Side side, Conversation.Line line) {
        WatchedGame game = locked(() -> running.computeIfAbsent(GameTables.label(fixture),
                _ -> new WatchedGame(plan, fixture, pushes)));
        game.transcript().add(side, line);
    }

    /** A line of a game that was played elsewhere. */
    void said(Fixture fixture, SaidLine line) {
        WatchedGame game = locked(() -> running.get(GameTables.label(fixture)));
        if (game != null) {
            game.transcript().add(line);
        }
    }

    @Override
    public void ended(FinishedGame game, List<FinishedGame> all) {
        String label = GameTables.label(game.fixture());
        locked(() -> {
            finished = all;
            WatchedGame watched = running.remove(label);
            if (watched != null) {
                watched.conclude(game.verdict());
                justFinished.put(label, watched);
            }
            if (justFinished.size() > MOST_KEPT) {
                Iterator<WatchedGame> oldest = justFinished.values().iterator();
                oldest.next().dismiss();
                oldest.remove();
            }
            return ++version;
        });
    }

    /** Workers play it too. */
    void show(WorkDesk workers) {
        desk = workers;
    }

    void replan(TournamentPlan changed) {
        plan = changed;
        changed();
    }

    /** Something is to be told that is no game. */
    void changed() {
        locked(() -> ++version);
    }

    /** All is played, or nothing more will be. */
    void end(String how) {
        locked(() -> {
            state = how;
            running.clear();
            return ++version;
        });
    }

    // ---- what pages ask ----

    TournamentView view() {
        return view(0);
    }

    private TournamentView view(int from) {
        Snapshot now = locked(() -> new Snapshot(version, state, examined, finished, List.copyOf(running.values()),
                finished.size() - playedBefore, nanoClock.getAsLong() - began));
        WorkDesk workers = desk;
        return new TournamentTables(plan, now.finished()).view(now.version(), now.state(), now.examined(),
                progress(now),
                now.running().stream().map(WatchedGame::board).toList(), from, sandbox,
                workers == null ? List.of() : workers.machines(), workers == null ? List.of() : workers.notes());
    }

    /** @param here games that were played since the server was started, within so many nanoseconds */
    private record Snapshot(long version, String state, @Nullable String examined, List<FinishedGame> finished,
            List<WatchedGame> running, int here, long nanos) {}

    private TournamentView.Progress progress(Snapshot now) {
        int played = now.finished().size();
        int total = Math.max(played, Schedule.total(plan, now.finished()));
        return new TournamentView.Progress(played, total,
                now.here() == 0 || !now.state().equals("running")
                        ? null
                        : (double) Math.round(now.nanos() / 1e9 / now.here() * (total - played)));
    }

    Watcher watch(String client) {
        return watchers.join(whole(), this::whole, client, null, false);
    }

    private Message whole() {
        TournamentView view = view();
        return watchers.message("tournament", view.version(), view);
    }

    /**
     * A game that is played or was.
     *
     * @throws Refusal if there is no such game
     */
    WatchedGame find(String label) {
        WatchedGame live = locked(() -> running.getOrDefault(label, justFinished.get(label)));
        return live == null ? replay(record(label)) : live;
    }

    /** The games that are over, the last one last. */
    List<FinishedGame> finished() {
        return locked(() -> finished);
    }

    private WatchedGame replay(FinishedGame game) {
        return WatchedGame.of(plan, game, kept.apply(GameTables.label(game.fixture())), pushes);
    }

    /**
     * A game that is over, as it was written down.
     *
     * @throws Refusal if there is no such game
     */
    FinishedGame record(String label) {
        List<FinishedGame> games = locked(() -> finished);
        return games.stream().filter(game -> GameTables.label(game.fixture()).equals(label)).findFirst()
                .orElseThrow(() -> Refusal.unknownGame(label));
    }

    // ---- telling ----

    /** Pushes what happened since the last call; called by one thread. */
    void tell() {
        List<WatchedGame> games = locked(
                () -> Stream.concat(running.values().stream(), justFinished.values().stream()).toList());
        List<TournamentView.RunningGame> moved = new ArrayList<>();
        for (WatchedGame game : games) {
            if (game.tell()) {
                moved.add(game.board());
            }
        }
        long now = locked(() -> version);
        if (now != toldVersion) {
            tellTables(now);
        } else if (!moved.isEmpty() && !watchers.isEmpty()) {
            watchers.tell("boards", now, new TournamentView.Boards(now, moved));
        }
    }

    private void tellTables(long now) {
        toldVersion = now;
        if (watchers.isEmpty()) {
            toldGames = locked(() -> finished.size());
            return;
        }
        TournamentView view = view(toldGames);
        toldGames = view.from() + view.finished().size();
        watchers.tell("news", view.version(), view);
    }

    void dismiss() {
        watchers.dismiss();
        locked(() -> List.copyOf(running.values())).forEach(WatchedGame::dismiss);
        locked(() -> List.copyOf(justFinished.values())).forEach(WatchedGame::dismiss);
    }

    private <T extends @Nullable Object> T locked(Supplier<T> work) {
        lock.lock();
        try {
            return work.get();
        } finally {
            lock.unlock();
        }
    }
}
