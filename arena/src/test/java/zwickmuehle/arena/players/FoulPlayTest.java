package zwickmuehle.arena.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwickmuehle.arena.referee.Asker;
import zwickmuehle.arena.referee.Clock;
import zwickmuehle.arena.referee.FaultException;
import zwickmuehle.arena.referee.GameObserver;
import zwickmuehle.arena.referee.PlayedGame;
import zwickmuehle.arena.referee.Referee;
import zwickmuehle.arena.referee.Result;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.games.Games;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;

/**
 * Programs that attack their opponent, the referee or the machine, under each sandbox: those that separate let no attack
 * through; what the plain one cannot prevent is stated here as such. The table in docs/reliability.md says the same.
 */
@Tag("hostile")
final class FoulPlayTest {
    private static final Path SCRIPT = Path.of("src", "test", "resources", "hostile", "foul.py").toAbsolutePath();
    private static final Rules KURS = Games.rules("muehle", "kurs");
    private static final Duration START = Duration.ofSeconds(30);
    private static final Duration TIME = Duration.ofSeconds(20);
    private static final Duration SHORT = Duration.ofMillis(800);
    private static final Duration UNTIL_GONE = Duration.ofSeconds(5);
    private static final String ATTACK_FAILED = "exit code 7";
    private static final String ATTACK_SUCCEEDED = "exit code 8";

    private final String attacker = "a" + UUID.randomUUID();
    private final String victim = "v" + UUID.randomUUID();
    @TempDir
    private Path folder = Path.of("");

    private static Sandbox sandbox(String name) {
        assumeTrue(!name.equals("Bubblewrap") || SearchPath.find("bwrap") != null,
                "bubblewrap is not installed: foul play is not tested with it");
        Sandbox sandbox = RefereeProcess.sandbox(name, ResourceLimits.STANDARD);
        assumeTrue(SandboxTrial.works(sandbox), name + " may not be used here: foul play is not tested with it");
        return sandbox;
    }

    private static List<String> command(String mode, String token, String target) {
        return List.of(Python.executable(), SCRIPT.toString(), mode, token, target);
    }

    private Verdict attack(Sandbox sandbox, String mode, String target, Duration time) {
        ProgramPlayer white = new ProgramPlayer("attacker", command(mode, attacker, target), sandbox, START, _ -> {});
        ProgramPlayer black = new ProgramPlayer("victim", command("plays_honestly", victim, "nobody"), sandbox, START,
                _ -> {});
        PlayedGame played = new Referee(Clock.of(time)).play(Game.start(KURS), white, black, GameObserver.NOBODY);
        return played.verdict();
    }

    private static void assertAttackFailed(Verdict verdict) {
        assertThat(verdict.sentence().english()).contains("White", ATTACK_FAILED);
        assertThat(verdict.result()).isEqualTo(Result.BLACK_WON);
    }

    private void assertNobodyLeft() throws IOException {
        assertThat(Survivors.of(attacker)).isEmpty();
        assertThat(Survivors.of(victim)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Bubblewrap", "Namespaces", "PlainProcess"})
    void nobodyLosesBecauseItsOpponentEndsOrStopsIt(String name) throws IOException {
        Sandbox sandbox = sandbox(name);
        for (String mode : List.of("kills", "terminates", "interrupts", "stops")) {
            Verdict verdict = attack(sandbox, mode, victim, mode.equals("stops") ? SHORT.multipliedBy(2) : TIME);
            if (sandbox.separates()) {
                assertAttackFailed(verdict);
            } else {
                assertThat(verdict.code()).as(verdict.sentence().english()).isEqualTo(VerdictCode.UNCLEAR);
                assertThat(verdict.result()).isEqualTo(Result.NONE);
                assertThat(verdict.forfeiter()).isNull();
            }
            assertNobodyLeft();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Bubblewrap", "Namespaces", "PlainProcess"})
    void whoMayNotThinkAheadIsHeldWhileItIsNotItsTurn(String name) throws IOException, FaultException {
        Sandbox strict = sandbox(name).under(new Terms(ResourceLimits.STANDARD, Path.of("").toAbsolutePath(), false));
        Game game = Game.start(KURS);
        Clock clock = Clock.of(TIME);
        try (ProgramPlayer player = new ProgramPlayer("bot", command("plays_honestly", attacker, "nobody"), strict,
                START, _ -> {})) {
            player.begin(KURS, Side.WHITE, TIME);
            assertThat(held()).isTrue();
            for (int i = 0; i < 2; i++) {
                assertThat(player.answer(game, clock.start(), Asker.PATIENT)).isPresent();
                assertThat(held()).isTrue();
            }
        }
        assertNobodyLeft();
    }

    /** Only its referee lets a held program go on: an opponent finds nobody to send SIGCONT to. */
    @ParameterizedTest
    @ValueSource(strings = {"Bubblewrap", "Namespaces", "PlainProcess"})
    void nobodyWakesAProgramThatIsHeld(String name) throws IOException {
        Sandbox strict = sandbox(name).under(new Terms(ResourceLimits.STANDARD, Path.of("").toAbsolutePath(), false));
        Verdict verdict = attack(strict, "wakes", victim, TIME);
        if (strict.separates()) {
            assertAttackFailed(verdict);
        } else {
            assertThat(verdict.sentence().english()).contains(ATTACK_SUCCEEDED);
        }
        assertNobodyLeft();
    }

    /** A signal is obeyed as soon as the process gets a core to notice it, which a busy machine may put off. */
    private boolean held() throws IOException {
        long start = System.nanoTime();
        while (!heldNow() && System.nanoTime() - start < UNTIL_GONE.toNanos()) {
            Thread.onSpinWait();
        }
        return heldNow();
    }

    /** Whether the program itself, not what shuts it in, is held by a signal. */
    private boolean heldNow() throws IOException {
        List<ProcessHandle> running = Survivors.of(attacker).stream()
                .filter(process -> process.info().command().orElse("").contains("python")).toList();
        assertThat(running).isNotEmpty();
        return running.stream().allMatch(process -> Usage.stopped(process.pid()));
    }

    /** A program may bring that signal upon itself, and mostly did: in plain processes it stays its own fault. */
    @ParameterizedTest
    @ValueSource(strings = {"Bubblewrap", "Namespaces", "PlainProcess"})
    void aSignalOfAProgramsOwnFaultsIsItsOwnFault(String name) throws IOException {
        Sandbox sandbox = sandbox(name);
        Verdict verdict = attack(sandbox, "crashes", victim, TIME);
        if (sandbox.separates()) {
            assertAttackFailed(verdict);
        } else {
            assertThat(verdict.code()).isEqualTo(VerdictCode.CRASHED);
            assertThat(verdict.forfeiter()).isEqualTo(Side.BLACK);
        }
        assertNobodyLeft();
    }

    /** A line put into a pipe does not show who put it there: in plain processes that cannot be prevented. */
    @ParameterizedTest
    @ValueSource(strings = {"Bubblewrap", "Namespaces", "PlainProcess"})
    void nobodyAnswersInTheNameOfAnother(String name) throws IOException {
        Sandbox sandbox = sandbox(name);
        Verdict verdict = attack(sandbox, "injects", victim, TIME);
        if (sandbox.separates()) {
            assertAttackFailed(verdict);
        } else {
            assertThat(verdict.code()).isEqualTo(VerdictCode.ANSWERED_UNASKED);
        }
        assertNobodyLeft();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Bubblewrap", "Namespaces", "PlainProcess"})
    void nobodyReadsForeignFilesOrUsesTheNetwork(String name) throws IOException {
        Sandbox sandbox = sandbox(name);
        String expected = sandbox.separates() ? ATTACK_FAILED : ATTACK_SUCCEEDED;
        Path secret = Files.writeString(folder.resolve("secret.txt"), "mine");
        assertThat(attack(sandbox, "reads", "file=" + secret, TIME).sentence().english()).contains(expected);
        // Beside the tournament's own files, and so beside the other bots.
        Path here = Path.of("pom.xml").toAbsolutePath();
        assertThat(attack(sandbox, "reads", "file=" + here, TIME).sentence().english()).contains(expected);
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String port = String.valueOf(server.getLocalPort());
            assertThat(attack(sandbox, "connects", port, TIME).sentence().english()).contains(expected);
        }
        assertNobodyLeft();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Bubblewrap", "Namespaces", "PlainProcess"})
    void nothingSurvivesItsGame(String name) throws IOException {
        Sandbox sandbox = sandbox(name);
        for (String mode : List.of("orphan", "daemon")) {
            attack(sandbox, mode, "nobody", TIME);
            assertNobodyLeft();
        }
        attack(sandbox, "hidden_daemon", "nobody", TIME);
        if (sandbox.separates()) {
            assertNobodyLeft();
        } else {
            // Who has no family and no mark can't be told from a process of anybody else.
            assertThat(Survivors.of(attacker)).hasSize(1);
            Survivors.end(attacker);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Bubblewrap", "Namespaces", "PlainProcess"})
    void whoHasLeftTheFamilyIsCountedToo(String name) throws IOException {
        sandbox(name);
        Sandbox tight = RefereeProcess.sandbox(name, new ResourceLimits(1L << 30, 60, 1 << 20, 40, 1 << 10));
        Verdict verdict = attack(tight, "daemons_without_end", "nobody", TIME);
        assertThat(verdict.sentence().english()).contains("more than 40 processes");
        assertNobodyLeft();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Bubblewrap", "Namespaces", "PlainProcess"})
    void memoryIsCountedWhetherOwnOrShared(String name) throws IOException {
        sandbox(name);
        Sandbox tight = RefereeProcess.sandbox(name, new ResourceLimits(256L << 20, 60, 64 << 20, 40, 1 << 10));
        for (String mode : List.of("hoards", "shares")) {
            Verdict verdict = attack(tight, mode, "nobody", TIME);
            assertThat(verdict.sentence().english()).as(mode).contains("more than 256 MB of memory");
            assertNobodyLeft();
        }
        // Files in memory that no process maps are no process's memory: nobody counts them.
        assertThat(attack(tight, "keeps_files_in_memory", "nobody", TIME).sentence().english())
                .contains(ATTACK_SUCCEEDED);
        assertNobodyLeft();
    }

    private Process referee(String sandbox, String mode, String mark) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp", System.getProperty("java.class.path"), RefereeProcess.class.getName(), sandbox, mark));
        command.add(String.join(" ", command(mode, attacker, mark)));
        command.add(String.join(" ", command("plays_honestly", victim, "nobody")));
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Bubblewrap", "Namespaces", "PlainProcess"})
    void nobodyEndsTheReferee(String name) throws IOException, InterruptedException {
        Sandbox sandbox = sandbox(name);
        Process referee = referee(name, "kills", "referee-" + UUID.randomUUID());
        try (BufferedReader lines = referee.inputReader(StandardCharsets.UTF_8)) {
            List<String> said = lines.readAllLines();
            assertThat(referee.waitFor(30, TimeUnit.SECONDS)).isTrue();
            if (sandbox.separates()) {
                assertThat(said).last().isEqualTo("verdict CRASHED");
            } else {
                assertThat(referee.exitValue()).as("%s", said).isEqualTo(128 + 9);
            }
        }
        Survivors.awaitNone(UNTIL_GONE, attacker, victim);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Bubblewrap", "Namespaces", "PlainProcess"})
    void nothingSurvivesARefereeThatIsKilled(String name) throws IOException, InterruptedException {
        Sandbox sandbox = sandbox(name);
        Process referee = referee(name, "waits", "referee");
        try (BufferedReader lines = referee.inputReader(StandardCharsets.UTF_8)) {
            for (String line = lines.readLine(); !"ready".equals(line); line = lines.readLine()) {
                assertThat(line).isNotNull();
            }
            referee.destroyForcibly().waitFor();
        }
        Survivors.awaitNone(UNTIL_GONE, victim);
        if (sandbox.separates()) {
            Survivors.awaitNone(UNTIL_GONE, attacker);
        } else {
            // The program itself is gone; its child and its daemon nobody is left to end.
            Survivors.await(UNTIL_GONE, attacker, 2);
            Survivors.end(attacker);
        }
    }
}
