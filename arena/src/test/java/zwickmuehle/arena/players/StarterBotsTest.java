package zwickmuehle.arena.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwickmuehle.arena.referee.Clock;
import zwickmuehle.arena.referee.GameClock;
import zwickmuehle.arena.referee.GameObserver;
import zwickmuehle.arena.referee.PlayedGame;
import zwickmuehle.arena.referee.Referee;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.games.Games;
import zwickmuehle.search.RandomThinker;

/** The bots in examples/ play whole games without a fault. */
final class StarterBotsTest {
    private static final Path EXAMPLES = Path.of("..", "examples").toAbsolutePath().normalize();
    private static final int GAMES = 2;

    private final Sandbox sandbox = Sandbox.strongest(ResourceLimits.STANDARD);

    @Test
    void thePythonBotPlays() {
        assumeTrue(SearchPath.find("python3") != null, "python3 is not installed: the Python starter is not tested");
        playsWholeGames("Python starter", "python3 '" + EXAMPLES.resolve("bot.py") + "'");
    }

    @Test
    void theJavaBotPlays() {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        playsWholeGames("Java starter", "'" + java + "' '" + EXAMPLES.resolve("Bot.java") + "'");
    }

    @Test
    void theBotThatUsesTheRulesAsALibraryPlays() throws URISyntaxException {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        Path rules = Path.of(Games.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        playsWholeGames("Rules bot", "'" + java + "' -cp '" + rules + "' '" + EXAMPLES.resolve("RulesBot.java") + "'");
    }

    @Test
    void theCBotPlays(@TempDir Path folder) throws IOException, InterruptedException {
        assumeTrue(SearchPath.find("cc") != null, "no C compiler (cc) is installed: the C starter is not tested");
        Path bot = folder.resolve("bot");
        Process compiler = new ProcessBuilder("cc", "-O2", "-Wall", "-Wextra", "-Werror", "-o", bot.toString(),
                EXAMPLES.resolve("bot.c").toString()).inheritIO().start();
        assertThat(compiler.waitFor(60, TimeUnit.SECONDS) && compiler.exitValue() == 0).isTrue();
        playsWholeGames("C starter", "'" + bot + "'");
    }

    @Test
    void twoProgramsPlayAWholeGameOnAClock() {
        assumeTrue(SearchPath.find("python3") != null, "python3 is not installed: no program plays on a clock");
        String starter = "python3 '" + EXAMPLES.resolve("bot.py") + "'";
        PlayedGame played = onAClock("300+3", starter, starter);
        assertThat(played.verdict().code()).as(played.verdict().sentence().english()).isEqualTo(VerdictCode.BY_RULE);
    }

    @Test
    void aProgramWhoseClockRunsOutLoses(@TempDir Path folder) throws IOException {
        assumeTrue(SearchPath.find("python3") != null, "python3 is not installed: no program plays on a clock");
        Path slow = Files.writeString(folder.resolve("slow.py"), """
                import sys, time
                sys.stdin.readline()
                print("Slow", flush=True)
                for line in sys.stdin:
                    time.sleep(0.7)
                    print(-1, line.index("E"), -1, flush=True)
                """);
        PlayedGame played = onAClock("2+0", "python3 '" + slow + "'",
                "python3 '" + EXAMPLES.resolve("bot.py") + "'");
        assertThat(played.verdict().code()).as(played.verdict().sentence().english())
                .isEqualTo(VerdictCode.CLOCK_RAN_OUT);
        assertThat(played.verdict().sentence().english()).matches("(?s).*answered \\d+ ms too late.*");
    }

    private PlayedGame onAClock(String clock, String white, String black) {
        return new Referee(Clock.of(Duration.ofMinutes(1), GameClock.parse(clock))).play(
                Game.start(Games.rules("muehle", "kurs")), program(white), program(black), GameObserver.NOBODY);
    }

    private ProgramPlayer program(String words) {
        PlayerSpec.Program program = (PlayerSpec.Program) PlayerSpec.parse(words);
        return new ProgramPlayer("bot", program.command(), sandbox, Duration.ofMinutes(1), _ -> {});
    }

    private void playsWholeGames(String name, String command) {
        PlayerSpec.Program program = (PlayerSpec.Program) PlayerSpec.parse(command);
        for (int i = 0; i < GAMES; i++) {
            ProgramPlayer bot = new ProgramPlayer("bot", program.command(), sandbox, Duration.ofMinutes(1), _ -> {});
            ThinkerPlayer opponent = new ThinkerPlayer("random", new RandomThinker(new SplittableRandom(i)));
            Game start = Game.start(Games.rules("muehle", "kurs"));
            Referee referee = new Referee(Clock.of(Duration.ofSeconds(30)));
            PlayedGame played = i % 2 == 0
                    ? referee.play(start, bot, opponent, GameObserver.NOBODY)
                    : referee.play(start, opponent, bot, GameObserver.NOBODY);
            assertThat(played.verdict().code()).as(played.verdict().sentence().english())
                    .isEqualTo(VerdictCode.BY_RULE);
            assertThat(bot.name()).isEqualTo(name);
            assertThat(bot.life()).isEqualTo(Life.GONE);
        }
    }
}
