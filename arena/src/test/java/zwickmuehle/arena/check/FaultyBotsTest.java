package zwickmuehle.arena.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import zwickmuehle.arena.check.CheckStep.Grade;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.players.Python;
import zwickmuehle.arena.players.ResourceLimits;
import zwickmuehle.arena.players.Sandbox;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.games.Games;
import zwickmuehle.rules.muehle.Board;
import zwickmuehle.rules.muehle.MuehleMove;

/**
 * Students' faults, each in a bot of its own in the folder {@code faulty}: most are the starter with one thing wrong. Each
 * gets the sentence that says what to mend.
 */
final class FaultyBotsTest {
    private static final Path FAULTY = Path.of("src", "test", "resources", "faulty");
    private static final Path STARTER = Path.of("..", "examples", "bot.py");
    private static final Rules KURS = Games.rules("muehle", "kurs");
    private static final Sandbox SANDBOX = Sandbox.strongest(ResourceLimits.STANDARD);
    private static final Duration LONG = Duration.ofSeconds(20);
    private static final Duration SHORT = Duration.ofSeconds(1);
    /** Until then Python itself has started, on a busy machine too. */
    private static final Duration UNTIL_STARTED = Duration.ofSeconds(5);

    /** Those who are to be silent or late are waited for at the same time. */
    private static final int AT_ONCE = 3;

    private static final Map<String, Future<CheckResult>> RESULTS = new HashMap<>();
    @TempDir
    private static Path folder = Path.of("");

    @BeforeAll
    static void handIn() throws IOException {
        Python.executable();
        Files.copy(STARTER, folder.resolve("bot.py"));
        try (DirectoryStream<Path> bots = Files.newDirectoryStream(FAULTY, "*.py")) {
            for (Path bot : bots) {
                Files.copy(bot, folder.resolve(bot.getFileName().toString()));
            }
        }
        try (ExecutorService checkers = Executors.newFixedThreadPool(AT_ONCE)) {
            faults().map(Arguments::get).forEach(fault -> RESULTS.put((String) fault[0], checkers.submit(
                    () -> check((String) fault[0], (Duration) fault[1], (Duration) fault[2]).run(CheckStep::passed))));
        }
    }

    private static BotCheck check(String bot, Duration moveTime, Duration startTime) {
        PlayerSpec spec = PlayerSpec.parse("'" + Python.executable() + "' '" + folder.resolve(bot + ".py") + "'");
        return new BotCheck((PlayerSpec.Program) spec, KURS, moveTime, startTime, SANDBOX);
    }

    /** The time is short only for those that are to run out of it: a busy machine must not spoil the other sentences. */
    private static Arguments bot(String name, Duration moveTime, Duration startTime, Grade grade, String step,
            String sentence) {
        return Arguments.of(name, moveTime, startTime, grade, step, sentence);
    }

    private static Arguments bot(String name, String step, String sentence) {
        return bot(name, LONG, LONG, Grade.FAILED, step, sentence);
    }

    private static Arguments silent(String name, String step, String sentence) {
        return bot(name, SHORT, LONG, Grade.FAILED, step, sentence);
    }

    static Stream<Arguments> faults() {
        String first = "places the first stone as White";
        return Stream.of(
                bot("never_flies", "can only fly",
                        ", choose: return random.choice(legal_moves(board, me, in_hand)))"),
                silent("no_flush", first,
                        "gave no answer in 1 s, nor within 250 ms after that; '-1 0 -1' came only when its input was closed: does it flush after each line, and answer"),
                bot("name_not_flushed", LONG, UNTIL_STARTED, Grade.FAILED, first,
                        "did not say its name within 5 s; 'Never flushes' came only when its input was closed: does it flush"),
                silent("no_newline", first, "; it wrote '-1 0 -1' without a newline at its end"),
                silent("carriage_return", first,
                        "; it wrote '-1 0 -1\\r': a line ends in \\n, and \\r alone does not end it"),
                bot("whole_seconds_only", "understands -t 0.5",
                        "its stderr: ValueError: invalid literal for int() with base 10: '0.5' (whole_seconds_only.py:6: int(sys.argv["),
                bot("almost_late", Duration.ofSeconds(4), LONG, Grade.WARNED, first,
                        "s of 4 s: less than a tenth of its time was left"),
                silent("late", first, "gave no answer in 1 s, nor within 250 ms after that"),
                silent("dies_in_a_thread", first,
                        "nor within 250 ms after that; its stderr: IndexError: list assignment index out of range (dies_in_a_thread.py:10, think: board[24] = \"E\")"),
                silent("never_ends", "may close a mill while all opposing stones stand in mills",
                        "nor within 250 ms after that; it was still computing, in a loop without end"),
                silent("thinks_too_long", first, "' came only after that: it was still computing"),
                silent("waits_for_more", first,
                        "nor within 250 ms after that; it was not computing but waiting, for more input"),
                bot("debugs_on_stdout", first, "answered 'thinking ...': 'thinking ...' is no move: expected FROM TO"),
                bot("crashes_when_it_may_take", "places where it may close a mill and take",
                        "ended by itself with exit code 1; its stderr: IndexError: list index out of range (crashes_when_it_may_take.py:10, choose: return board[24])"),
                bot("takes_from_mill", "may close a mill while all opposing stones stand in mills",
                        "all stones of Black stand in mills, and by these rules none of them may be taken"),
                bot("forgets_to_take", "places where it may close a mill and take",
                        "answered '-1 2 -1', that is g7: the move closes a mill: White must take a stone"),
                bot("always_the_same_point", "places where it may close a mill and take",
                        "answered '-1 0 -1', that is a7: a7 is occupied"),
                bot("always_white", "has one legal move", "belongs to White"),
                bot("answers_twice", first, "answered one question twice, then with '-1 "),
                bot("answers_unasked", first, "answered before it was asked: '-1 0 -1'"),
                bot("stays", "leaves when its input ends", "still runs 2 s after its input has ended"),
                bot("minus_of_print", first, "answered '\\u22121 0 \\u22121': "),
                bot("bytes_of_latin_1", first, "answered '-1\\xa00\\xa0-1': '-1\\xa00\\xa0-1' is no move: "),
                bot("nameless", LONG, SHORT, Grade.FAILED, first, "did not say its name within 1 s"),
                bot("coordinates", first, "answered 'd6': 'd6' is no move: expected FROM TO REMOVE, as in -1 0 -1"),
                bot("counts_from_one", first, "answered '-1 24 -1': '24' is no point: expected -1 … 23"),
                bot("counts_in_rings", "moves along a line",
                        "answered '20 21 23', that is f2-a1xg1: no line joins f2 and a1, and only a player with three stones may fly; it would be legal if points were counted ring by ring: they are counted line by line (in "),
                bot("greeted_by_a_library", first,
                        "answered before it was asked: 'Hello from the pygame community.'; the line before, 'pygame 2.6.1 (SDL 2.28.4, Python 3.12.0)', was taken for its name"),
                bot("blank_at_the_end", first, "answered '-1 0 -1 ': "),
                bot("syntax_error", first, " (syntax_error.py:4: def choose(board))"),
                bot("utf_16", first,
                        "said a name that is no ASCII text: 'P\\x00y\\x00t\\x00h\\x00o\\x00n\\x00 \\x00s\\x00t\\x00a\\x00r\\x00t\\x00e\\x00r\\x00' (it looks like UTF-16: write plain ASCII or UTF-8)"),
                bot("byte_order_mark", first,
                        "'\\ufeffPython starter' (it begins with a byte-order mark: write plain ASCII or UTF-8 without one)"),
                silent("reads_to_the_end", first,
                        "came only when its input was closed: does it flush after each line, and answer each line before it reads the next?"),
                silent("closes_its_input", first,
                        "gave no answer in 1 s, nor within 250 ms after that; it had closed its input"),
                bot("one_answer_a_process", first, "ended by itself with exit code 0, though the game was not over"),
                bot("work_of_a_child", first, "ended by itself with exit code 0, though the game was not over"),
                bot("book_elsewhere", first, "No such file or directory: '/home/me/book.txt' (book_elsewhere.py:4: "
                        + "with open(\"/home/me/book.txt\") as book:)"
                        + (SANDBOX.separates() ? " (in the sandbox it sees no private folders but its own)" : "")),
                bot("book_beside_itself", first,
                        "No such file or directory: 'book.txt' (book_beside_itself.py:4: with open(\"book.txt\") as book:) (a name like this is looked for in the folder in which it is started: "),
                bot("writes_beside_itself", first, SANDBOX.separates()
                        ? " (in the sandbox it can write to /tmp only, and what it wrote is gone after the game)"
                        : " (a file it writes may have 64 MB)"),
                bot("table_too_large", first, " (a file it writes may have 64 MB)"),
                bot("prompts", first,
                        "answered 'position: -1 0 -1': 'position: -1 0 -1' is no move: expected FROM TO REMOVE"),
                bot("misses_a_module", first,
                        "ModuleNotFoundError: No module named 'numpy_of_my_laptop' (misses_a_module.py:2: import numpy_of_my_laptop)"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("faults")
    void eachFaultGetsItsSentence(String bot, Duration moveTime, Duration startTime, Grade grade, String step,
            String sentence) {
        CheckResult result = Objects.requireNonNull(RESULTS.get(bot)).resultNow();
        CheckStep found = result.steps().getLast();
        String finding = Objects.requireNonNull(found.finding()).english();
        assertThat(found.grade()).as(finding).isEqualTo(grade);
        assertThat(finding).contains(sentence);
        assertThat(found.title().english()).startsWith(step);
        assertThat(result.ready()).isFalse();
    }

    @Test
    void everyBotOfTheFolderIsInTheTable() throws IOException {
        List<Object> inTable = faults().map(arguments -> arguments.get()[0] + ".py").map(Object.class::cast).toList();
        try (Stream<Path> bots = Files.list(FAULTY)) {
            assertThat(bots.map(bot -> (Object) bot.getFileName().toString()).toList())
                    .containsExactlyInAnyOrderElementsOf(inTable).hasSizeGreaterThanOrEqualTo(20);
        }
    }

    @Test
    void whoDoesNotBeginIsToldOnce() {
        List<CheckStep> told = new ArrayList<>();
        CheckResult result = check("syntax_error", LONG, LONG).run(told::add);
        assertThat(told).hasSize(1);
        assertThat(result.untried()).hasSize(12);
        assertThat(result.inWords().english())
                .isEqualTo("Not ready to hand in: 1 failed, 0 with a warning, 0 passed; the other 12 steps were not"
                        + " tried, since the program does not begin.");
        assertThat(JUnitReport.of(result, Locale.ENGLISH)).contains("tests=\"13\" failures=\"1\"", "skipped=\"12\"",
                "<skipped/>", "SyntaxError: ", "&gt; 0");
        JsonNode tests = GradescopeReport.of(result, Locale.ENGLISH).path("tests");
        assertThat(tests.size()).isEqualTo(13);
        assertThat(tests.path(0).path("status").asString()).isEqualTo("failed");
        assertThat(tests.path(0).path("output").asString()).contains("SyntaxError");
    }

    @Test
    void theStarterIsReadyToHandIn() {
        CheckResult result = check("bot", LONG, LONG).run(_ -> true);
        assertThat(result.ready()).as("%s", result.steps()).isTrue();
        assertThat(result.steps()).hasSize(13);
        JsonNode json = GradescopeReport.of(result, Locale.ENGLISH);
        assertThat(json.path("output").asString()).isEqualTo("All steps passed: ready to hand in.");
        assertThat(json.path("tests").path(12).path("score").asInt()).isEqualTo(1);
        assertThat(JUnitReport.of(result, Locale.GERMAN)).contains("failures=\"0\"", "geht, wenn seine Eingabe endet");
    }

    /** Who forgets that columns fill up finds no way out where one alone is left. */
    @Test
    void inVierGewinntOneColumnIsLeft() {
        Rules viergewinnt = Games.rules("viergewinnt", "7x6");
        Task last = Task.of(viergewinnt).getLast();
        Game game = Game.from(viergewinnt, viergewinnt.notation().parsePosition(last.position()));
        assertThat(Arrays.stream(game.legalMoves()).mapToObj(viergewinnt.notation()::protocolMove))
                .containsExactly("3");
    }

    @Test
    void onePositionCanBeTried() {
        CheckStep step = check("always_the_same_point", LONG, LONG).tryPosition("EEEEEEEEEEEEEEEEEEEEEEEB 9 8 w");
        assertThat(step.passed()).isTrue();
        assertThat(Objects.requireNonNull(step.finding()).english()).isEqualTo("answered '-1 0 -1', that is a7");
    }

    @Test
    void whoeverCanOnlyFlyHasNoMoveAlongALine() {
        Task flying = Task.of(KURS).getLast();
        Game game = Game.from(KURS, KURS.notation().parsePosition(flying.position()));
        assertThat(Arrays.stream(game.legalMoves()).boxed().toList()).isNotEmpty().allMatch(
                move -> (Board.neighbours(MuehleMove.from(move)) & Board.bit(MuehleMove.to(move))) == 0);
    }
}
