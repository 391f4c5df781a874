package zwickmuehle.app;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwickmuehle.arena.match.MatchPlan;
import zwickmuehle.arena.parcel.Parcel;
import zwickmuehle.arena.players.Players;
import zwickmuehle.arena.players.ResourceLimits;
import zwickmuehle.arena.players.Sandbox;
import zwickmuehle.arena.players.SandboxChoice;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Sentence;
import zwickmuehle.web.work.WorkServer;
import zwickmuehle.web.work.Worker;

@Command(name = "worker", mixinStandardHelpOptions = true, description = {
        "Plays games of a tournament that a server hands out.",
        "The server was started with serve --tournament FILE --worker-key-file F; the worker ends when the "
                + "tournament is over.",
        "Programs come from the server, are built and tried out here, and are shut in always: without "
                + "bubblewrap or namespaces nothing is played. May be started on any number of machines, and stopped "
                + "at any time: what it was playing is played by others. See docs/workers.md."})
final class WorkerCommand implements Callable<Integer> {
    private static final int MOST_AT_ONCE = 64;

    private final Console console;
    private final Oracles oracles;

    @Parameters(paramLabel = "URL", description = "the server's address, such as http://192.168.0.7:8080")
    private String address = "";

    @Option(names = "--key-file", paramLabel = "F", required = true, description = {
            "the file with the key that the server was given too"})
    private Path keyFile = Path.of("");

    @Option(names = "--parallel", paramLabel = "N", description = {
            "games at once; one less than the cores of this machine, if not given"})
    private @Nullable Integer parallel;

    @Option(names = "--name", paramLabel = "NAME", description = {
            "what this machine is called on the page of the tournament; its host name, if not given"})
    private @Nullable String name;

    WorkerCommand(Console console, Oracles oracles) {
        this.console = console;
        this.oracles = oracles;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        int tables = parallel == null ? MatchPlan.gamesAtOnce() : parallel;
        if (tables < 1 || tables > MOST_AT_ONCE) {
            throw new NotationException("--parallel %d: expected 1 to %d", "--parallel %d: erwartet wird 1 bis %d",
                    tables, MOST_AT_ONCE);
        }
        Sandbox sandbox = Sandbox.of(SandboxChoice.REQUIRED, ResourceLimits.STANDARD);
        Path home = Files.createTempDirectory("zwickmuehle-worker");
        Thread tidy = new Thread(() -> delete(home));
        Runtime.getRuntime().addShutdownHook(tidy);
        try (WorkServer server = new WorkServer(address, WorkerKey.read(keyFile))) {
            Sentence trouble = new Worker(name == null ? hostName() : name, server,
                    Players.standard(sandbox, oracles::of), home, tables, new SecureRandom(), this::tell).run();
            if (trouble != null) {
                console.err().println("zwickmuehle: " + trouble.in(console.locale()));
                return ExitCode.FAILURE;
            }
            tell(new Sentence("the tournament is over", "das Turnier ist zu Ende"));
            return ExitCode.OK;
        }
    }

    private static String hostName() {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException _) {
            return "worker";
        }
    }

    private static void delete(Path home) {
        try {
            Parcel.delete(home);
        } catch (IOException _) {
            // It is in the folder for things that may be deleted.
        }
    }

    private void tell(Sentence sentence) {
        console.err().println(sentence.in(console.locale()));
    }
}
