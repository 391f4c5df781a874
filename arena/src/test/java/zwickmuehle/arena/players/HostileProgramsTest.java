package zwickmuehle.arena.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static zwickmuehle.arena.referee.VerdictCode.ANSWERED_TWICE;
import static zwickmuehle.arena.referee.VerdictCode.ANSWERED_UNASKED;
import static zwickmuehle.arena.referee.VerdictCode.CRASHED;
import static zwickmuehle.arena.referee.VerdictCode.ILLEGAL_MOVE;
import static zwickmuehle.arena.referee.VerdictCode.MALFORMED_ANSWER;
import static zwickmuehle.arena.referee.VerdictCode.NOT_STARTED;
import static zwickmuehle.arena.referee.VerdictCode.NO_NAME;
import static zwickmuehle.arena.referee.VerdictCode.OUT_OF_TIME;
import static zwickmuehle.arena.referee.VerdictCode.UNCLEAR;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
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
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.games.Games;
import zwickmuehle.search.RandomThinker;

/** Each misbehaving program gets the verdict it deserves, and nothing of it is left afterwards. */
@Tag("hostile")
final class HostileProgramsTest {
    private static final Path SCRIPT = Path.of("src", "test", "resources", "hostile", "hostile.py").toAbsolutePath();
    private static final Rules KURS = Games.rules("muehle", "kurs");
    private static final String LEGAL = "-1 0 -1";
    private static final String EMPTY = "EEEEEEEEEEEEEEEEEEEEEEEE 9 9 w";
    /** Only who is to run out of time gets little of it: a busy machine must not spoil the other verdicts. */
    private static final Duration SHORT = Duration.ofMillis(800);
    private static final Duration LONG = Duration.ofSeconds(30);
    /** Small, so that a program that fills memory or disk meets its limit at once. */
    private static final ResourceLimits TIGHT = new ResourceLimits(512L << 20, 60, 1 << 20, 40, 64 << 10);
    /** Which one: {@code -Dsandbox=Namespaces}; the strongest there is if it does not say. */
    private static final Sandbox SANDBOX = System.getProperty("sandbox") == null
            ? Sandbox.strongest(TIGHT)
            : RefereeProcess.sandbox(System.getProperty("sandbox"), TIGHT);
    private static final long MOST_HEAP_GROWTH = 16L << 20;

    static Stream<Arguments> misbehaviours() {
        return Stream.of(Arguments.of("crash_at_start", CRASHED, "exit code 1; its stderr ends: no way"),
                Arguments.of("crash_in_search", CRASHED,
                        "exit code 3; its stderr ends: index out of range | at line 42"),
                Arguments.of("segfault", CRASHED,
                        "signal SIGSEGV (it used memory that is not its own, mostly behind the end of an array or by a null pointer)"),
                Arguments.of("leaves_quietly", CRASHED, "exit code 0"),
                Arguments.of("silent", NO_NAME, "did not say its name within 0.8 s"),
                Arguments.of("nameless", NO_NAME, "empty line"),
                Arguments.of("name_with_escape", NO_NAME, "\\x1b[2Jclear"),
                Arguments.of("name_in_utf16", NO_NAME, "N\\x00a\\x00m\\x00e"),
                Arguments.of("name_without_end", NO_NAME, "name without end: 'nnn"),
                Arguments.of("silent_when_asked", OUT_OF_TIME, "no answer in 0.8 s"),
                Arguments.of("never_reads", OUT_OF_TIME, "no answer in 0.8 s"),
                Arguments.of("line_without_end", MALFORMED_ANSWER, "line without end: '777"),
                Arguments.of("lines_without_end", ANSWERED_UNASKED, "before it was asked: '-1 0 -1'"),
                Arguments.of("stderr_without_end", OUT_OF_TIME, "no answer in 0.8 s"),
                Arguments.of("chatters", OUT_OF_TIME, "no answer in 0.8 s"),
                Arguments.of("answers_twice", ANSWERED_TWICE, "then with '-1 1 -1'"),
                Arguments.of("answers_unasked", ANSWERED_UNASKED, "before it was asked: '-1 0 -1'"),
                Arguments.of("nul_bytes", MALFORMED_ANSWER, "'-1\\x000\\x00-1'"),
                Arguments.of("empty_answer", MALFORMED_ANSWER, "answered ''"),
                Arguments.of("words", MALFORMED_ANSWER, "'I place my stone on a7'"),
                Arguments.of("debugs_on_stdout", MALFORMED_ANSWER, "'thinking ...'"),
                Arguments.of("late", OUT_OF_TIME, "0.8 s"),
                Arguments.of("closes_stdout", CRASHED, "closed its output, though it still runs"),
                Arguments.of("multiplies", CRASHED, "more than 40 processes"),
                Arguments.of("doubles", CRASHED, "more than 40 processes"),
                Arguments.of("ignores_sigterm", OUT_OF_TIME, "no answer"),
                Arguments.of("forks_children", CRASHED, ""), Arguments.of("forks_daemon", CRASHED, ""),
                Arguments.of("fills_memory", CRASHED, "more than 512 MB of memory"),
                Arguments.of("fills_shared_memory", CRASHED, "more than 512 MB of memory"),
                Arguments.of("forks_with_much_memory", OUT_OF_TIME, "no answer"),
                Arguments.of("reserves_much", OUT_OF_TIME, "no answer"),
                Arguments.of("complains_at_length", ILLEGAL_MOVE, "closes no mill"),
                Arguments.of("stops_itself", SANDBOX.separates() ? OUT_OF_TIME : UNCLEAR, ""),
                Arguments.of("kills_itself", SANDBOX.separates() ? CRASHED : UNCLEAR, "SIGKILL"));
    }

    @ParameterizedTest
    @MethodSource("misbehaviours")
    void misbehaviourGetsItsVerdict(String mode, VerdictCode code, String particulars) throws IOException {
        String token = "t" + UUID.randomUUID();
        Verdict verdict = play(EMPTY, mode.equals("silent") ? SHORT : LONG,
                code == OUT_OF_TIME || code == UNCLEAR ? SHORT : LONG,
                command(mode, token)).verdict();
        assertThat(verdict.code()).as(verdict.sentence().english()).isEqualTo(code);
        assertThat(verdict.result()).isEqualTo(code == UNCLEAR ? Result.NONE : Result.BLACK_WON);
        assertThat(verdict.sentence().english()).contains(particulars);
        assertThat(Survivors.of(token)).isEmpty();
    }

    static Stream<Arguments> illegalMoves() {
        String moving = "WEEEEEEEEEWEWBBEEEWEBBEE 0 0 w";
        return Stream.of(Arguments.of("BEEEEEEEEEEEEEEEEEEEEEEE 9 8 w", "-1_0_-1", "a7 is occupied"),
                Arguments.of("BEEEEEEEEEEEEEEEEEEEEEEE 9 8 w", "-1_1_0", "closes no mill"),
                Arguments.of("WWEEEEEEEEEEEEEEEEEEEEBB 7 7 w", "-1_2_-1", "must take a stone"),
                Arguments.of("WWEEEEEEEEEEEEEEEEEEEEBB 7 7 w", "-1_2_0", "no stone of Black stands on a7"),
                Arguments.of("WWEEEEEEEEEEEEEEEEEEEBBB 7 6 w", "-1_2_21", "by these rules none of them"),
                Arguments.of("WWEBEEEEEEEEEEEEEEEEEBBB 7 5 w", "-1_2_21", "stands in a mill"),
                Arguments.of("WEEEEEEEEEEEEEEEEEEEEEEB 8 8 w", "0_1_-1", "still has stones in hand"),
                Arguments.of(moving, "-1_1_-1", "no stone in hand"), Arguments.of(moving, "0_2_-1", "no line joins"),
                Arguments.of(moving, "13_5_-1", "belongs to Black"), Arguments.of(moving, "1_2_-1", "no stone on d7"));
    }

    @ParameterizedTest
    @MethodSource("illegalMoves")
    void illegalMovesAreExplained(String position, String answer, String why) throws IOException {
        Verdict verdict = verdict(position, "answer_given", "t" + UUID.randomUUID(), answer);
        assertThat(verdict.code()).as(verdict.sentence().english()).isEqualTo(ILLEGAL_MOVE);
        assertThat(verdict.sentence().english()).contains(why);
    }

    /** Its second line lies there before it is asked again: it is no answer to what it could not have read. */
    @Test
    void aLineFromBeforeTheQuestionIsNoAnswerToIt() throws FaultException {
        Game game = Game.start(KURS);
        try (ProgramPlayer program = new ProgramPlayer("program", command("answers_again_later", "t"), SANDBOX, LONG,
                _ -> {})) {
            Clock clock = Clock.of(LONG);
            program.begin(KURS, Side.WHITE, LONG);
            program.keepSilent(Duration.ofMillis(50));
            assertThat(program.answer(game, clock.start(), Asker.PATIENT)).isPresent();
            while (program.conversation().lines().size() < 5) {
                Thread.onSpinWait();
            }
            assertThatThrownBy(() -> program.answer(game, clock.start(), Asker.PATIENT))
                    .isInstanceOfSatisfying(FaultException.class, fault -> {
                        assertThat(fault.code()).isEqualTo(ANSWERED_TWICE);
                        assertThat(fault.sentence().english())
                                .endsWith("then with '-1 1 -1'; it wrote two lines for one, or read one as two");
                    });
            assertThat(program.conversation().lines()).extracting(Conversation.Line::text).containsExactly("0",
                    "Hostile", "EEEEEEEEEEEEEEEEEEEEEEEE 9 9", LEGAL, "-1 1 -1 [surplus: nothing was asked]");
        }
    }

    @Test
    void pointsOffTheBoardAreNoAnswer() throws IOException {
        assertThat(verdict(EMPTY, "answer_given", "t", "-1_24_-1").code()).isEqualTo(MALFORMED_ANSWER);
        assertThat(verdict(EMPTY, "answer_given", "t", "-1_-1_-1").code()).isEqualTo(MALFORMED_ANSWER);
        assertThat(verdict(EMPTY, "answer_given", "t", "-1_0_-1_-1").code()).isEqualTo(MALFORMED_ANSWER);
    }

    @Test
    void aFileGrowsNoLargerThanAllowed() throws IOException {
        Path folder = Files.createTempDirectory("hostile");
        Path token = folder.resolve("t" + UUID.randomUUID());
        assertThat(verdict(EMPTY, "fills_disk", token.toString()).code()).isEqualTo(CRASHED);
        Path junk = Path.of(token + ".junk");
        if (SANDBOX.separates()) {
            assertThat(junk).doesNotExist();
        } else {
            assertThat(junk).hasSize(1 << 20);
            Files.delete(junk);
        }
        Files.delete(folder);
    }

    /** In a sandbox there is no network; without one there is, and the referee says so beforehand. */
    @Test
    void aSandboxHasNoNetwork() throws IOException {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            VerdictCode code = play(EMPTY, LONG, SHORT, command("opens_socket", "t-" + server.getLocalPort())).verdict()
                    .code();
            assertThat(code).isEqualTo(SANDBOX.separates() ? CRASHED : OUT_OF_TIME);
        }
        assertThat(SANDBOX.description().english()).contains("network");
    }

    @Test
    void whatIsNoProgramIsNotStarted() throws IOException {
        for (String command : List.of("/nothing/here", "no-such-program", SCRIPT.toString())) {
            Verdict verdict = play(EMPTY, LONG, LONG, List.of(command)).verdict();
            assertThat(verdict.code()).as(verdict.sentence().english()).isEqualTo(NOT_STARTED);
        }
    }

    /** Each of these scripts is there, and the system says that it is not, or nothing that helps. */
    @Test
    void aScriptThatCanNotBeStartedIsToldWhy(@TempDir Path folder) throws IOException {
        Path lines = script(folder.resolve("lines"), "#!/bin/sh\r\necho Name\r\n");
        Path environment = script(folder.resolve("environment"), "#!/usr/bin/env sh\r\necho Name\r\n");
        Path plain = Files.writeString(folder.resolve("plain"), "#!/bin/sh\necho Name\n");
        Path calling = script(folder.resolve("calling"), "#!/bin/sh\nexec sh program.sh\r\n");
        Terms terms = new Terms(TIGHT, folder, true);
        String windows = " (its lines end in \\r\\n, as Windows writes them: save it with \\n alone)";
        for (Path script : List.of(lines, environment)) {
            assertThat(start(terms, script.toString()).english()).contains("could not be started").endsWith(windows);
            assertThat(start(terms, "./" + script.getFileName()).english()).endsWith(windows);
        }
        assertThat(start(terms, calling.toString()).english()).endsWith(windows);
        assertThat(start(terms, plain.toString()).english())
                .endsWith(" (the file may not be executed: chmod +x makes that possible)");
        assertThat(start(terms, "plain").english()).endsWith(" (there is a file of that name: write ./plain)");
    }

    private static Path script(Path file, String text) throws IOException {
        Files.writeString(file, text);
        assertThat(file.toFile().setExecutable(true)).isTrue();
        return file;
    }

    private static Sentence start(Terms terms, String command) {
        try (ProgramPlayer program = new ProgramPlayer("program", List.of(command), SANDBOX.under(terms), LONG,
                _ -> {})) {
            program.begin(KURS, Side.WHITE, LONG);
            throw new AssertionError("it was started");
        } catch (FaultException e) {
            return e.sentence();
        }
    }

    @Test
    void floodsDoNotFillTheRefereesHeap() throws IOException {
        verdict(EMPTY, "lines_without_end", "t");
        long before = usedHeap();
        for (String mode : List.of("line_without_end", "lines_without_end", "name_without_end")) {
            for (int i = 0; i < 3; i++) {
                verdict(EMPTY, mode, "t");
            }
        }
        assertThat(usedHeap() - before).isLessThan(MOST_HEAP_GROWTH);
    }

    private static long usedHeap() {
        System.gc();
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    private static Verdict verdict(String position, String... words) {
        return play(position, LONG, LONG, command(words)).verdict();
    }

    private static List<String> command(String... words) {
        List<String> command = new ArrayList<>(List.of(Python.executable(), SCRIPT.toString()));
        command.addAll(List.of(words));
        return command;
    }

    private static PlayedGame play(String position, Duration startTime, Duration moveTime, List<String> command) {
        ProgramPlayer program = new ProgramPlayer("program", command, SANDBOX, startTime, _ -> {});
        ThinkerPlayer opponent = new ThinkerPlayer("random", new RandomThinker(new SplittableRandom(1)));
        Game start = Game.from(KURS, KURS.notation().parsePosition(position));
        PlayedGame played = new Referee(Clock.of(moveTime)).play(start, program, opponent, GameObserver.NOBODY);
        assertThat(program.life()).isEqualTo(Life.GONE);
        return played;
    }
}
