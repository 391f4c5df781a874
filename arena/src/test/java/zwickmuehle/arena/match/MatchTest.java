package zwickmuehle.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.node.ObjectNode;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.players.Players;
import zwickmuehle.arena.players.ResourceLimits;
import zwickmuehle.arena.players.Sandbox;
import zwickmuehle.arena.record.TextRecords;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.games.Games;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.Score;

final class MatchTest {
    private static final Rules VIER_GEWINNT = Games.rules("viergewinnt", null);
    private static final Rules MUEHLE = Games.rules("muehle", "kurs");
    private static final Players PLAYERS = Players.standard(Sandbox.strongest(ResourceLimits.STANDARD),
            _ -> Oracle.NONE);

    private static MatchResult play(String first, String second, Rules rules, int games, int openingPlies, int parallel)
            throws InterruptedException {
        MatchPlan plan = new MatchPlan(PlayerSpec.parse(first), PlayerSpec.parse(second), rules, games,
                Duration.ofSeconds(5), null, openingPlies, 1, parallel, null);
        return new Match(plan, PLAYERS, MatchObserver.NOBODY).run();
    }

    @Test
    void winsDrawsAndLossesAddUpAndAStrongerPlayerWins() throws InterruptedException {
        MatchResult result = play("alphabeta:depth=4", "random", VIER_GEWINNT, 10, 0, 3);
        assertThat(result.tally().games()).isEqualTo(10);
        assertThat(result.tally().wins()).isGreaterThanOrEqualTo(8);
        assertThat(result.games().stream().map(MatchGame::number)).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
        assertThat(result.games().stream().map(MatchGame::firstIsWhite)).startsWith(true, false, true);
        assertThat(result.games().stream().map(MatchGame::tally).reduce(Tally.NONE, Tally::plus))
                .isEqualTo(result.tally());
    }

    @Test
    void theSameSeedPlaysTheSameGames() throws InterruptedException {
        MatchResult one = play("random", "random", MUEHLE, 4, 4, 1);
        MatchResult two = play("random", "random", MUEHLE, 4, 4, 4);
        assertThat(one.games().stream().map(game -> game.record().played().game()))
                .isEqualTo(two.games().stream().map(game -> game.record().played().game()).toList());
    }

    /** Whoever knows the truth says that half of all positions is lost: none of those is a start. */
    @Test
    void whereTheTruthIsKnownABalancedOpeningIsADraw() {
        for (Rules rules : List.of(VIER_GEWINNT, MUEHLE)) {
            Oracle half = (position, _) -> Long.bitCount(rules.canonical(position) * 0x9E3779B97F4A7C15L) % 2 == 0
                    ? Score.loss(9)
                    : Score.DRAW;
            RandomOpenings asking = new RandomOpenings(rules, 6, 42, half);
            RandomOpenings guessing = new RandomOpenings(rules, 6, 42, Oracle.NONE);
            int lost = 0;
            for (int i = 0; i < 40; i++) {
                assertThat(half.probe(asking.start(i), 0)).isEqualTo(Score.DRAW);
                lost += half.probe(guessing.start(i), 0) == Score.DRAW ? 0 : 1;
            }
            assertThat(lost).as("of the starts of whoever does not ask").isBetween(5, 35);
        }
    }

    @Test
    void openingsComeInPairsAndAreBalanced() {
        for (Rules rules : List.of(VIER_GEWINNT, MUEHLE)) {
            RandomOpenings openings = new RandomOpenings(rules, 6, 42, Oracle.NONE);
            Set<Long> starts = new HashSet<>();
            for (int i = 0; i < 50; i++) {
                starts.add(openings.start(i));
                assertThat(openings.start(i)).isEqualTo(openings.start(i)).isNotEqualTo(rules.start());
            }
            assertThat(starts).hasSizeGreaterThan(40);
        }
    }

    @Test
    void aProgramThatCannotBeStartedForfeitsAndTheJsonSaysSo() throws InterruptedException {
        MatchResult result = play("random", "/nothing/here", VIER_GEWINNT, 2, 0, 1);
        assertThat(result.tally()).isEqualTo(new Tally(2, 0, 0));
        assertThat(result.forfeits()).hasSize(2);
        ObjectNode json = MatchJson.write(result, new Sentence("plain", "einfach"));
        assertThat(json.path("wins").asInt()).isEqualTo(2);
        assertThat(json.path("elo").isNull()).isTrue();
        assertThat(json.path("forfeits").path(1).path("player").asString()).isEqualTo("/nothing/here");
        assertThat(json.path("forfeits").path(0).path("code").asString()).isEqualTo("NOT_STARTED");
    }

    /** examples/replay.py knows the rules from examples/bot.py, and nothing of ours. */
    @Test
    void recordedGamesReplayLegallyElsewhere(@TempDir Path folder) throws IOException, InterruptedException {
        assumeTrue(new ProcessBuilder("sh", "-c", "command -v python3").start().waitFor() == 0,
                "python3 is not installed: games are not replayed independently");
        StringBuilder text = new StringBuilder();
        for (MatchGame game : play("random", "alphabeta:depth=2", MUEHLE, 20, 4, 2).games()) {
            text.append(TextRecords.write(game.record()));
        }
        Path games = Files.writeString(folder.resolve("games.txt"), text);
        Process replay = new ProcessBuilder("python3", "../examples/replay.py", games.toString())
                .redirectErrorStream(true).start();
        assertThat(new String(replay.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .isEqualTo("20 games, 0 wrong\n");
        assertThat(replay.waitFor()).isZero();
    }

    @Test
    void aTestStopsAMatchEarly() throws InterruptedException {
        MatchPlan plan = new MatchPlan(PlayerSpec.parse("alphabeta:depth=3"), PlayerSpec.parse("random"), VIER_GEWINNT,
                1_000, Duration.ofSeconds(5), null, 0, 1, 1, Sprt.parse("0,100"));
        assertThat(new Match(plan, PLAYERS, MatchObserver.NOBODY).run().tally().games()).isLessThan(100);
    }

    @Test
    void peopleDoNotPlayMatches() {
        assertThatThrownBy(() -> play("human", "random", MUEHLE, 1, 0, 1)).isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> play("level:99", "random", MUEHLE, 1, 0, 1)).isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> play("random", "random", MUEHLE, 0, 0, 1)).isInstanceOf(NotationException.class);
    }
}
