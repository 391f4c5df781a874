package zwickmuehle.arena.tournament;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/**
 * Who loses is out. In each round the best placed meets the worst placed, in the order of the file; in the first round
 * the best placed rest until a power of two is left. A tie is played on with two more games, twice at most; then the
 * better placed goes on. Who withdraws has lost.
 */
final class Knockout {
    private static final int MOST_EXTRA_GAMES = 4;

    private final Roster roster;
    private final int games;
    private final Collection<FinishedGame> finished;
    private final Set<Fixture> played;
    /** How many are left after the last round that is known. */
    private int survivors;

    Knockout(TournamentPlan plan, Collection<FinishedGame> finished) {
        this.roster = plan.roster();
        this.games = plan.games();
        this.finished = finished;
        this.played = Schedule.played(finished);
    }

    /** How many pairings there will be in rounds that are not known yet. */
    int pairingsToCome() {
        return Math.max(0, survivors - 1);
    }

    private record Pair(int better, int worse, List<Fixture> fixtures) {}

    List<TournamentRound> rounds() {
        List<TournamentRound> rounds = new ArrayList<>();
        List<Integer> left = new ArrayList<>(Schedule.entered(roster));
        while (left.size() > 1) {
            int number = rounds.size() + 1;
            int resting = number == 1 ? 2 * Integer.highestOneBit(left.size() - 1) - left.size() : 0;
            List<Pair> pairs = pairs(number, left, resting);
            TournamentRound round = new TournamentRound(number,
                    pairs.stream().flatMap(pair -> pair.fixtures().stream()).toList(), left.subList(0, resting));
            rounds.add(round);
            survivors = left.size() - pairs.size();
            if (!played.containsAll(round.fixtures())) {
                break;
            }
            pairs.forEach(pair -> left.remove(Integer.valueOf(loser(pair))));
        }
        return rounds;
    }

    private List<Pair> pairs(int number, List<Integer> left, int resting) {
        List<Pair> pairs = new ArrayList<>();
        for (int i = 0; i < (left.size() - resting) / 2; i++) {
            int better = left.get(resting + i);
            int worse = left.get(left.size() - 1 - i);
            pairs.add(new Pair(better, worse, withExtraGames(number, i + 1, better, worse)));
        }
        return pairs;
    }

    private List<Fixture> withExtraGames(int round, int table, int better, int worse) {
        int count = games;
        List<Fixture> fixtures = Schedule.pairing(round, table, better, worse, count);
        while (count < games + MOST_EXTRA_GAMES && played.containsAll(fixtures)
                && points(fixtures, better) == points(fixtures, worse)) {
            count += 2;
            fixtures = Schedule.pairing(round, table, better, worse, count);
        }
        return Schedule.remaining(roster, fixtures, played);
    }

    private double points(List<Fixture> fixtures, int entrant) {
        return finished.stream().filter(game -> fixtures.contains(game.fixture()))
                .mapToDouble(game -> game.points(entrant)).sum();
    }

    /** A tie goes to the better placed, who comes earlier in the file. */
    private int loser(Pair pair) {
        if (!roster.present(pair.better()) || !roster.present(pair.worse())) {
            // Who has withdrawn after it had won goes on, and loses the next round.
            boolean complete = pair.fixtures().size() >= games;
            if (!complete) {
                return roster.present(pair.better()) ? pair.worse() : pair.better();
            }
        }
        return points(pair.fixtures(), pair.better()) < points(pair.fixtures(), pair.worse())
                ? pair.better()
                : pair.worse();
    }
}
