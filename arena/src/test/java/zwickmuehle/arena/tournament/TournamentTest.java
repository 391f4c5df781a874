package zwickmuehle.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import zwickmuehle.arena.players.Players;
import zwickmuehle.arena.players.ResourceLimits;
import zwickmuehle.arena.players.Sandbox;
import zwickmuehle.arena.record.TextRecordReader;
import zwickmuehle.rules.NotationException;
import zwickmuehle.search.Oracle;

final class TournamentTest {
    private static final Players PLAYERS = Players.standard(Sandbox.strongest(ResourceLimits.STANDARD),
            _ -> Oracle.NONE);
    private static final String NASTY = "</script><script>alert(1)</script>";

    @TempDir
    private Path folder = Path.of("");

    private static TournamentPlan plan(String format) {
        StringBuilder file = new StringBuilder("game = \"viergewinnt\"\nformat = \"" + format + "\"\nparallel = 3\n");
        for (int i = 0; i < 8; i++) {
            file.append("[[player]]\nname = \"P").append(i).append("\"\nplay = \"")
                    .append(i == 0 ? "alphabeta:depth=3" : "random").append("\"\n");
        }
        return TournamentFile.parse(file.toString());
    }

    private List<FinishedGame> run(TournamentPlan plan, boolean resume) throws IOException, InterruptedException {
        try (Tournament tournament = new Tournament(plan, PLAYERS, folder, resume, TournamentObserver.NOBODY)) {
            tournament.run();
            return tournament.games();
        }
    }

    private static Set<String> labels(List<FinishedGame> games) {
        return games.stream().map(game -> GameTables.label(game.fixture()) + " " + game.fixture().white() + "-"
                + game.fixture().black()).collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void everyFormatIsPlayedToItsEnd() throws IOException, InterruptedException {
        for (TournamentFormat format : TournamentFormat.values()) {
            folder = folder.resolve(format.text());
            TournamentPlan plan = plan(format.text());
            List<FinishedGame> games = run(plan, false);
            int known = Schedule.rounds(plan, games).stream().mapToInt(round -> round.fixtures().size()).sum();
            assertThat(labels(games)).hasSize(known);
        }
    }

    /** As if the process had been killed at any byte of the journal. */
    @Test
    void whereverItWasInterruptedItEndsWithTheSameGamesOnceEach() throws IOException, InterruptedException {
        TournamentPlan plan = plan("round-robin");
        Set<String> whole = labels(run(plan, false));
        Path journal = folder.resolve("journal.jsonl");
        byte[] bytes = Files.readAllBytes(journal);
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 20; i++) {
            Files.write(journal, Arrays.copyOf(bytes, random.nextInt(bytes.length)));
            List<FinishedGame> games = run(plan, true);
            assertThat(games).hasSize(28);
            assertThat(labels(games)).isEqualTo(whole);
        }
    }

    @Test
    void resultsAreNeitherOverwrittenNorMixed() throws IOException, InterruptedException {
        run(plan("round-robin"), false);
        assertThatThrownBy(() -> run(plan("round-robin"), false)).isInstanceOf(NotationException.class)
                .hasMessageContaining("--resume");
        assertThatThrownBy(() -> run(plan("knockout"), true)).isInstanceOf(NotationException.class)
                .hasMessageStartingWith("the line format = knockout has changed: it was format = round-robin");
        Files.writeString(folder.resolve("journal.jsonl"), "nonsense\n");
        assertThatThrownBy(() -> run(plan("round-robin"), true)).isInstanceOf(NotationException.class)
                .hasMessageContaining("line 1");
    }

    @Test
    void reportsHoldEveryGameAndNoMarkupOfNames() throws IOException, InterruptedException {
        TournamentPlan plan = TournamentFile.parse("name = \"" + NASTY + "\"\n[[player]]\nname = \"" + NASTY
                + "\"\nplay = \"random\"\n[[player]]\nname = \"=1+1\"\nplay = \"/nothing/here\"\n"
                + "[[player]]\nname = \"c, \\\"d\\\"\"\nplay = \"random\"\n");
        List<FinishedGame> games;
        try (Tournament tournament = new Tournament(plan, PLAYERS, folder, false, true, TournamentObserver.NOBODY)) {
            tournament.run();
            games = tournament.games();
        }
        Reports.write(plan, games, folder, folder.resolve("conversations"));
        String html = Files.readString(folder.resolve("report.html"));
        assertThat(html).doesNotContain(NASTY).contains("\\u003c/script>").doesNotContain("src=", "href=", "https:",
                "@import");
        assertThat(html.split("</script>", -1)).hasSize(3);
        JsonNode json = JsonMapper.builder().build().readTree(Files.readString(folder.resolve("results.json")));
        assertThat(json.path("games").size()).isEqualTo(3);
        assertThat(json.path("forfeits").size()).isEqualTo(2);
        assertThat(json.path("forfeits").path(0).path("code").asString()).isEqualTo("NOT_STARTED");
        assertThat(json.path("standings").path(2).path("name").asString()).isEqualTo("=1+1");
        assertThat(Files.readString(folder.resolve("standings.csv"))).contains("'=1+1", "\"c, \"\"d\"\"\"");
        assertThat(Files.readString(folder.resolve("standings.txt"))).contains("Forfeits: 2");
        assertThat(TextRecordReader.read(Files.readString(folder.resolve("games.txt")))).hasSize(3);
        assertThat(Files.readString(folder.resolve("games.csv")).lines()).hasSize(4);
    }
}
