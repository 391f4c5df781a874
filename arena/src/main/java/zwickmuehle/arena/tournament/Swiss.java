package zwickmuehle.arena.tournament;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Rounds in which those with equally many points meet. Within a group of equals the upper half meets the lower half, in
 * the order of the file. Nobody meets twice, unless there is no other way; nobody gets a colour three times in a row or
 * is more than two games off balance, unless there is no other way either.
 *
 * <p>Who rests has the points of a pairing, and so has who meets somebody who has withdrawn meanwhile.
 */
final class Swiss {
    /** A search for pairings gives up after so many attempts, and the next one asks for less. */
    private static final int MOST_ATTEMPTS = 50_000;

    /** What a search for pairings asks for; from the best to what is always possible. */
    private enum Demand {
        NEW_OPPONENTS_AND_GOOD_COLOURS, NEW_OPPONENTS_AND_BALANCE, NEW_OPPONENTS, ANY
    }

    private final TournamentPlan plan;
    private final Collection<FinishedGame> finished;
    private final Set<Fixture> played;
    private final double[] points;
    private final ColourHistory[] colours;
    private final Set<List<Integer>> met = new HashSet<>();
    private final List<Integer> rested = new ArrayList<>();
    private int attempts = MOST_ATTEMPTS;

    Swiss(TournamentPlan plan, Collection<FinishedGame> finished) {
        this.plan = plan;
        this.finished = finished;
        this.played = Schedule.played(finished);
        int entrants = plan.entrants().size();
        this.points = new double[entrants];
        this.colours = new ColourHistory[entrants];
        Arrays.fill(colours, ColourHistory.NONE);
    }

    List<TournamentRound> rounds() {
        List<TournamentRound> rounds = new ArrayList<>();
        while (rounds.size() < plan.rounds()
                && (rounds.isEmpty() || played.containsAll(rounds.getLast().fixtures()))) {
            int number = rounds.size() + 1;
            List<Integer> paired = new ArrayList<>(plan.roster().in(number));
            if (paired.size() < 2) {
                break;
            }
            count(number, rounds);
            rounds.add(round(number, paired));
        }
        return rounds;
    }

    /** Points as they stood before a round: what was voided later still counted then, and made the pairings. */
    private void count(int number, List<TournamentRound> before) {
        Arrays.fill(points, 0);
        for (FinishedGame game : finished) {
            Fixture fixture = game.fixture();
            if (fixture.round() < number && !voided(fixture.white(), number) && !voided(fixture.black(), number)) {
                points[fixture.white()] += game.points(fixture.white());
                points[fixture.black()] += game.points(fixture.black());
            }
        }
        rested.clear();
        for (TournamentRound round : before) {
            rested.addAll(round.byes());
        }
        rested.forEach(resting -> points[resting] += plan.games());
    }

    private boolean voided(int entrant, int round) {
        return plan.voided(entrant) && plan.roster().stay(entrant).until() < round;
    }

    private static List<Integer> pair(int a, int b) {
        return List.of(Math.min(a, b), Math.max(a, b));
    }

    private TournamentRound round(int number, List<Integer> order) {
        order.sort(Comparator.comparingDouble((Integer i) -> -points[i]).thenComparing(i -> i));
        List<Integer> byes = new ArrayList<>();
        if (order.size() % 2 == 1) {
            byes.add(resting(order));
            order.removeAll(byes);
        }
        List<Fixture> fixtures = new ArrayList<>();
        int table = 1;
        for (List<Integer> pair : pairs(order)) {
            boolean firstIsWhite = firstIsWhite(pair.getFirst(), pair.getLast());
            List<Fixture> games = Schedule.pairing(number, table++, firstIsWhite ? pair.getFirst() : pair.getLast(),
                    firstIsWhite ? pair.getLast() : pair.getFirst(), plan.games());
            met.add(pair(pair.getFirst(), pair.getLast()));
            colours[pair.getFirst()] = colours[pair.getFirst()].after(firstIsWhite, plan.games());
            colours[pair.getLast()] = colours[pair.getLast()].after(!firstIsWhite, plan.games());
            List<Fixture> remaining = Schedule.remaining(plan.roster(), games, played);
            fixtures.addAll(remaining);
            if (remaining.isEmpty()) {
                pair.stream().filter(plan.roster()::present).forEach(byes::add);
            }
        }
        return new TournamentRound(number, fixtures, byes);
    }

    /** The last who has not rested yet. */
    private int resting(List<Integer> order) {
        return order.reversed().stream().filter(i -> !rested.contains(i)).findFirst().orElse(order.getLast());
    }

    private List<List<Integer>> pairs(List<Integer> order) {
        for (Demand demand : Demand.values()) {
            attempts = MOST_ATTEMPTS;
            List<List<Integer>> pairs = pairs(order, demand);
            if (pairs != null) {
                return pairs;
            }
        }
        throw new IllegalStateException("there is always a pairing of any kind");
    }

    /** Pairs the first of the order with somebody, then the rest; null if that can't be done, or not found. */
    private @Nullable List<List<Integer>> pairs(List<Integer> order, Demand demand) {
        if (order.isEmpty()) {
            return List.of();
        }
        int first = order.getFirst();
        for (int candidate : candidates(order)) {
            if (!meets(demand, first, candidate)) {
                continue;
            }
            List<Integer> rest = new ArrayList<>(order);
            rest.removeAll(List.of(first, candidate));
            List<List<Integer>> others = pairs(rest, demand);
            if (others != null) {
                List<List<Integer>> pairs = new ArrayList<>(List.of(List.of(first, candidate)));
                pairs.addAll(others);
                return pairs;
            }
        }
        return null;
    }

    private boolean meets(Demand demand, int a, int b) {
        if (demand == Demand.ANY) {
            return true;
        }
        if (met.contains(pair(a, b)) || attempts-- < 0) {
            return false;
        }
        return switch (demand) {
            case NEW_OPPONENTS_AND_GOOD_COLOURS -> fault(a, b, firstIsWhite(a, b)) == 0;
            case NEW_OPPONENTS_AND_BALANCE -> fault(a, b, firstIsWhite(a, b)) < ColourHistory.OFF_BALANCE;
            case NEW_OPPONENTS, ANY -> true;
        };
    }

    /** Whoever has had White less often gets it, and then whoever had Black last; but first of all nobody too often. */
    private boolean firstIsWhite(int first, int second) {
        int asFirst = fault(first, second, true);
        int asSecond = fault(first, second, false);
        if (asFirst != asSecond) {
            return asFirst < asSecond;
        }
        int difference = colours[first].balance() - colours[second].balance();
        return difference == 0 ? colours[first].run() <= colours[second].run() : difference < 0;
    }

    private int fault(int first, int second, boolean firstIsWhite) {
        return colours[first].after(firstIsWhite, plan.games()).fault()
                + colours[second].after(!firstIsWhite, plan.games()).fault();
    }

    /** Whom the first of the order would best meet: the lower half of its equals, then the upper, then those below. */
    private List<Integer> candidates(List<Integer> order) {
        double equal = points[order.getFirst()];
        int equals = (int) order.stream().filter(i -> points[i] == equal).count();
        int half = Math.max(1, equals / 2);
        List<Integer> candidates = new ArrayList<>(order.subList(half, equals));
        candidates.addAll(order.subList(1, half).reversed());
        candidates.addAll(order.subList(equals, order.size()));
        return candidates;
    }
}
