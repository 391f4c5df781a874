package zwickmuehle.arena.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zwickmuehle.arena.formats.UciText;
import zwickmuehle.arena.referee.Clock;
import zwickmuehle.arena.referee.GameObserver;
import zwickmuehle.arena.referee.Player;
import zwickmuehle.arena.referee.PlayedGame;
import zwickmuehle.arena.referee.Referee;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.games.Games;
import zwickmuehle.rules.muehle.RuleSet;
import zwickmuehle.search.Equipment;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.thinkers.Thinkers;

/** Engines of the UCI-like dialect, as players and as one of ours. */
final class UciTest {
    private static final Rules RULES = Games.rules("muehle", UciText.USUAL_RULES.name());
    private static final Sandbox PLAIN = new PlainProcess(Terms.of(ResourceLimits.STANDARD),
            new Sentence("for a test", "für einen Test"));

    private static String testEngine() {
        String classPath = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        return "uci:" + Path.of(System.getProperty("java.home"), "bin", "java") + " -XX:TieredStopAtLevel=1 -cp '"
                + classPath + "' " + TestUciEngine.class.getName();
    }

    private static Player player(String words, Rules rules, List<String> heard) {
        return Players.standard(PLAIN, _ -> Oracle.NONE).create(PlayerSpec.parse(words), rules, 1,
                line -> heard.add(line.text()));
    }

    private static PlayedGame play(String engine, Rules rules, List<String> heard) {
        return play(engine, rules, Duration.ofSeconds(20), heard);
    }

    private static PlayedGame play(String engine, Rules rules, Duration moveTime, List<String> heard) {
        try (Player white = player(engine, rules, heard); Player black = player("random", rules, heard)) {
            return new Referee(Clock.of(moveTime)).play(Game.start(rules), white, black,
                    GameObserver.NOBODY);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"theorie,quiet=60", "kurs"})
    void aWholeGameIsPlayedAgainstAnEngine(String rules) {
        List<String> heard = new ArrayList<>();
        PlayedGame played = play(testEngine(), Games.rules("muehle", rules), heard);
        assertThat(played.verdict().code()).as(() -> played.verdict().sentence() + " " + heard)
                .isEqualTo(VerdictCode.BY_RULE);
        assertThat(played.white()).isEqualTo("Tester");
        assertThat(heard).contains("uci", "uciok", "readyok").anyMatch(line -> line.startsWith("bestmove x"));
    }

    /** Sanmill tells its move at the end of what it found out, and remarks are no answers whatever stands in them. */
    @ParameterizedTest
    @ValueSource(strings = {"info score 5 bestmove a7", "info depth 10 score cp 12 nodes 14832 bestmove a7",
            "info string the bestmove d6\\ninfo depth 3 pv d6\\nbestmove a7 ponder d6"})
    void anAnswerMayEndALineOfInformation(String answer) {
        PlayedGame played = play("uci:sh -c 'while read -r l; do case $l in uci) echo uciok;; isready) echo readyok;; "
                + "*moves*) exit 3;; go*) printf \"" + answer + "\\n\";; esac; done'", RULES, new ArrayList<>());
        assertThat(played.verdict().code()).isEqualTo(VerdictCode.CRASHED);
        assertThat(played.game().moves()).startsWith(RULES.notation().parseMove("a7"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"echo nothing|CRASHED", "exec no-such-engine|NOT_STARTED",
            "while read -r l; do case $l in uci) echo uciok;; isready) printf \"readyok\\nbestmove a7\\n\";; esac; done|ANSWERED_UNASKED",
            "while read -r l; do case $l in uci) echo uciok;; isready) echo readyok;; go*) printf \"bestmove a7\\nbestmove d7\\n\";; esac; done|ANSWERED_TWICE",
            "while read -r l; do case $l in uci) echo uciok;; isready) echo readyok;; go*) echo bestmove none;; esac; done|MALFORMED_ANSWER",
            "while read -r l; do case $l in uci) echo uciok;; isready) echo readyok;; go*) echo bestmove a7-d7;; esac; done|ILLEGAL_MOVE",
            "while read -r l; do case $l in uci) echo uciok;; isready) echo readyok;; go*) exit 3;; esac; done|CRASHED"})
    void faultsAreTheEnginesOwn(String script, VerdictCode code) {
        PlayedGame played = play("uci:sh -c '" + script + "'", RULES, new ArrayList<>());
        assertThat(played.verdict().code()).isEqualTo(code);
        assertThat(played.verdict().forfeiter()).isEqualTo(Side.WHITE);
    }

    @Test
    void anAnswerWithoutNewlineIsNoneAndTheVerdictSaysSo() {
        PlayedGame played = play(
                "uci:sh -c 'while read -r l; do case $l in uci) echo uciok;; isready) echo readyok;; go*) printf \"bestmove a7\";; esac; done'",
                RULES, Duration.ofMillis(300), new ArrayList<>());
        assertThat(played.verdict().code()).isEqualTo(VerdictCode.OUT_OF_TIME);
        assertThat(played.verdict().sentence().english()).contains("it wrote 'bestmove a7' without a newline");
    }

    @Test
    void whoMayHaveBeenEndedByAnotherIsNotCondemned() {
        PlayedGame played = play(
                "uci:sh -c 'while read -r l; do case $l in uci) echo uciok;; isready) echo readyok;; go*) kill -9 $$;; esac; done'",
                RULES, new ArrayList<>());
        assertThat(played.verdict().code()).isEqualTo(VerdictCode.UNCLEAR);
    }

    @Test
    void enginesPlayMuehleOnlyAndNeedACommand() {
        assertThatThrownBy(() -> player("uci:x", Games.rules("viergewinnt", null), new ArrayList<>()))
                .hasMessageContaining("engines behind uci: play Mühle only");
        assertThatThrownBy(() -> PlayerSpec.parse("uci:")).hasMessageContaining("no player named");
        assertThat(PlayerSpec.parse("uci:./engine -x").program()).isTrue();
    }

    @Test
    void removalsMayBeWrittenInCapitalsAsMovesMay() {
        assertThat(RULES.notation().parseMove("D6")).isEqualTo(RULES.notation().parseMove("d6"));
        assertThat(UciText.removal("XB4")).isEqualTo(UciText.removal("xb4"));
        assertThatThrownBy(() -> UciText.removal("b4")).hasMessageContaining("removes no stone");
    }

    @Test
    void rulesThatDifferAreNamed() {
        assertThat(UciText.differences(UciText.USUAL_RULES)).isEmpty();
        assertThat(UciText.differences(RuleSet.KURS)).hasSize(1).first().asString().contains("nothing is taken here");
        assertThat(UciText.differences(RuleSet.THEORIE)).hasSize(2);
    }

    /** A client of our own, line by line. */
    @Test
    void ourEngineAnswersInTheDialect() throws Exception {
        String start = "position fen ********/********/******** w p p 0 9 0 9 0 0 0 0 0 0 0 0 1";
        List<String> said = ask("uci", "isready", start + " moves a7 a1 d7 d1", "go movetime 20000",
                start + " moves a7 a1 d7 d1 g7", "go movetime 100", "position fen nonsense", "nonsense",
                start + " moves a7 a7", "quit");
        assertThat(said).startsWith("id name Ours").contains("uciok", "readyok", "bestmove g7")
                .anyMatch(line -> line.equals("bestmove xa1") || line.equals("bestmove xd1"))
                .anyMatch(line -> line.startsWith("info string"));
    }

    /** Time by {@code setoption}, limits of other kinds, and a thought that only {@code stop} or the end of input ends. */
    @Test
    void limitsAreToldInSeveralWays() throws Exception {
        assertThat(ask("uci", "setoption name MoveTime value 1", "position startpos", "go", "quit"))
                .contains("option name MoveTime type spin default 1 min 1 max 3600").last().asString()
                .startsWith("bestmove ");
        for (String go : List.of("go infinite", "go depth 2", "go nodes 500", "go depth 1 movetime 20000")) {
            assertThat(ask("position  startpos  moves a7 a1", go)).as(go).singleElement().asString()
                    .matches("bestmove [a-g][1-7]");
            assertThat(ask("position startpos moves a7 a1", go, "stop")).as(go).hasSize(1);
        }
    }

    @Test
    void aPositionThatWasRefusedIsNotPlayedFrom() throws Exception {
        assertThat(ask("position startpos moves a7", "position startpos moves a7 a7", "go", "position startpos", "go"))
                .satisfiesExactly(line -> assertThat(line).startsWith("info string "),
                        line -> assertThat(line).isEqualTo("bestmove none"),
                        line -> assertThat(line).matches("bestmove [a-g][1-7]"));
    }

    private static List<String> ask(String... lines) throws Exception {
        Equipment equipment = new Equipment(Oracle.NONE, System::nanoTime, new SplittableRandom(1), 1, 1 << 20);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new UciEngine(RULES, Thinkers.parse("alphabeta:depth=3", RULES, equipment), Thinkers.analyst(RULES, equipment),
                "Ours", Duration.ofMillis(100)).run(
                        new ByteArrayInputStream(String.join("\n", lines).getBytes(StandardCharsets.UTF_8)),
                        new PrintStream(out, true, StandardCharsets.UTF_8));
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }
}
