package zwickmuehle.arena.tournament;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import zwickmuehle.arena.match.Tally;

/**
 * The table: by points; then Buchholz in a Swiss tournament and Sonneborn-Berger in the others; then wins; then the
 * points of the games among each other, where two are equal. A knockout tournament is ordered by how far one came.
 */
public final class Standings {
    private final TournamentPlan plan;
    private final Collection<FinishedGame> all;
    private final Collection<FinishedGame> finished;
    private final double[] points;
    private final Tally[] tallies;
    private final int[] lastRound;

    private Standings(TournamentPlan plan, Collection<FinishedGame> finished) {
        this.plan = plan;
        this.all = finished;
        this.finished = plan.counting(finished);
        int entrants = plan.entrants().size();
        this.points = new double[entrants];
        this.tallies = new Tally[entrants];
        this.lastRound = new int[entrants];
    }

    /** The table after these games. */
    public static List<Standing> of(TournamentPlan plan, Collection<FinishedGame> finished) {
        return new Standings(plan, List.copyOf(finished)).table();
    }

    private List<Standing> table() {
        Ratings ratings = Ratings.of(plan.entrants().size(), finished);
        for (int i = 0; i < points.length; i++) {
            int entrant = i;
            tallies[i] = finished.stream().filter(game -> game.fixture().has(entrant))
                    .map(game -> game.tally(entrant)).reduce(Tally.NONE, Tally::plus);
            points[i] = tallies[i].points();
        }
        for (TournamentRound round : Schedule.rounds(plan, all)) {
            round.fixtures().forEach(fixture -> {
                lastRound[fixture.white()] = round.number();
                lastRound[fixture.black()] = round.number();
            });
            if (plan.format() == TournamentFormat.SWISS) {
                round.byes().forEach(resting -> points[resting] += plan.games());
            }
        }
        List<Standing> table = new ArrayList<>();
        for (int i = 0; i < points.length; i++) {
            int entrant = i;
            int forfeits = (int) finished.stream()
                    .filter(game -> game.fixture().has(entrant) && game.forfeitedBy(entrant)).count();
            table.add(new Standing(0, i, plan.entrants().get(i).name(), tallies[i], points[i], sum(i, false),
                    sum(i, true), ratings.elo(i), ratings.error(i), forfeits));
        }
        Comparator<Standing> order = order();
        table.sort(order.thenComparingInt(Standing::entrant));
        return ranked(table, order);
    }

    private Comparator<Standing> order() {
        Comparator<Standing> order = Comparator.comparingDouble(row -> -row.points());
        order = order.thenComparingDouble(
                row -> plan.format() == TournamentFormat.SWISS ? -row.buchholz() : -row.sonnebornBerger());
        order = order.thenComparingInt(row -> -row.tally().wins()).thenComparing(this::amongEachOther);
        return plan.format() == TournamentFormat.KNOCKOUT
                ? Comparator.<Standing>comparingInt(row -> -lastRound[row.entrant()])
                        .thenComparing(this::amongEachOther).thenComparing(order)
                : order;
    }

    /** Who scored more in the games of these two comes first. */
    private int amongEachOther(Standing a, Standing b) {
        double difference = 0;
        for (FinishedGame game : finished) {
            if (game.fixture().has(a.entrant()) && game.fixture().has(b.entrant()) && a.entrant() != b.entrant()) {
                difference += game.points(a.entrant()) - game.points(b.entrant());
            }
        }
        return Double.compare(0, difference);
    }

    private double sum(int entrant, boolean weighted) {
        double sum = 0;
        for (FinishedGame game : finished) {
            if (game.fixture().has(entrant)) {
                sum += (weighted ? game.points(entrant) : 1) * points[game.fixture().opponent(entrant)];
            }
        }
        return sum;
    }

    private static List<Standing> ranked(List<Standing> table, Comparator<Standing> order) {
        List<Standing> ranked = new ArrayList<>();
        for (int i = 0; i < table.size(); i++) {
            Standing row = table.get(i);
            int rank = i > 0 && order.compare(table.get(i - 1), row) == 0 ? ranked.getLast().rank() : i + 1;
            ranked.add(new Standing(rank, row.entrant(), row.name(), row.tally(), row.points(), row.buchholz(),
                    row.sonnebornBerger(), row.elo(), row.eloError(), row.forfeits()));
        }
        return ranked;
    }
}
