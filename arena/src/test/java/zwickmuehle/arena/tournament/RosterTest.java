package zwickmuehle.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zwickmuehle.arena.players.Players;
import zwickmuehle.arena.players.ResourceLimits;
import zwickmuehle.arena.players.Sandbox;
import zwickmuehle.arena.referee.Result;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Sentence;
import zwickmuehle.search.Oracle;

/** Who comes late, who goes, and who is not let in. */
final class RosterTest {
    private static final List<Result> RESULTS = List.of(Result.WHITE_WON, Result.BLACK_WON, Result.DRAW);
    private static final Players PLAYERS = Players.standard(Sandbox.strongest(ResourceLimits.STANDARD),
            _ -> Oracle.NONE);

    @TempDir
    private Path folder = Path.of("");
    private final List<String> told = new ArrayList<>();

    private static String player(String name, String play, String more) {
        return "[[player]]\nname = \"" + name + "\"\nplay = \"" + play + "\"\n" + more;
    }

    private static String file(String head, String... players) {
        return "game = \"viergewinnt\"\n" + head + "\n" + String.join("", players);
    }

    private static final String A = player("A", "random", "");
    private static final String B = player("B", "random", "");
    private static final String C = player("C", "random", "");
    private static final String D = player("D", "random", "");
    private static final String GONE = player("B", "random", "withdrawn = true\n");
    private static final String BROKEN = player("E", "/nothing/here", "");

    private Tournament tournament(String file) throws IOException {
        return new Tournament(TournamentFile.parse(file), PLAYERS, folder, true, new TournamentObserver() {
            @Override
            public void told(Sentence news) {
                told.add(news.english());
            }
        });
    }

    private List<FinishedGame> run(String file) throws IOException, InterruptedException {
        try (Tournament tournament = tournament(file)) {
            tournament.run();
            return tournament.games();
        }
    }

    @Test
    void whoCannotPlayIsNamedAndLeftOut() throws IOException, InterruptedException {
        String file = file("", A, BROKEN, B, C);
        assertThat(run(file)).hasSize(3).noneMatch(game -> game.verdict().code().forfeit());
        assertThat(told).singleElement().asString().startsWith("E is left out: could not be started");
        // Repaired, it comes late.
        assertThat(run(file("", A, player("E", "random", ""), B, C))).hasSize(6);
        assertThat(told).last().isEqualTo("E comes late and plays from now on");
    }

    @Test
    void brokenProgramsMayBeKept() throws IOException, InterruptedException {
        try (Tournament tournament = new Tournament(TournamentFile.parse(file("retries = 0", A, BROKEN)), PLAYERS,
                folder, true, true, TournamentObserver.NOBODY)) {
            tournament.run();
            assertThat(tournament.games()).singleElement().matches(game -> game.verdict().code().forfeit());
        }
    }

    @Test
    void aTournamentNeedsTwoWhoCanPlay() {
        assertThatThrownBy(() -> run(file("", A, BROKEN))).isInstanceOf(JournalException.class)
                .hasMessage("fewer than two players can play");
    }

    @ParameterizedTest
    @EnumSource(value = TournamentFormat.class, names = "KNOCKOUT", mode = EnumSource.Mode.EXCLUDE)
    void whoComesLatePlaysTheGamesThatAreLeft(TournamentFormat format) throws IOException, InterruptedException {
        String head = "rounds = 2\nformat = \"" + format.text() + "\"";
        Set<Fixture> before = new HashSet<>();
        run(file(head, A, B, C)).forEach(game -> before.add(game.fixture()));
        // In the file it may stand anywhere.
        List<FinishedGame> after = run(file(head.replace("2", "4"), D, A, B, C));
        assertThat(after.stream().map(FinishedGame::fixture)).containsAll(before).doesNotHaveDuplicates();
        long games = after.stream().filter(game -> game.record().played().white().equals("D")
                || game.record().played().black().equals("D")).count();
        assertThat(games).isEqualTo(switch (format) {
            case ROUND_ROBIN -> 3;
            case DOUBLE_ROUND_ROBIN -> 6;
            case SWISS, GAUNTLET -> 2;
            case KNOCKOUT -> 0;
        });
    }

    @Test
    void nobodyEntersAKnockoutThatHasBegun() throws IOException, InterruptedException {
        run(file("format = \"knockout\"", A, B));
        assertThatThrownBy(() -> run(file("format = \"knockout\"", A, B, C))).isInstanceOf(NotationException.class)
                .hasMessage("C can't enter: this knockout has begun");
    }

    @ParameterizedTest
    @EnumSource(TournamentFormat.class)
    void whoWithdrawsPlaysNoMore(TournamentFormat format) throws IOException, InterruptedException {
        String head = "format = \"" + format.text() + "\"\nrounds = 3\n";
        Path journal = folder.resolve("journal.jsonl");
        run(file(head, A, B, C, D));
        // As it was after three lines: the head, who takes part, and one game.
        Files.write(journal, Files.readAllLines(journal).subList(0, 3));
        List<FinishedGame> games = run(file(head, A, GONE, C, D));
        assertThat(told).contains("B has withdrawn");
        assertThat(games.stream().skip(1)).noneMatch(game -> game.fixture().has(1));
        TournamentPlan plan;
        try (Tournament again = tournament(file(head, A, GONE, C, D))) {
            plan = again.plan();
            assertThat(Schedule.total(plan, again.games())).isEqualTo(games.size());
        }
        assertThat(Standings.of(plan, games)).hasSize(4);
        assertThatThrownBy(() -> run(file(head, A, B, C, D)))
                .hasMessageContaining("B has withdrawn and can't come back");
        assertThatThrownBy(() -> run(file(head, A, C, D))).hasMessageContaining("B has gone from the file");
    }

    @Test
    void whatAVoidedPlayerPlayedDoesNotCount() throws IOException, InterruptedException {
        String head = "on_withdrawal = \"void\"\n";
        run(file(head, A, B, C, D));
        try (Tournament tournament = tournament(file(head, A, GONE, C, D))) {
            List<Standing> table = Standings.of(tournament.plan(), tournament.games());
            assertThat(tournament.games()).hasSize(6);
            assertThat(table).allMatch(row -> row.tally().games() == (row.name().equals("B") ? 0 : 2));
        }
        assertThatThrownBy(() -> run(file("", A, GONE, C, D))).hasMessageContaining("the line on_withdrawal = keep");
    }

    /** The pairings of rounds that were played may not change because a player of them is voided later. */
    @Test
    void aSwissTournamentKeepsItsRoundsWhenAPlayerIsVoided() {
        TournamentPlan plan = Sample.plan(TournamentFormat.SWISS, 9, 6, 1);
        List<FinishedGame> finished = Sample.played(plan);
        List<FinishedGame> three = finished.stream().filter(game -> game.fixture().round() <= 3).toList();
        TournamentPlan voided = new TournamentPlan(plan.name(), plan.rules(), plan.format(), plan.moveTime(),
                plan.clock(), plan.startTime(), plan.rounds(), plan.games(), 1, 1, 1, plan.entrants(),
                plan.conditions(),
                OnWithdrawal.VOID, plan.roster().with(0, new Roster.Stay(1, 3, null)));
        assertThat(Schedule.rounds(voided, three).subList(0, 3)).isEqualTo(Schedule.rounds(plan, three).subList(0, 3));
        assertThat(Schedule.rounds(voided, three).get(3).fixtures()).hasSize(4).noneMatch(fixture -> fixture.has(0));
    }

    @Test
    void aChangedLineIsNamed() throws IOException, InterruptedException {
        run(file("time = 1", A, B));
        assertThatThrownBy(() -> run(file("time = 2", A, B))).isInstanceOf(NotationException.class)
                .hasMessageContaining("the line time = 2 has changed: it was time = 1 when this tournament began");
        assertThatThrownBy(() -> run(file("format = \"swiss\"", A, B))).hasMessageContaining("the line format = swiss");
        assertThatThrownBy(() -> run(file("think_ahead = false", A, B))).hasMessageContaining("think_ahead = false");
        assertThatThrownBy(() -> run(file("", A, player("B", "level:1", ""))))
                .hasMessageContaining("the line play = \"level:1\" of the player B has changed");
    }

    @Test
    void theJournalOfTheFirstVersionIsRead() throws IOException, InterruptedException {
        TournamentPlan plan = TournamentFile.parse(file("", A, B, C));
        run(file("", A, B, C));
        Path journal = folder.resolve("journal.jsonl");
        List<String> lines = new ArrayList<>(Files.readAllLines(journal));
        lines.removeFirst();
        lines.set(0, "{\"tournament\":\"" + plan.fingerprint() + "\"}");
        Files.write(journal, lines.subList(0, 3));
        assertThat(run(file("", A, B, C))).hasSize(3);
    }

    @Test
    void inASwissTournamentColoursAreBalanced() {
        SplittableRandom random = new SplittableRandom(7);
        int unavoidable = 0;
        for (int tournament = 0; tournament < 60; tournament++) {
            int entrants = 6 + random.nextInt(40);
            int rounds = Math.min(9, entrants / 2 + 1);
            TournamentPlan plan = Sample.plan(TournamentFormat.SWISS, entrants, rounds, 1);
            List<FinishedGame> finished = new ArrayList<>();
            for (int round = 1; round <= rounds; round++) {
                Schedule.rounds(plan, finished).getLast().fixtures()
                        .forEach(fixture -> finished.add(Sample.game(fixture,
                                RESULTS.get(random.nextInt(RESULTS.size())))));
            }
            for (int i = 0; i < entrants; i++) {
                ColourHistory colours = ColourHistory.NONE;
                for (FinishedGame game : finished) {
                    if (game.fixture().has(i)) {
                        colours = colours.after(game.fixture().white() == i, 1);
                        assertThat(Math.abs(colours.balance())).as("%d of %d", i, entrants).isLessThanOrEqualTo(2);
                        unavoidable += colours.fault() > 0 ? 1 : 0;
                    }
                }
            }
        }
        assertThat(unavoidable).as("three times the same colour in a row").isZero();
    }
}
