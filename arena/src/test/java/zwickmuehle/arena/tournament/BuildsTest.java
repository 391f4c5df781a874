package zwickmuehle.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwickmuehle.arena.players.Players;
import zwickmuehle.arena.players.Python;
import zwickmuehle.arena.players.ResourceLimits;
import zwickmuehle.arena.players.Sandbox;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Sentence;
import zwickmuehle.search.Oracle;

final class BuildsTest {
    private static final Players PLAYERS = Players.standard(Sandbox.strongest(ResourceLimits.STANDARD),
            _ -> Oracle.NONE);
    private static final Path STARTER = Path.of("..", "examples", "bot.py").toAbsolutePath().normalize();

    @TempDir
    private Path folder = Path.of("");
    private final List<String> told = new ArrayList<>();

    private String player(String name, String build) throws IOException {
        Path program = Files.createDirectories(folder.resolve(name));
        Files.copy(STARTER, program.resolve("source.txt"));
        return "[[player]]\nname = \"%s\"\nfolder = \"%s\"\nbuild = '''%s'''\nplay = \"%s bot.py\"\n"
                .formatted(name, program, build, Python.executable());
    }

    private List<FinishedGame> run(TournamentPlan plan, boolean resume) throws IOException, InterruptedException {
        try (Tournament tournament = new Tournament(plan, PLAYERS, folder.resolve("results"), resume,
                new TournamentObserver() {
                    @Override
                    public void told(Sentence news) {
                        told.add(news.english());
                    }
                })) {
            tournament.run();
            return tournament.games();
        }
    }

    @Test
    void programsAreBuiltBeforeTheyPlayAndWhoCannotBeBuiltIsLeftOut() throws IOException, InterruptedException {
        TournamentPlan plan = TournamentFile.parse("parallel = 2\n"
                + player("Anna", "echo built >> log && cp source.txt bot.py")
                + player("Ben", "echo no compiler here; exit 3") + "[[player]]\nplay = \"random\"\n");
        List<FinishedGame> games = run(plan, false);
        assertThat(games).hasSize(1);
        assertThat(games.getFirst().record().played().white()).isEqualTo("Anna");
        assertThat(games.getFirst().verdict().code().forfeit()).as(games.getFirst().verdict().sentence().english())
                .isFalse();
        assertThat(Files.readString(folder.resolve("Anna/log"))).isEqualTo("built\n");
        assertThat(told).singleElement().asString().startsWith("Ben is left out: its build")
                .contains("exit code 3: no compiler here");
    }

    @Test
    void aBuildThatFailsLaterOnIsToldAndTheProgramPlaysWithWhatIsThere() throws IOException, InterruptedException {
        String file = "parallel = 1\n" + player("Anna", "[ ! -e bot.py ] && cp source.txt bot.py")
                + "[[player]]\nplay = \"random\"\n";
        run(TournamentFile.parse(file), false);
        assertThat(told).isEmpty();
        assertThat(run(TournamentFile.parse(file), true)).hasSize(1);
        assertThat(told).singleElement().asString().startsWith("Anna plays with what is there: its build");
    }

    @Test
    void whoSharesAFolderIsBuiltOnce() throws IOException, InterruptedException {
        String anna = player("Anna", "echo built >> log && cp source.txt bot.py");
        run(TournamentFile.parse("parallel = 2\n" + anna + anna.replace("name = \"Anna\"", "name = \"Again\"")), false);
        assertThat(Files.readString(folder.resolve("Anna/log"))).isEqualTo("built\n");
    }

    @Test
    void aBuildNeedsAFolder() {
        assertThatThrownBy(() -> TournamentFile.parse(
                "[[player]]\nplay = \"random\"\n[[player]]\nplay = \"./bot\"\nname = \"Ben\"\nbuild = \"make\"\n"))
                .isInstanceOf(NotationException.class).hasMessageStartingWith("line 6: Ben has a build and no folder");
    }

    @Test
    void theBarForMachinesStandsInTheFile() {
        String players = "[[player]]\nplay = \"random\"\n[[player]]\nplay = \"level:1\"\n";
        assertThat(TournamentFile.parse(players).conditions().machines()).isEqualTo(MachineBar.STANDARD);
        assertThat(TournamentFile.parse("[workers]\nleast_speed = 900\nmost_load = 1.5\n" + players).conditions()
                .machines()).isEqualTo(new MachineBar(900, 1.5));
        assertThatThrownBy(() -> TournamentFile.parse("[workers]\nmost_load = -1\n" + players))
                .isInstanceOf(NotationException.class).hasMessageStartingWith("line 2: most_load");
        assertThatThrownBy(() -> TournamentFile.parse("[workers]\nspeed = 1\n" + players))
                .isInstanceOf(NotationException.class).hasMessageStartingWith("line 2: unknown key 'speed'");
    }

    @Test
    void whereNothingIsPlayedNothingBegins() {
        TournamentPlan plan = TournamentFile.parse(
                "parallel = 0\n[[player]]\nplay = \"random\"\n[[player]]\nplay = \"level:1\"\n");
        assertThatThrownBy(() -> run(plan, false)).isInstanceOf(NotationException.class)
                .hasMessageStartingWith("parallel = 0");
        assertThat(folder.resolve("results")).doesNotExist();
    }
}
