package zwickmuehle.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.players.ResourceLimits;
import zwickmuehle.arena.players.SandboxChoice;
import zwickmuehle.arena.players.Terms;
import zwickmuehle.arena.referee.GameClock;
import zwickmuehle.rules.NotationException;

final class TournamentFileTest {
    private static final String PLAYERS = "\n[[player]]\nplay = \"random\"\n[[player]]\nname = \"B\"\nplay = \"level:1\"\n";

    @Test
    void aFileSaysEverything() {
        TournamentPlan plan = TournamentFile.parse("""
                # a comment
                name = "Kurs 2026"
                game = "muehle"
                rules = "klassisch"
                format = "swiss"
                time = 0.5
                rounds = 7
                games = 2
                parallel = 3

                [[player]]
                name = "Anna"
                play = "python3 'anna bot.py'"

                [[player]]
                play = "level:3"
                """);
        assertThat(plan.name()).isEqualTo("Kurs 2026");
        assertThat(plan.format()).isEqualTo(TournamentFormat.SWISS);
        assertThat(plan.rules().variant()).isEqualTo("klassisch");
        assertThat(plan.moveTime()).isEqualTo(Duration.ofMillis(500));
        assertThat(plan.rounds()).isEqualTo(7);
        assertThat(plan.entrants().getFirst().spec()).isInstanceOf(PlayerSpec.Program.class);
        assertThat(plan.entrants().getLast().name()).isEqualTo("level:3");
    }

    @Test
    void aFileSaysHowProgramsRun() {
        TournamentPlan plan = TournamentFile.parse("""
                sandbox = "required"
                think_ahead = false
                on_withdrawal = "void"
                limits = { memory = 2048, processes = 16 }

                [[player]]
                name = "Anna"
                play = "./run"
                folder = "bots/anna"
                build = "make"
                limits = { memory = 4096, stderr = 1 }

                [[player]]
                play = "level:3"
                withdrawn = true
                """);
        assertThat(plan.conditions().sandbox()).isEqualTo(SandboxChoice.REQUIRED);
        assertThat(plan.onWithdrawal()).isEqualTo(OnWithdrawal.VOID);
        Entrant anna = plan.entrants().getFirst();
        assertThat(anna.build()).isEqualTo("make");
        assertThat(plan.entrants().getLast().withdrawn()).isTrue();
        Terms terms = plan.terms(anna);
        assertThat(terms.directory()).isAbsolute().endsWithRaw(Path.of("bots", "anna"));
        assertThat(terms.thinkAhead()).isFalse();
        assertThat(terms.limits()).isEqualTo(new ResourceLimits(4096L << 20, ResourceLimits.STANDARD.cpuSeconds(),
                ResourceLimits.STANDARD.fileBytes(), 16, 1 << 10));
    }

    @Test
    void aClockForTheGameTakesThePlaceOfTheTimeForAMove() {
        TournamentPlan plan = TournamentFile.parse("""
                name = "Cup"
                clock = "300+3"
                [[player]]
                name = "A"
                play = "random"
                [[player]]
                name = "B"
                play = "level:1"
                """);
        assertThat(plan.clock()).isEqualTo(GameClock.parse("300+3"));
        assertThat(plan.moveTime()).as("what programs are told").isEqualTo(Duration.ofSeconds(8));
        assertThat(plan.settings()).containsEntry("clock", "300+3");
    }

    @Test
    void aShortFileIsARoundRobinByTheRulesOfTheCourse() {
        TournamentPlan plan = TournamentFile.parse(PLAYERS);
        assertThat(plan.format()).isEqualTo(TournamentFormat.ROUND_ROBIN);
        assertThat(plan.rules().variant()).isEqualTo("kurs");
        assertThat(plan.moveTime()).isEqualTo(Duration.ofSeconds(1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"tim = 1|line 1: unknown key 'tim'", "name = \"x\"\nformat = \"cup\"|line 2: format 'cup'",
            "time = -1|line 1: '-1' is no time",
            "time = 1101e1000000003|line 1: '1.101E+1000000006' is no time",
            "time = 1e-1000000003|line 1: '1E-1000000003' is no time", "games = 0|line 1: games",
            "games = \"two\"|line 1: games",
            "name = 7|line 1: name: expected text", "game = \"go\"|line 1: unknown game 'go'",
            "name = \"x\n|line 1: no TOML",
            "sandbox = \"strong\"|line 1: sandbox 'strong': expected required, best or plain",
            "think_ahead = 1|line 1: think_ahead: expected true or false",
            "clock = \"5 min\"|line 1: '5 min' is no clock: expected seconds for the game and for each move, as in 300+3",
            "time = 2\nclock = \"300+3\"|line 2: either time (for each move) or clock (for the game), not both",
            "on_withdrawal = \"drop\"|line 1: on_withdrawal 'drop': expected keep or void",
            "limits = { memory = 0 }|line 1: memory: expected a whole number from 1",
            "limits = { ram = 5 }|line 1: unknown key 'ram'", "limits = 5|line 1: limits: expected a table, [limits]"})
    void errorsNameTheLine(String textAndError) {
        String[] parts = textAndError.split("\\|", -1);
        assertThatThrownBy(() -> TournamentFile.parse(parts[0] + PLAYERS)).isInstanceOf(NotationException.class)
                .hasMessageStartingWith(parts[1]);
    }

    @Test
    void errorsOfPlayersNameTheirLine() {
        assertThatThrownBy(() -> TournamentFile.parse(PLAYERS + "[[player]]\nname = \"B\"\nplay = \"random\"\n"))
                .hasMessageStartingWith("line 8: the name 'B'");
        assertThatThrownBy(() -> TournamentFile.parse(PLAYERS + "[[player]]\nname = \"C\"\n"))
                .hasMessageStartingWith("line 7: no player named");
        assertThatThrownBy(() -> TournamentFile.parse("[[player]]\nplay = \"random\"\n"))
                .hasMessageContaining("expected 2 to 1000 players");
    }
}
