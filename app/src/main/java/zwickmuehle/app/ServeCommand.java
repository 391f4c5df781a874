package zwickmuehle.app;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zwickmuehle.app.logging.LogFormat;
import zwickmuehle.app.logging.LogLevel;
import zwickmuehle.app.logging.LogSettings;
import zwickmuehle.perfect.muehle.files.Databases;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.RuleSet;
import zwickmuehle.web.http.Allowances;
import zwickmuehle.web.http.Network;
import zwickmuehle.web.http.PortTaken;
import zwickmuehle.web.http.Settings;
import zwickmuehle.web.http.WebServer;
import zwickmuehle.web.store.Keeping;
import zwickmuehle.web.store.StoreUnreachable;
import zwickmuehle.web.thinking.Program;

@Command(name = "serve", mixinStandardHelpOptions = true, description = {
        "The web application: play, watch and analyse in the browser.",
        "Prints its address; GET /health answers 200."})
final class ServeCommand implements Callable<Integer> {
    private static final int USUAL_PORT = 8080;
    private static final int PORTS_TRIED = 20;
    private static final int HIGHEST_PORT = 65_535;

    private final Console console;
    private final Oracles oracles;

    @Option(names = "--host", paramLabel = "HOST", defaultValue = "127.0.0.1", description = {
            "the address to listen on; 127.0.0.1 (default): this machine only"})
    private String host = "127.0.0.1";

    @Option(names = "--port", paramLabel = "PORT", description = {
            "the port; without it 8080, or the next free one; 0: any free one"})
    private @Nullable Integer port;

    @Mixin
    private DataOption data = new DataOption();

    @Option(names = "--no-browser", description = "do not open a browser")
    private boolean noBrowser;

    @Option(names = "--program", paramLabel = "NAME=COMMAND", description = {
            "offer a program on the stdio protocol as an opponent; may be given several times"})
    private List<String> programs = List.of();

    @Option(names = "--allow-host", paramLabel = "NAME", description = {
            "another host name to answer to while on loopback, such as that of a reverse proxy"})
    private Set<String> allowedHosts = Set.of();

    @Option(names = "--trusted-proxy", paramLabel = "CIDR", description = {
            "believe reverse proxies of this network (10.0.0.0/8, fd00::/8, or one address) when they say "
                    + "in X-Forwarded-For for whom they ask; may be given several times; without it those on loopback "
                    + "alone"})
    private List<String> trustedProxies = List.of();

    @Option(names = "--tournament", paramLabel = "FILE", description = {
            "play the tournament of this file in the background, or go on with it, and show it live at "
                    + "/tournament (and at /tournament?projector, for a projector); see the command tournament for "
                    + "the file"})
    private @Nullable Path tournament;

    @Option(names = "--worker-key-file", paramLabel = "F", description = {
            "let workers play games of the tournament: whoever has the key in this file (see the command "
                    + "worker); then the store is the truth of the tournament, and parallel = 0 in its file means "
                    + "that nothing is played here"})
    private @Nullable Path workerKeyFile;

    @Option(names = "--worker-lease", paramLabel = "SECONDS", defaultValue = "30", description = {
            "how long a worker may be silent before its games are given to others: 2 to 600 seconds, 30 if not given"})
    private int workerLease = 30;

    @Option(names = "--keep", paramLabel = "DURATION", defaultValue = "365d", description = {
            "how long games are kept after their last move: days like 365d (default), weeks like 8w, hours "
                    + "like 48h, or forever; tournaments are always kept"})
    private String keep = "365d";

    @Option(names = "--open-metrics", description = {
            "let everybody read the figures at /metrics, and not only who asks on this machine"})
    private boolean openMetrics;

    @Option(names = "--limit", paramLabel = "NAME=N", description = {
            "how much strangers may use up; may be given several times. NAME, and what N is without it:",
            "requests-per-second=500 (requests of a client a second, in the long run; an answer counts once for every 16 KB);",
            "requests-at-once=2000 (requests of a client at once);",
            "games-per-minute=120 (games that a client makes a minute, in the long run);",
            "games-at-once=300 (games that a client makes at once);",
            "stored-bytes-per-second=4096 (bytes that a client has stored a second, in the long run);",
            "stored-bytes-at-once=8388608 (bytes that a client has stored at once);",
            "moves-in-a-request=30000 (moves of all games together that one request brings along);",
            "streams=4000 (pages that only look on, over all);",
            "streams-per-client=300 (pages of a client that only look on);",
            "playing-streams-per-client=1000 (pages of a client on games in which it plays);",
            "questions-per-client=8 (best moves, hints, analyses and files of a client that are worked on or wait);",
            "questions-waiting=16 (questions that wait for the computer, over all);",
            "games-megabytes=0 (memory for games, in MB; 0: a quarter of what there is);",
            "unread-megabytes=32 (answers that a client has asked for and not read yet, in MB);",
            "bodies-per-client=200 (requests of a client whose body is still arriving);",
            "connections=6000 (open connections, over all);",
            "connections-per-address=600 (open connections from one address other than loopback);",
            "seconds-for-a-request=20 (seconds in which the headers, and again the body, have to arrive)"})
    private List<String> limits = List.of();

    @Option(names = "--log-level", paramLabel = "LEVEL", defaultValue = "warn", description = {
            "what is logged on stderr: error, warn (default), info or debug, which tells of every request"})
    private LogLevel logLevel = LogLevel.WARN;

    @Option(names = "--log-format", paramLabel = "FORMAT", defaultValue = "logfmt", description = {
            "one line an event: logfmt (default) or json"})
    private LogFormat logFormat = LogFormat.LOGFMT;

    ServeCommand(Console console, Oracles oracles) {
        this.console = console;
        this.oracles = oracles;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        LogSettings.set(logLevel, logFormat);
        boolean firstStart = !Files.isDirectory(oracles.databases(data.directory()).home());
        // Read first: a mistake in the file is told before anything is started.
        TournamentStart held = tournament == null
                ? null
                : TournamentStart.of(tournament, null, new SandboxOption(), oracles::of);
        String workerKey = workerKey();
        WebServer server;
        try {
            server = start();
        } catch (PortTaken | StoreUnreachable e) {
            console.err().println("zwickmuehle: " + e.sentence().in(console.locale()));
            return ExitCode.FAILURE;
        }
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            server.drain();
            server.close();
        }, "stop"));
        if (held != null && workerKey != null) {
            server.holdForWorkers(held.plan(), held.players(), held.folder(), workerKey,
                    Duration.ofSeconds(workerLease));
        } else if (held != null) {
            server.hold(held.plan(), held.players(), held.folder());
        }
        String address = "http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + server.port() + "/";
        console.say(Sentence.of("Zwickmühle is at %s (Ctrl+C stops it)", "Zwickmühle läuft: %s (Strg+C beendet es)",
                address));
        server.openWorkshop();
        if (firstStart) {
            console.say(new Sentence("For perfect play, the smallest endings are being worked out in the background.",
                    "Für perfektes Spiel werden im Hintergrund die kleinsten Endspiele ausgerechnet."));
        }
        if (!isLoopback()) {
            console.say(new Sentence(
                    "Everyone who can reach this machine can play here and make it think, and what they send is not encrypted. For a server, see docs/operating.md.",
                    "Alle, die diesen Rechner erreichen, können hier spielen und ihn rechnen lassen, und was sie senden, ist unverschlüsselt. Für einen Server siehe docs/operating.md."));
        }
        if (held != null) {
            console.say(Sentence.of(
                    "Tournament: %stournament (for a projector: %stournament?projector); programs run as %s",
                    "Turnier: %stournament (für den Beamer: %stournament?projector); Programme laufen als %s", address,
                    address, held.players().sandbox().description()));
        }
        if (!noBrowser) {
            Browser.open(held == null ? address : address + "tournament");
        }
        new CountDownLatch(1).await();
        return ExitCode.OK;
    }

    /** On the port asked for, or, if none was, on the first free one from the usual one on. */
    private WebServer start() {
        Integer asked = port;
        if (asked != null) {
            if (asked < 0 || asked > HIGHEST_PORT) {
                throw new NotationException("--port %d: expected 0 to %d", "--port %d: erwartet wird 0 bis %d", asked,
                        HIGHEST_PORT);
            }
            return WebServer.start(settings(asked));
        }
        for (int candidate = USUAL_PORT; candidate < USUAL_PORT + PORTS_TRIED; candidate++) {
            try {
                return WebServer.start(settings(candidate));
            } catch (PortTaken _) {
                console.say(Sentence.of("Port %d is taken, trying the next.",
                        "Port %d ist belegt, der nächste wird versucht.",
                        candidate));
            }
        }
        return WebServer.start(settings(0));
    }

    /** Null if no workers are let in. */
    private @Nullable String workerKey() {
        Path keyFile = workerKeyFile;
        if (keyFile == null) {
            return null;
        }
        if (tournament == null) {
            throw new NotationException("--worker-key-file: workers play a tournament, so --tournament FILE is needed",
                    "--worker-key-file: Arbeiter spielen ein Turnier, also fehlt --tournament DATEI");
        }
        if (workerLease < 2 || workerLease > 600) {
            throw new NotationException("--worker-lease %d: expected 2 to 600",
                    "--worker-lease %d: erwartet wird 2 bis 600", workerLease);
        }
        return WorkerKey.read(keyFile);
    }

    private Settings settings(int chosenPort) {
        Databases databases = oracles.databases(data.directory());
        return new Settings(host, chosenPort, data.directory(),
                programs.stream().map(Program::parse).toList(), allowedHosts,
                rules -> rules instanceof Muehle muehle && RuleSet.NAMED.contains(muehle.ruleSet())
                        ? databases.of(muehle.ruleSet()).oracle()
                        : oracles.of(rules),
                Runtime.getRuntime().availableProcessors(), allowances(), openMetrics, databases)
                .keeping(Keeping.parse(keep)).behind(trustedProxies.stream().map(Network::parse).toList())
                .storing(data.store());
    }

    private Allowances allowances() {
        Allowances allowances = Allowances.STANDARD;
        for (String limit : limits) {
            allowances = allowances.with(limit);
        }
        return allowances;
    }

    private boolean isLoopback() {
        try {
            return InetAddress.getByName(host).isLoopbackAddress();
        } catch (UnknownHostException _) {
            return false;
        }
    }
}
