package zwickmuehle.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwickmuehle.web.http.Limit;

/** The command line as its users and their scripts see it. */
final class CommandLineProgramTest {

    @Test
    void perftEndsWithTheNumberAlone() {
        assertThat(Run.of("perft", "--game", "muehle", "--depth", "4").lastLine()).isEqualTo("255024");
        assertThat(Run.of("perft", "--game", "viergewinnt", "--depth", "6").lastLine()).isEqualTo("117649");
        assertThat(Run.of("perft", "--depth", "0").lastLine()).isEqualTo("1");
    }

    @Test
    void dividedCountsAddUp() {
        Run run = Run.of("perft", "--game", "viergewinnt", "--depth", "5", "--divide", "44");
        long sum = run.out().lines().filter(line -> line.contains(": "))
                .mapToLong(line -> Long.parseLong(line.substring(line.indexOf(": ") + 2))).sum();
        assertThat(run.out().lines()).hasSize(8).first().isEqualTo("1: 2401");
        assertThat(run.lastLine()).isEqualTo(Long.toString(sum));
    }

    @Test
    void aPositionIsOneArgumentOrFour() {
        Run one = Run.of("show", "WEEEEEEEEEEEEEEEEEEEEEEB 8 8 w");
        Run four = Run.of("show", "WEEEEEEEEEEEEEEEEEEEEEEB", "8", "8", "w");
        assertThat(one).isEqualTo(four);
        assertThat(one.out()).contains("7  W-----", "White to move: place a stone");
        assertThat(one.exitCode()).isZero();
    }

    @Test
    void germansAreSpokenToInGerman() {
        assertThat(Run.of(Locale.GERMANY, "show").out()).contains("Weiß am Zug: einen Stein setzen");
        assertThat(Run.of(Locale.GERMANY, "show", "x").err()).contains("'x': erwartet werden vier Wörter, nicht 1");
        assertThat(Language.of(Map.of("LANG", "de_AT.UTF-8"), Locale.ENGLISH)).isEqualTo(Locale.GERMAN);
        assertThat(Language.of(Map.of("LANG", "de_AT.UTF-8", "LC_ALL", "C"), Locale.GERMAN)).isEqualTo(Locale.ENGLISH);
        assertThat(Language.of(Map.of(), Locale.GERMAN)).isEqualTo(Locale.GERMAN);
    }

    @Test
    void theHelpOfServeNamesEveryLimit() {
        String help = Run.of("serve", "--help").out().replaceAll("\\s+", " ");
        for (Limit limit : Limit.values()) {
            assertThat(help).contains(limit.word() + "=" + limit.usual() + " (" + limit.meaning() + ")");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"show x", "show --game chess", "show --game viergewinnt 448", "show --size 7x6",
            "show --game viergewinnt --rules kurs", "show --game viergewinnt --size 9x9", "show --rules streng",
            "perft", "perft --depth", "perft --depth x", "perft --depth -1", "perft --depth 65",
            "perft --depth 99999999999",
            "engine", "engine -t", "engine -t x", "engine -t 1 --level 11", "engine -t 1 --bad",
            "engine -t 1 --game go",
            "engine -t 1 --threads 0", "random", "random -t 0", "random -t 1 --seed x",
            "perft --depth ٤", "show --game viergewinnt ٤", "show --game viergewinnt 4４",
            "analyse --game viergewinnt ４",
            "show EEEEEEEEEEEEEEEEEEEEEEEE 0 0 w", "analyse WWEEEEEEEEEEEEEEEEEEEEBB 0 0 w", "scenarios --game chess",
            "scenarios --find 0", "check nowhere.txt", "check --database nowhere nowhere.txt",
            "verify-database nowhere",
            "backup x --data nowhere", "restore nowhere", "tournament nowhere.toml", "serve --port 70000",
            "bench --player nobody", "play --white level:11", "match --white level:11 --black random",
            "check-bot level:1", "completion fish", "man x",
            "serve --limit games=3", "serve --limit streams", "serve --limit streams=0", "serve --limit streams=many",
            "perft --dept 3", "unknown", "--unknown", "show --game"})
    void wrongUsageGivesOneLineAndExitCodeTwo(String line) {
        Run run = Run.of(line.split(" ", -1));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines()).hasSize(1).first().asString().startsWith("zwickmuehle: ")
                .doesNotContain("Exception");
    }

    @Test
    void wrongUsageIsSaidInBothLanguages() {
        assertSaid("tournamnet", "there is no command 'tournamnet'; did you mean tournament? (see: zwickmuehle --help)",
                "einen Befehl 'tournamnet' gibt es nicht; vielleicht tournament? (siehe: zwickmuehle --help)");
        assertSaid("perft --dept 3", "there is no option --dept; did you mean --depth? (see: zwickmuehle perft --help)",
                "eine Option --dept gibt es nicht; vielleicht --depth? (siehe: zwickmuehle perft --help)");
        assertSaid("match", "missing: --white P, --black P (see: zwickmuehle match --help)",
                "es fehlt: --white P, --black P (siehe: zwickmuehle match --help)");
        assertSaid("games", "missing: one of list, show, delete, export, import (see: zwickmuehle games --help)",
                "es fehlt: eines von list, show, delete, export, import (siehe: zwickmuehle games --help)");
        assertSaid("match --game viergewinnt --white uci:x --black level:1",
                "'uci:x': engines behind uci: play Mühle only", "'uci:x': Engines hinter uci: spielen nur Mühle");
        assertSaid("perft --depth", "missing: --depth N (see: zwickmuehle perft --help)",
                "es fehlt: --depth N (siehe: zwickmuehle perft --help)");
        assertSaid("perft --depth x", "--depth N: 'x' is no whole number (see: zwickmuehle perft --help)",
                "--depth N: 'x' ist keine ganze Zahl (siehe: zwickmuehle perft --help)");
        assertSaid("perft --depth 3 --depth 4", "--depth N is given twice (see: zwickmuehle perft --help)",
                "--depth N steht zweimal da (siehe: zwickmuehle perft --help)");
        assertSaid("man x", "'x' is one word too many (see: zwickmuehle man --help)",
                "'x' ist ein Wort zu viel (siehe: zwickmuehle man --help)");
        assertSaid("show 4453", "'4453' looks like columns of Vier Gewinnt: add --game viergewinnt",
                "'4453' sieht nach Spalten von Vier Gewinnt aus: --game viergewinnt gehört dazu");
    }

    private static void assertSaid(String line, String english, String german) {
        String[] words = line.split(" ", -1);
        assertThat(Run.of(words)).isEqualTo(new Run(2, "", "zwickmuehle: " + english + "\n"));
        assertThat(Run.of(Locale.GERMAN, words).err()).isEqualTo("zwickmuehle: " + german + "\n");
    }

    @Test
    void theListOfCommandsIsMadeOfWholeSentences() {
        String list = Run.of("--help").out();
        String[] commands = list.substring(list.indexOf("Commands:")).split("\n  (?=[a-z])", -1);
        assertThat(commands).hasSizeGreaterThan(20);
        for (int i = 1; i < commands.length; i++) {
            assertThat(commands[i].strip()).matches("(?s)[a-z-]+ .*(\\.|man -l -)");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "perft", "show", "engine", "random"})
    void everyCommandHasHelp(String command) {
        Run run = command.isEmpty() ? Run.of("--help") : Run.of(command, "--help");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("Usage: zwickmuehle");
    }

    @Test
    void theSideThatWaitsWithTwoStonesHasLost() {
        Run run = Run.of("show", "WWWEEEEEEEEEEEEEEEEEEEBB 0 0 w");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("White wins: fewer than three stones are left").doesNotContain("fly");
        assertThat(Run.of("perft", "--depth", "1", "WWWEEEEEEEEEEEEEEEEEEEBB 0 0 w").lastLine()).isEqualTo("0");
        assertThat(Run.of("analyse", "WWWEEEEEEEEEEEEEEEEEEEBB 0 0 w").out())
                .endsWith("White wins: fewer than three stones are left\n");
    }

    @Test
    void helpNamesTheRulesThatCommandsPlayBy() {
        for (String command : new String[]{"match", "check-bot", "engine", "random", "check", "show"}) {
            assertThat(Run.of(command, "--help").out().replaceAll("\\s+", " ")).contains(
                    "If not given: kurs in match, check-bot, engine and random, as in the course competition; theorie in check; klassisch in all others");
        }
    }

    @Test
    void theVersionIsToldOnRequest() {
        assertThat(Run.of("--version").out()).startsWith("Zwickmühle ");
    }
}
