package zwickmuehle.arena.tournament;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Who plays whom: a pure function of the plan and the results so far. It always names the finished games too, in the
 * same order, so that an interrupted tournament goes on where it stopped. A round of a Swiss or knockout tournament
 * appears once the one before it is over, and depends on earlier rounds only.
 *
 * <p>Games of who has withdrawn are in it only if they were played. Who comes late is paired from the round on in which
 * the {@link Roster} says so: in a Swiss tournament with the others, elsewhere with each of them, at the end.
 */
public final class Schedule {
    private Schedule() {}

    /** All rounds that are known by now. */
    public static List<TournamentRound> rounds(TournamentPlan plan, Collection<FinishedGame> finished) {
        return switch (plan.format()) {
            case ROUND_ROBIN -> remaining(plan, finished, RoundRobin.rounds(plan.roster(), plan.games(), false));
            case DOUBLE_ROUND_ROBIN -> remaining(plan, finished, RoundRobin.rounds(plan.roster(), plan.games(), true));
            case GAUNTLET -> remaining(plan, finished, gauntlet(plan.roster(), plan.games()));
            case SWISS -> new Swiss(plan, finished).rounds();
            case KNOCKOUT -> new Knockout(plan, finished).rounds();
        };
    }

    /** How many games there will be; in a knockout tournament at least, as ties are played on. */
    public static int total(TournamentPlan plan, Collection<FinishedGame> finished) {
        List<TournamentRound> rounds = rounds(plan, finished);
        List<Fixture> known = rounds.stream().flatMap(round -> round.fixtures().stream()).toList();
        int present = (int) plan.roster().stays().stream().filter(stay -> stay.entered() && !stay.withdrawn()).count();
        return switch (plan.format()) {
            case ROUND_ROBIN, DOUBLE_ROUND_ROBIN, GAUNTLET -> known.size();
            case SWISS -> known.size() + (plan.rounds() - rounds.size()) * (present / 2) * plan.games();
            case KNOCKOUT -> {
                Knockout knockout = new Knockout(plan, finished);
                yield knockout.rounds().stream().mapToInt(round -> round.fixtures().size()).sum()
                        + knockout.pairingsToCome() * plan.games();
            }
        };
    }

    private static List<TournamentRound> gauntlet(Roster roster, int games) {
        List<TournamentRound> rounds = new ArrayList<>();
        List<Integer> entered = entered(roster);
        for (int opponent : entered.isEmpty() ? entered : entered.subList(1, entered.size())) {
            int number = rounds.size() + 1;
            rounds.add(new TournamentRound(number, pairing(number, 1, entered.getFirst(), opponent, games),
                    List.of()));
        }
        return rounds;
    }

    /** All who ever took part: those who came first, then the late ones, each in the order of the file. */
    static List<Integer> entered(Roster roster) {
        List<Integer> entered = new ArrayList<>();
        for (int i = 0; i < roster.stays().size(); i++) {
            if (roster.stay(i).entered()) {
                entered.add(i);
            }
        }
        entered.sort(Comparator.comparingInt((Integer i) -> roster.stay(i).from()).thenComparing(i -> i));
        return entered;
    }

    /** Without the games that are not played because somebody has withdrawn. */
    private static List<TournamentRound> remaining(TournamentPlan plan, Collection<FinishedGame> finished,
            List<TournamentRound> rounds) {
        Set<Fixture> played = played(finished);
        return rounds.stream().map(round -> new TournamentRound(round.number(),
                remaining(plan.roster(), round.fixtures(), played), round.byes())).toList();
    }

    static List<Fixture> remaining(Roster roster, List<Fixture> fixtures, Set<Fixture> played) {
        return fixtures.stream().filter(fixture -> played.contains(fixture)
                || (roster.present(fixture.white()) && roster.present(fixture.black()))).toList();
    }

    static Set<Fixture> played(Collection<FinishedGame> finished) {
        return finished.stream().map(FinishedGame::fixture).collect(Collectors.toCollection(HashSet::new));
    }

    /** The games of one pairing, colours alternating. */
    static List<Fixture> pairing(int round, int table, int first, int second, int games) {
        List<Fixture> fixtures = new ArrayList<>();
        for (int game = 1; game <= games; game++) {
            boolean firstIsWhite = game % 2 == 1;
            fixtures.add(new Fixture(round, table, game, firstIsWhite ? first : second, firstIsWhite ? second : first));
        }
        return fixtures;
    }

    /** Whether every game of a round is among the finished ones. */
    static boolean over(TournamentRound round, Collection<FinishedGame> finished) {
        return played(finished).containsAll(round.fixtures());
    }
}
