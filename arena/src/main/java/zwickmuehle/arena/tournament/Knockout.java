package zwickmuehle.arena.tournament;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Who loses is out. In each round the best placed meets the worst placed, in the order of the file; in the first round
 * the best placed rest until a power of two is left. A tie is played on with two more games, twice at most; then the
 * better placed goes on.
 */
final class Knockout {
    private static final int MOST_EXTRA_GAMES = 4;

    private final int entrants;
    private final int games;
    private final Collection<FinishedGame> finished;

    Knockout(int entrants, int games, Collection<FinishedGame> finished) {
        this.entrants = entrants;
        this.games = games;
        this.finished = finished;
    }

    List<TournamentRound> rounds() {
        List<TournamentRound> rounds = new ArrayList<>();
        List<Integer> left = new ArrayList<>();
        for (int i = 0; i < entrants; i++) {
            left.add(i);
        }
        while (left.size() > 1) {
            TournamentRound round = round(rounds.size() + 1, left);
            rounds.add(round);
            if (!Schedule.over(round, finished)) {
                break;
            }
            left.removeIf(entrant -> lost(round, entrant));
        }
        return rounds;
    }

    private TournamentRound round(int number, List<Integer> left) {
        int resting = number == 1 ? 2 * Integer.highestOneBit(left.size() - 1) - left.size() : 0;
        List<Fixture> fixtures = new ArrayList<>();
        int playing = left.size() - resting;
        for (int i = 0; i < playing / 2; i++) {
            int better = left.get(resting + i);
            int worse = left.get(left.size() - 1 - i);
            fixtures.addAll(withExtraGames(number, i + 1, better, worse));
        }
        return new TournamentRound(number, fixtures, left.subList(0, resting));
    }

    private List<Fixture> withExtraGames(int round, int table, int better, int worse) {
        int count = games;
        List<Fixture> fixtures = Schedule.pairing(round, table, better, worse, count);
        while (count < games + MOST_EXTRA_GAMES
                && Schedule.over(new TournamentRound(round, fixtures, List.of()), finished)
                && points(fixtures, better) == points(fixtures, worse)) {
            count += 2;
            fixtures = Schedule.pairing(round, table, better, worse, count);
        }
        return fixtures;
    }

    private double points(List<Fixture> fixtures, int entrant) {
        return finished.stream().filter(game -> fixtures.contains(game.fixture()))
                .mapToDouble(game -> game.points(entrant)).sum();
    }

    /** A tie goes to the better placed, who comes earlier in the file. */
    private boolean lost(TournamentRound round, int entrant) {
        List<Fixture> own = round.fixtures().stream().filter(fixture -> fixture.has(entrant)).toList();
        if (own.isEmpty()) {
            return false;
        }
        int opponent = own.getFirst().opponent(entrant);
        double difference = points(own, entrant) - points(own, opponent);
        return difference < 0 || (difference == 0 && opponent < entrant);
    }
}
