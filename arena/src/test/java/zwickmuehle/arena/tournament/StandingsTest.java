package zwickmuehle.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import zwickmuehle.arena.match.Elo;
import zwickmuehle.arena.referee.Result;

final class StandingsTest {

    @Test
    void pointsBuchholzAndSonnebornBergerAddUp() {
        TournamentPlan plan = Sample.plan(TournamentFormat.ROUND_ROBIN, 3, 1, 1);
        List<FinishedGame> games = List.of(Sample.game(new Fixture(1, 1, 1, 0, 1), Result.WHITE_WON),
                Sample.game(new Fixture(2, 1, 1, 1, 2), Result.WHITE_WON),
                Sample.game(new Fixture(3, 1, 1, 2, 0), Result.DRAW));
        List<Standing> table = Standings.of(plan, games);
        assertThat(table.stream().map(Standing::name)).containsExactly("P0", "P1", "P2");
        assertThat(table.stream().map(Standing::points)).containsExactly(1.5, 1.0, 0.5);
        assertThat(table.get(0).buchholz()).isEqualTo(1.5);
        assertThat(table.get(0).sonnebornBerger()).isEqualTo(1.0 + 0.5 * 0.5);
        assertThat(table.get(1).sonnebornBerger()).isEqualTo(0.5);
        assertThat(TextReport.of(plan, games, Locale.ENGLISH)).contains("  1 P0", "Forfeits: 0");
    }

    @Test
    void aCrossTableTooWideForATerminalIsLeftToTheFiles() {
        TournamentPlan few = Sample.plan(TournamentFormat.ROUND_ROBIN, 8, 1, 1);
        assertThat(TextReport.forTerminal(few, List.of(), Locale.ENGLISH))
                .isEqualTo(TextReport.of(few, List.of(), Locale.ENGLISH));
        TournamentPlan many = Sample.plan(TournamentFormat.SWISS, 60, 7, 1);
        assertThat(TextReport.forTerminal(many, List.of(), Locale.ENGLISH)).contains("standings.txt")
                .contains("P59").satisfies(text -> assertThat(text.lines().mapToInt(String::length).max().orElse(0))
                        .isLessThan(120));
        assertThat(TextReport.of(many, List.of(), Locale.ENGLISH).lines().mapToInt(String::length).max().orElse(0))
                .isGreaterThan(300);
    }

    @Test
    void whomNothingTellsApartSharesARank() {
        TournamentPlan plan = Sample.plan(TournamentFormat.ROUND_ROBIN, 3, 1, 1);
        List<FinishedGame> circle = List.of(Sample.game(new Fixture(1, 1, 1, 0, 1), Result.WHITE_WON),
                Sample.game(new Fixture(2, 1, 1, 1, 2), Result.WHITE_WON),
                Sample.game(new Fixture(3, 1, 1, 2, 0), Result.WHITE_WON));
        assertThat(Standings.of(plan, circle).stream().map(Standing::sonnebornBerger)).containsOnly(1.0);
        assertThat(Standings.of(plan, List.of()).stream().map(Standing::rank)).containsOnly(1);
    }

    /** With many games the prior game weighs nothing, and two players' ratings follow the formula. */
    @Test
    void ratingsFollowTheFormula() {
        TournamentPlan plan = Sample.plan(TournamentFormat.GAUNTLET, 2, 1, 1000);
        List<FinishedGame> games = fixtures(plan).stream()
                .map(fixture -> Sample.game(fixture, fixture.game() % 4 == 0
                        ? fixture.white() == 0 ? Result.BLACK_WON : Result.WHITE_WON
                        : fixture.white() == 0 ? Result.WHITE_WON : Result.BLACK_WON))
                .toList();
        List<Standing> table = Standings.of(plan, games);
        assertThat(table.getFirst().elo() - table.getLast().elo()).isCloseTo(Elo.difference(0.75), within(2.0));
        assertThat(table.getFirst().eloError()).isCloseTo(1.96 * 173.7 / Math.sqrt(1000 * 0.75 * 0.25), within(1.0));
    }

    private static List<Fixture> fixtures(TournamentPlan plan) {
        return Schedule.rounds(plan, List.of()).stream().flatMap(round -> round.fixtures().stream()).toList();
    }
}
