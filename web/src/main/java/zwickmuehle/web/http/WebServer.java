package zwickmuehle.web.http;

import io.javalin.Javalin;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwickmuehle.arena.players.Players;
import zwickmuehle.arena.tournament.TournamentPlan;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;
import zwickmuehle.play.service.Exploring;
import zwickmuehle.play.service.Opponents;
import zwickmuehle.play.service.Studies;
import zwickmuehle.web.perfect.Workshop;
import zwickmuehle.web.played.PlayedShelf;
import zwickmuehle.web.store.DataDirectory;
import zwickmuehle.web.store.GameStore;
import zwickmuehle.web.store.Housekeeping;
import zwickmuehle.web.store.Sharing;
import zwickmuehle.web.table.ServerParts;
import zwickmuehle.web.table.Tables;
import zwickmuehle.web.thinking.Engines;
import zwickmuehle.web.thinking.PlayerShelf;
import zwickmuehle.web.thinking.ThinkingPool;
import zwickmuehle.web.tournament.TournamentHall;

/**
 * The whole web application, wired by hand: takes the data directory, opens the store, answers on a port until it is
 * closed.
 */
public final class WebServer implements AutoCloseable {
    private static final long TABLE_BYTES = 16L << 20;
    /** Of the memory there is, a quarter may be games. */
    private static final long SHARE_OF_GAMES = 4;
    /** So long requests under way may take when the server stops. */
    static final long STOP_MILLIS = 3_000;
    private static final long DRAIN_MILLIS = 3_000;
    private static final long SWEEP_MILLIS = 2_000;
    private static final long TIDY_MINUTES = 60;
    private static final Logger LOG = LoggerFactory.getLogger("zwickmuehle.server");

    private final DataDirectory directory;
    private final GameStore store;
    private final PlayerShelf shelf;
    private final ThinkingPool pool;
    private final ScheduledExecutorService timer;
    private final Tables tables;
    private final Housekeeping housekeeping;
    private final Workshop workshop;
    private final PlayedShelf played;
    private final Gate gate = new Gate();
    private final Limiter limiter;
    private final Connections connections;
    private final TournamentHall hall = new TournamentHall(Json::write);
    private final WorkRoutes work = new WorkRoutes(hall);
    private final Javalin javalin;

    private WebServer(Settings settings) {
        directory = DataDirectory.take(settings.data());
        SecureRandom random = new SecureRandom();
        Engines engines = new Engines(settings.programs(), settings.oracles(), TABLE_BYTES, random.nextLong());
        Opponents opponents = engines.opponents();
        shelf = new PlayerShelf(engines);
        Allowances allowances = settings.allowances();
        limiter = new Limiter(allowances, System::nanoTime);
        pool = new ThinkingPool(settings.thinkingThreads(), allowances.of(Limit.QUESTIONS_WAITING));
        timer = Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().name("timer").factory());
        store = settings.store() == null
                ? GameStore.open(directory, InstantSource.system())
                : GameStore.open(settings.store());
        tables = new Tables(new ServerParts(store, limiter, shelf, pool, timer, System::nanoTime, random, Json::write,
                store.sharing(), engines::has),
                bytesForGames(allowances.of(Limit.GAMES_MEGABYTES)));
        housekeeping = new Housekeeping(store, settings.keeping(), store.clock(), tables::ids, tables::forget);
        played = new PlayedShelf(store, hall::finished, store.clock());
        workshop = new Workshop(settings.databases(), System::nanoTime);
        Guard guard = new Guard(isLoopback(settings.host()), settings.allowedHosts(), gate, limiter);
        Proxies proxies = new Proxies(settings.trustedProxies());
        connections = new Connections(null, allowances.of(Limit.CONNECTIONS),
                allowances.of(Limit.CONNECTIONS_PER_ADDRESS), proxies,
                TimeUnit.SECONDS.toNanos(allowances.of(Limit.SECONDS_FOR_A_REQUEST)),
                TimeUnit.MILLISECONDS.toNanos(SWEEP_MILLIS), System::nanoTime);
        AccessLog access = new AccessLog();
        Listening listening = new Listening(settings, connections, access);
        Metrics metrics = metrics(access);
        javalin = Javalin.create(config -> {
            listening.configure(config);
            limiter.register(config);
            proxies.register(config);
            guard.register(config.routes);
            Problems.register(config.routes);
            new OperatorRoutes(metrics, settings.openMetrics(), gate, store::ready).register(config.routes);
            new AddressRoutes(settings.host()).register(config.routes);
            GameRoutes games = new GameRoutes(tables, store, shelf, opponents, pool, limiter);
            games.register(config.routes);
            new RulesRoutes(opponents, hall, games).register(config.routes);
            new KeepingRoutes(store, tables, settings.keeping()).register(config.routes);
            new SessionRoutes(new Handover(random, store), store, pool, System::nanoTime)
                    .register(config.routes);
            new ExchangeRoutes(tables, games, pool, limiter).register(config.routes);
            new AnalysisRoutes(tables, games, new Studies(engines::analyst, System::nanoTime),
                    new Exploring(engines::quickAnalyst, settings.oracles()), played, pool, limiter)
                    .register(config.routes);
            new PuzzleRoutes().register(config.routes);
            new PerfectRoutes(workshop).register(config.routes);
            new TournamentRoutes(hall, limiter.streams()).register(config.routes);
            work.register(config.routes);
            new Page().register(config.routes);
        });
    }

    private static long bytesForGames(int megabytes) {
        return megabytes == 0 ? Runtime.getRuntime().maxMemory() / SHARE_OF_GAMES : (long) megabytes << 20;
    }

    private Metrics metrics(AccessLog access) {
        Metrics metrics = new Metrics(access);
        for (Limit limit : Limit.values()) {
            metrics.gauge("limit_" + limit.name().toLowerCase(Locale.ROOT), "At most: " + limit.meaning() + ".",
                    () -> limiter.allowances().of(limit));
        }
        return metrics.gauge("games_in_memory", "Games that somebody plays, watches or just left.",
                tables::inMemory)
                .gauge("games_bytes", "Memory that these games take, about.", tables::bytes)
                .gauge("watchers", "Pages that listen.", () -> limiter.streams().taken() + limiter.playing().taken())
                .gauge("connections", "Open connections.", connections::open)
                .gauge("searches_running", "Searches that run, moves and questions.", pool::running)
                .gauge("searches_waiting", "Searches that wait for a thread.", pool::waiting)
                .counter("searches_refused", "Questions refused because too many waited.", pool::refused)
                .counter("limits_refused", "Requests refused because a client had too much at once.",
                        limiter::refused)
                .counter("connections_refused", "Connections ended by us.", connections::refused)
                .counter("games", "Games made since the start.", store::gamesStored)
                .counter("moves", "Moves stored since the start.", store::movesStored)
                .counter("games_expired", "Games deleted because their time was over.", housekeeping::expired)
                .gauge("store_waiting", "Changes that wait to be stored.", store::waiting)
                .counter("store_failures", "Times the disk did not do what it was asked.", store::failures)
                .counter("store_damaged", "Times a stored game was found damaged and left out.", store::damaged);
    }

    /** Starts a server; it answers when this returns. */
    public static WebServer start(Settings settings) {
        WebServer server = new WebServer(settings);
        try {
            server.javalin.start();
            // Where requests are answered, too: when nobody gets on there, no guest's time is counted.
            Runnable sweep = () -> Thread.ofVirtual().start(server.connections::sweep);
            Future<?> _ = server.timer.scheduleWithFixedDelay(sweep, SWEEP_MILLIS, SWEEP_MILLIS, TimeUnit.MILLISECONDS);
            server.tidyRegularly();
            LOG.atInfo().addKeyValue("port", server.port()).log("started");
            return server;
        } catch (RuntimeException e) {
            server.close();
            if (hasCause(e, BindException.class)) {
                throw new PortTaken(settings.port());
            }
            throw e;
        }
    }

    /** In a thread of its own: nobody else's timer waits for the disk. */
    private void tidyRegularly() {
        Runnable tidy = () -> Thread.ofVirtual().start(housekeeping::tidy);
        Runnable forget = () -> Thread.ofVirtual().start(housekeeping::forgetGone);
        Runnable catchUp = () -> Thread.ofVirtual().start(played::catchUp);
        Future<?> _ = timer.scheduleWithFixedDelay(catchUp, 0, SWEEP_MILLIS, TimeUnit.MILLISECONDS);
        Future<?> _ = timer.scheduleWithFixedDelay(tidy, 0, TIDY_MINUTES, TimeUnit.MINUTES);
        Sharing sharing = store.sharing();
        if (sharing != null) {
            // What was deleted elsewhere is found by the same look.
            sharing.begin(tables.shared());
            Runnable look = () -> Thread.startVirtualThread(() -> sharing.look(tables.shared()));
            Future<?> _ = timer.scheduleWithFixedDelay(look, Sharing.MILLIS_BETWEEN_LOOKS,
                    Sharing.MILLIS_BETWEEN_LOOKS, TimeUnit.MILLISECONDS);
            return;
        }
        Future<?> _ = timer.scheduleWithFixedDelay(forget, SWEEP_MILLIS, SWEEP_MILLIS, TimeUnit.MILLISECONDS);
    }

    private static boolean hasCause(Throwable thrown, Class<? extends Throwable> type) {
        for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
            if (type.isInstance(cause)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isLoopback(String host) {
        try {
            return InetAddress.getByName(host).isLoopbackAddress();
        } catch (UnknownHostException _) {
            throw new NotationException("the host '%s' is unknown", "der Rechner '%s' ist unbekannt",
                    Excerpt.of(host));
        }
    }

    /** Begins to build the smallest databases where they are missing, and what a restart interrupted. */
    public void openWorkshop() {
        workshop.open();
    }

    /** Begins a tournament in the background, or goes on with it, and shows it; see {@link TournamentHall#hold}. */
    public void hold(TournamentPlan plan, Players players, Path folder) throws IOException {
        hall.hold(plan, players, folder);
    }

    /**
     * The same for several machines, whose workers have this key; see {@link TournamentHall#holdForWorkers}.
     *
     * @param lease how long a worker may be silent before its games are given to others
     */
    public void holdForWorkers(TournamentPlan plan, Players players, Path folder, String key, Duration lease)
            throws IOException {
        hall.holdForWorkers(plan, players, folder, store.tournaments(), lease);
        work.open(key);
    }

    public int port() {
        return javalin.port();
    }

    /**
     * Before it is closed, where there are other servers: people are served as before, while a proxy gets the time to
     * notice that they are to be sent elsewhere.
     */
    public void drain() {
        Sharing sharing = store.sharing();
        if (sharing == null) {
            return;
        }
        sharing.leave();
        gate.drain();
        try {
            TimeUnit.MILLISECONDS.sleep(DRAIN_MILLIS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Stops in good order: nothing new is let in, searches that run answer at once and their moves are stored, pages
     * are told to come back, requests under way get their answers, the store is closed. Every game goes on after the
     * next start.
     */
    @Override
    public void close() {
        Sharing sharing = store.sharing();
        if (sharing != null) {
            sharing.leave();
        }
        gate.shut();
        // Whatever one of them comes to grief with, the games are stored and the others are told.
        for (Runnable step : List.<Runnable>of(housekeeping::close, workshop::close, tables::finish, pool::close,
                () -> limiter.questions().awaitNone(STOP_MILLIS), hall::close, tables::close, javalin::stop,
                timer::shutdownNow, shelf::close, store::close, directory::close)) {
            try {
                step.run();
            } catch (RuntimeException e) {
                LOG.error("stopping, something failed", e);
            }
        }
        LOG.info("stopped");
    }
}
