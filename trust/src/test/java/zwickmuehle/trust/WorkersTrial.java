package zwickmuehle.trust;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.jdbi.v3.core.Jdbi;
import zwickmuehle.arena.players.Players;
import zwickmuehle.arena.players.ResourceLimits;
import zwickmuehle.arena.players.Sandbox;
import zwickmuehle.arena.players.SandboxChoice;
import zwickmuehle.arena.tournament.FinishedGame;
import zwickmuehle.arena.tournament.GameTables;
import zwickmuehle.arena.tournament.JournalExchange;
import zwickmuehle.arena.tournament.Standings;
import zwickmuehle.arena.tournament.Tournament;
import zwickmuehle.arena.tournament.TournamentFile;
import zwickmuehle.arena.tournament.TournamentObserver;
import zwickmuehle.arena.tournament.TournamentPlan;
import zwickmuehle.search.Oracle;

/**
 * A tournament of players that always play the same, played by workers while one thing after the other goes wrong: a
 * worker is killed, stopped beyond its lease and gone on with, cut off from the server; the server is killed. What comes
 * out is what comes out where nothing goes wrong: every game once, move for move.
 */
final class WorkersTrial {
    private static final long BEYOND_THE_LEASE_MILLIS = 1_000;
    private static final String JOURNAL = "journal.jsonl";

    private final Path folder;
    private final int workers;
    private final int leaseSeconds;
    private final SplittableRandom random = new SplittableRandom(21);
    private Duration slowestRestart = Duration.ZERO;

    /**
     * What came of it.
     *
     * @param games that counted
     * @param expected how many there are
     * @param slowestRestart how long the server was waited for at most after it was killed
     */
    record Outcome(int games, int expected, int faults, int late, Duration time, Duration slowestRestart) {}

    /** @param leaseSeconds how long a worker may be silent: long enough for that many processes on one machine */
    WorkersTrial(Path folder, int workers, int leaseSeconds) {
        this.folder = folder;
        this.workers = workers;
        this.leaseSeconds = leaseSeconds;
    }

    /**
     * The tournament's file.
     *
     * @param players words of the players, none of which may depend on time or chance
     * @param seconds for a move: so many that no thinker needs them, on a machine as busy as this one; then all of them
     * always play the same
     */
    static String file(List<String> players, String game, int seconds) {
        StringBuilder file = new StringBuilder(
                "game = \"" + game + "\"\nformat = \"round-robin\"\ntime = " + seconds + "\nparallel = 0\n"
                        + "[workers]\nmost_load = 0\n");
        for (int i = 0; i < players.size(); i++) {
            file.append("[[player]]\nname = \"P").append(i).append("\"\nplay = \"").append(players.get(i))
                    .append("\"\n");
        }
        return file.toString();
    }

    private static Map<String, String> games(List<FinishedGame> games) {
        Map<String, String> byLabel = new TreeMap<>();
        for (FinishedGame game : games) {
            StringBuilder text = new StringBuilder(game.record().played().white() + " " + game.record().played().black()
                    + " " + game.verdict().result().text());
            for (int move : game.record().played().game().moves()) {
                text.append(' ').append(move);
            }
            assertThat(byLabel.put(GameTables.label(game.fixture()), text.toString())).as("counted twice").isNull();
        }
        return byLabel;
    }

    private List<FinishedGame> withoutFaults(TournamentPlan plan) throws IOException, InterruptedException {
        Players players = Players.standard(Sandbox.of(SandboxChoice.PLAIN, ResourceLimits.STANDARD),
                _ -> Oracle.NONE);
        Path quiet = Files.createDirectories(folder.resolve("quiet"));
        String known = System.getProperty("soak.workers.quiet", "");
        if (!known.isEmpty()) {
            Files.copy(Path.of(known, JOURNAL), quiet.resolve(JOURNAL));
        }
        try (Tournament tournament = new Tournament(plan, players, quiet, !known.isEmpty(),
                TournamentObserver.NOBODY)) {
            tournament.run();
            return tournament.games();
        }
    }

    Outcome run(String text, int faults, Duration patience) throws IOException, InterruptedException {
        List<FinishedGame> expected = withoutFaults(
                TournamentFile.parse(text.replace("parallel = 0", "parallel = 2")));
        TournamentPlan plan = TournamentFile.parse(text);
        Path file = Files.writeString(folder.resolve("course.toml"), text);
        Path key = Files.writeString(folder.resolve("key"), "0123456789abcdef0123456789abcdef\n");
        Path results = folder.resolve("course-results");
        Path log = folder.resolve("workers.log");
        long begun = System.nanoTime();
        int thrown = 0;
        List<WorkerProcess> lab = new ArrayList<>();
        try (ServerProcess server = new ServerProcess(folder.resolve("data"), List.of("-XX:TieredStopAtLevel=1"),
                List.of("--tournament", file.toString(), "--worker-key-file", key.toString(), "--worker-lease",
                        Integer.toString(leaseSeconds)));
                Relay link = new Relay("127.0.0.1", server.port())) {
            try {
                for (int i = 0; i < workers; i++) {
                    lab.add(new WorkerProcess(i == 0 ? address(link) : server.address(), key, "w" + i, log));
                }
                long deadline = begun + patience.toNanos();
                while (!finished(results, expected.size()) && System.nanoTime() < deadline) {
                    Thread.sleep(200 + random.nextInt(600));
                    // All through the tournament, and not all at its beginning.
                    if (thrown < faults && thrown * expected.size() <= counted() * faults) {
                        fault(thrown++, server, link, lab, key, log);
                    }
                    // Whoever was killed is replaced.
                    for (int i = 1; i < lab.size(); i++) {
                        if (!lab.get(i).alive() && !finished(results, expected.size())) {
                            lab.set(i, new WorkerProcess(server.address(), key, "w" + i + "-" + thrown, log));
                        }
                    }
                }
                Duration time = Duration.ofNanos(System.nanoTime() - begun);
                boolean ended = finished(results, expected.size());
                server.terminate();
                List<FinishedGame> played = JournalExchange.read(results, plan, _ -> {}).games();
                // Where time was up before the end, what was played by then is looked at.
                assertThat(games(expected)).containsAllEntriesOf(games(played));
                assertThat(played).hasSize(ended ? expected.size() : counted());
                if (ended) {
                    assertThat(standings(plan, played)).isEqualTo(standings(plan, expected));
                }
                return new Outcome(played.size(), expected.size(), thrown,
                        number("SELECT count(*) FROM tournament_evidence"), time, slowestRestart);
            } finally {
                lab.forEach(WorkerProcess::close);
            }
        }
    }

    private static List<String> standings(TournamentPlan plan, List<FinishedGame> games) {
        return Standings.of(plan, games).stream().map(row -> row.rank() + " " + row.name()).toList();
    }

    /** How many games have counted by now. */
    private int counted() {
        return number("SELECT count(*) FROM tournament_game WHERE counted IS NOT NULL");
    }

    private int number(String query) {
        return Jdbi.create("jdbc:sqlite:" + folder.resolve("data/games.sqlite"))
                .withHandle(handle -> handle.createQuery(query).mapTo(Integer.class).one());
    }

    /** The reports are written when all is played, and not before. */
    private static boolean finished(Path results, int games) throws IOException {
        Path list = results.resolve("games.csv");
        return Files.exists(list) && Files.readAllLines(list).size() > games;
    }

    /** One thing goes wrong; what takes its time is made good while others do. */
    private void fault(int number, ServerProcess server, Relay link, List<WorkerProcess> lab, Path key, Path log) {
        WorkerProcess victim = lab.get(1 + random.nextInt(lab.size() - 1));
        switch (number % 5) {
            case 0, 2 -> victim.kill();
            case 1 -> {
                victim.stop();
                beyondTheLease(victim::goOn);
            }
            case 3 -> {
                link.cut();
                beyondTheLease(link::heal);
            }
            default -> {
                server.kill();
                long killed = System.nanoTime();
                server.restart();
                Duration away = Duration.ofNanos(System.nanoTime() - killed);
                slowestRestart = away.compareTo(slowestRestart) > 0 ? away : slowestRestart;
            }
        }
        if (!lab.getFirst().alive()) {
            lab.set(0, new WorkerProcess(address(link), key, "w0-" + number, log));
        }
    }

    private void beyondTheLease(Runnable then) {
        Thread.startVirtualThread(() -> {
            Pause.millis(leaseSeconds * 1_000L + BEYOND_THE_LEASE_MILLIS);
            then.run();
        });
    }

    private static String address(Relay link) {
        return "http://127.0.0.1:" + link.port();
    }
}
