package zwickmuehle.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import zwickmuehle.arena.referee.Result;

final class ScheduleTest {

    private static List<Fixture> fixtures(TournamentPlan plan) {
        return Schedule.rounds(plan, List.of()).stream().flatMap(round -> round.fixtures().stream()).toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 8, 9, 16, 61})
    void inARoundRobinEverybodyMeetsEverybodyOnce(int entrants) {
        TournamentPlan plan = Sample.plan(TournamentFormat.ROUND_ROBIN, entrants, 1, 1);
        Set<Set<Integer>> pairs = new HashSet<>();
        Map<Integer, Integer> whites = new HashMap<>();
        for (TournamentRound round : Schedule.rounds(plan, List.of())) {
            Set<Integer> busy = new HashSet<>();
            for (Fixture fixture : round.fixtures()) {
                assertThat(pairs.add(Set.of(fixture.white(), fixture.black()))).isTrue();
                assertThat(busy.add(fixture.white()) && busy.add(fixture.black())).isTrue();
                whites.merge(fixture.white(), 1, Integer::sum);
            }
        }
        assertThat(pairs).hasSize(entrants * (entrants - 1) / 2);
        for (int i = 0; i < entrants; i++) {
            int white = whites.getOrDefault(i, 0);
            assertThat(Math.abs(2 * white - (entrants - 1))).as("colours of %d", i).isLessThanOrEqualTo(2);
        }
    }

    @ParameterizedTest
    @EnumSource(TournamentFormat.class)
    void howManyGamesThereWillBeIsKnownFromTheStart(TournamentFormat format) {
        TournamentPlan plan = Sample.plan(format, 7, 3, 2);
        assertThat(Schedule.total(plan, List.of())).isEqualTo(Sample.played(plan).size());
        assertThat(Schedule.total(plan, Sample.played(plan))).isEqualTo(Sample.played(plan).size());
    }

    @Test
    void inADoubleRoundRobinColoursAreSwapped() {
        TournamentPlan plan = Sample.plan(TournamentFormat.DOUBLE_ROUND_ROBIN, 6, 1, 1);
        Set<List<Integer>> games = new HashSet<>();
        fixtures(plan).forEach(fixture -> games.add(List.of(fixture.white(), fixture.black())));
        assertThat(games).hasSize(30);
    }

    @Test
    void inAGauntletTheFirstPlaysEverybody() {
        List<Fixture> fixtures = fixtures(Sample.plan(TournamentFormat.GAUNTLET, 5, 1, 2));
        assertThat(fixtures).hasSize(8).allMatch(fixture -> fixture.has(0));
        assertThat(fixtures.stream().filter(fixture -> fixture.white() == 0)).hasSize(4);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 5, 8, 13, 60})
    void inASwissTournamentNobodyMeetsTwiceAndNobodyRestsTwice(int entrants) {
        int rounds = entrants < 6 ? 3 : 6;
        TournamentPlan plan = Sample.plan(TournamentFormat.SWISS, entrants, rounds, 1);
        List<FinishedGame> finished = Sample.played(plan);
        List<TournamentRound> all = Schedule.rounds(plan, finished);
        assertThat(all).hasSize(rounds);
        Set<Set<Integer>> pairs = new HashSet<>();
        List<Integer> rested = new ArrayList<>();
        for (TournamentRound round : all) {
            assertThat(round.fixtures()).hasSize(entrants / 2);
            round.fixtures().forEach(
                    fixture -> assertThat(pairs.add(Set.of(fixture.white(), fixture.black()))).isTrue());
            rested.addAll(round.byes());
        }
        assertThat(rested).doesNotHaveDuplicates().hasSize(entrants % 2 * rounds);
        assertThat(Standings.of(plan, finished).getFirst().entrant()).isZero();
    }

    @Test
    void aSwissTournamentLongerThanItsPairsStillHasRounds() {
        TournamentPlan plan = Sample.plan(TournamentFormat.SWISS, 4, 5, 1);
        assertThat(Sample.played(plan)).hasSize(10);
    }

    /** The next round depends on the results before it, not on the order in which they came. */
    @Test
    void aRoundIsTheSameInWhateverOrderTheGamesEnded() {
        TournamentPlan plan = Sample.plan(TournamentFormat.SWISS, 8, 3, 1);
        List<FinishedGame> finished = Sample.played(plan);
        assertThat(Schedule.rounds(plan, finished.reversed())).isEqualTo(Schedule.rounds(plan, finished));
        assertThat(Schedule.rounds(plan, finished.subList(0, 4)).getLast())
                .isEqualTo(Schedule.rounds(plan, finished).get(1));
        assertThat(Schedule.rounds(plan, finished.subList(0, 3))).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 7, 8, 12})
    void aKnockoutLeavesOne(int entrants) {
        TournamentPlan plan = Sample.plan(TournamentFormat.KNOCKOUT, entrants, 1, 2);
        List<FinishedGame> finished = Sample.played(plan);
        assertThat(finished).hasSize(2 * (entrants - 1));
        List<TournamentRound> rounds = Schedule.rounds(plan, finished);
        assertThat(rounds.getLast().fixtures()).hasSize(2);
        assertThat(Standings.of(plan, finished).getFirst().entrant()).isZero();
        assertThat(Standings.of(plan, finished).get(1).entrant()).isEqualTo(1);
    }

    @Test
    void aTieInAKnockoutIsPlayedOnThenTheBetterPlacedGoesOn() {
        TournamentPlan plan = Sample.plan(TournamentFormat.KNOCKOUT, 2, 1, 2);
        List<FinishedGame> finished = new ArrayList<>();
        for (int games : new int[]{2, 4, 6, 6}) {
            List<Fixture> known = Schedule.rounds(plan, finished).getFirst().fixtures();
            assertThat(known).hasSize(games);
            known.stream().skip(finished.size()).toList()
                    .forEach(fixture -> finished.add(Sample.game(fixture, Result.DRAW)));
        }
        assertThat(Schedule.rounds(plan, finished)).hasSize(1);
    }
}
