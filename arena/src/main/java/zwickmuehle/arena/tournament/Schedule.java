package zwickmuehle.arena.tournament;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Who plays whom: a pure function of the plan and the results so far. It always names the finished games too, in the
 * same order, so that an interrupted tournament goes on where it stopped. A round of a Swiss or knockout tournament
 * appears once the one before it is over, and depends on earlier rounds only.
 */
public final class Schedule {
    private Schedule() {}

    /** All rounds that are known by now. */
    public static List<TournamentRound> rounds(TournamentPlan plan, Collection<FinishedGame> finished) {
        int entrants = plan.entrants().size();
        return switch (plan.format()) {
            case ROUND_ROBIN -> RoundRobin.rounds(entrants, plan.games(), false);
            case DOUBLE_ROUND_ROBIN -> RoundRobin.rounds(entrants, plan.games(), true);
            case GAUNTLET -> gauntlet(entrants, plan.games());
            case SWISS -> new Swiss(entrants, plan.games(), finished).rounds(plan.rounds());
            case KNOCKOUT -> new Knockout(entrants, plan.games(), finished).rounds();
        };
    }

    /** How many games there will be; in a knockout tournament at least, as ties are played on. */
    public static int total(TournamentPlan plan, Collection<FinishedGame> finished) {
        List<Fixture> known = rounds(plan, finished).stream().flatMap(round -> round.fixtures().stream()).toList();
        int entrants = plan.entrants().size();
        return switch (plan.format()) {
            case ROUND_ROBIN, DOUBLE_ROUND_ROBIN, GAUNTLET -> known.size();
            case SWISS -> plan.rounds() * (entrants / 2) * plan.games();
            case KNOCKOUT -> {
                long pairings = known.stream().filter(fixture -> fixture.game() == 1).count();
                // Whoever loses a pairing is out, and all but one are out in the end.
                yield known.size() + (int) (entrants - 1 - pairings) * plan.games();
            }
        };
    }

    private static List<TournamentRound> gauntlet(int entrants, int games) {
        List<TournamentRound> rounds = new ArrayList<>();
        for (int opponent = 1; opponent < entrants; opponent++) {
            rounds.add(new TournamentRound(opponent, pairing(opponent, 1, 0, opponent, games), List.of()));
        }
        return rounds;
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
        Set<Fixture> done = finished.stream().map(FinishedGame::fixture).collect(Collectors.toSet());
        return done.containsAll(round.fixtures());
    }
}
