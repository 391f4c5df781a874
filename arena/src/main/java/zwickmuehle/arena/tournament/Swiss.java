package zwickmuehle.arena.tournament;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Rounds in which those with equally many points meet. Within a group of equals the upper half meets the lower half, in
 * the order of the file. Nobody meets twice, unless there is no other way.
 */
final class Swiss {
    /** A search for pairings without repetition gives up after so many attempts. */
    private static final int MOST_ATTEMPTS = 200_000;

    private final int entrants;
    private final int games;
    private final Collection<FinishedGame> finished;
    private final double[] points;
    private final int[] whites;
    private final Set<List<Integer>> met = new HashSet<>();
    private final Set<Integer> rested = new HashSet<>();
    private int attempts = MOST_ATTEMPTS;

    Swiss(int entrants, int games, Collection<FinishedGame> finished) {
        this.entrants = entrants;
        this.games = games;
        this.finished = finished;
        this.points = new double[entrants];
        this.whites = new int[entrants];
    }

    List<TournamentRound> rounds(int count) {
        List<TournamentRound> rounds = new ArrayList<>();
        while (rounds.size() < count && (rounds.isEmpty() || Schedule.over(rounds.getLast(), finished))) {
            if (!rounds.isEmpty()) {
                count(rounds.getLast());
            }
            rounds.add(round(rounds.size() + 1));
        }
        return rounds;
    }

    private void count(TournamentRound round) {
        for (Fixture fixture : round.fixtures()) {
            met.add(pair(fixture.white(), fixture.black()));
            whites[fixture.white()]++;
            whites[fixture.black()]--;
        }
        for (FinishedGame game : finished) {
            if (game.fixture().round() == round.number()) {
                points[game.fixture().white()] += game.points(game.fixture().white());
                points[game.fixture().black()] += game.points(game.fixture().black());
            }
        }
        for (int resting : round.byes()) {
            rested.add(resting);
            points[resting] += games;
        }
    }

    private static List<Integer> pair(int a, int b) {
        return List.of(Math.min(a, b), Math.max(a, b));
    }

    private TournamentRound round(int number) {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < entrants; i++) {
            order.add(i);
        }
        order.sort(Comparator.comparingDouble((Integer i) -> -points[i]).thenComparing(i -> i));
        List<Integer> byes = new ArrayList<>();
        if (entrants % 2 == 1) {
            byes.add(resting(order));
            order.removeAll(byes);
        }
        attempts = MOST_ATTEMPTS;
        List<List<Integer>> pairs = pairs(order, false);
        if (pairs == null) {
            pairs = pairs(order, true);
        }
        List<Fixture> fixtures = new ArrayList<>();
        int table = 1;
        for (List<Integer> pair : pairs == null ? List.<List<Integer>>of() : pairs) {
            boolean firstIsWhite = whites[pair.getFirst()] <= whites[pair.getLast()];
            fixtures.addAll(Schedule.pairing(number, table++, firstIsWhite ? pair.getFirst() : pair.getLast(),
                    firstIsWhite ? pair.getLast() : pair.getFirst(), games));
        }
        return new TournamentRound(number, fixtures, byes);
    }

    /** The last who has not rested yet. */
    private int resting(List<Integer> order) {
        return order.reversed().stream().filter(i -> !rested.contains(i)).findFirst().orElse(order.getLast());
    }

    /** Pairs the first of the order with somebody, then the rest; null if that can't be done. */
    private @Nullable List<List<Integer>> pairs(List<Integer> order, boolean again) {
        if (order.isEmpty()) {
            return List.of();
        }
        int first = order.getFirst();
        for (int candidate : candidates(order)) {
            if (!again && (met.contains(pair(first, candidate)) || attempts-- < 0)) {
                continue;
            }
            List<Integer> rest = new ArrayList<>(order);
            rest.removeAll(List.of(first, candidate));
            List<List<Integer>> others = pairs(rest, again);
            if (others != null) {
                List<List<Integer>> pairs = new ArrayList<>(List.of(List.of(first, candidate)));
                pairs.addAll(others);
                return pairs;
            }
        }
        return null;
    }

    /** Whom the first of the order would best meet: the top of the lower half of its equals, then those below. */
    private List<Integer> candidates(List<Integer> order) {
        double equal = points[order.getFirst()];
        int half = Math.max(1, (int) order.stream().filter(i -> points[i] == equal).count() / 2);
        List<Integer> candidates = new ArrayList<>(order.subList(half, order.size()));
        candidates.addAll(order.subList(1, half).reversed());
        return candidates;
    }
}
