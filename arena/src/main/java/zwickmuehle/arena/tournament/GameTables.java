package zwickmuehle.arena.tournament;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import zwickmuehle.arena.referee.Result;

/** What several reports need: the order of the games, and the cells of the cross table. */
public final class GameTables {
    /** By round, table and game. */
    public static final Comparator<FinishedGame> ORDER = Comparator.comparing(FinishedGame::fixture,
            Comparator.comparingInt(Fixture::round).thenComparingInt(Fixture::table).thenComparingInt(Fixture::game));

    private GameTables() {}

    /** What the row's player scored in each game against the column's, in order: {@code 1½0-}. */
    public static String cell(Collection<FinishedGame> games, int row, int column) {
        if (row == column) {
            return "×";
        }
        StringBuilder cell = new StringBuilder();
        for (FinishedGame game : games) {
            if (game.fixture().has(row) && game.fixture().has(column)) {
                double points = game.points(row);
                boolean scored = game.verdict().result() != Result.NONE;
                cell.append(!scored ? "-" : points == 0.5 ? "½" : points == 1 ? "1" : "0");
            }
        }
        return cell.isEmpty() ? "·" : cell.toString();
    }

    /** The games that somebody lost by a fault. */
    public static List<FinishedGame> forfeits(Collection<FinishedGame> games) {
        return games.stream().filter(game -> game.verdict().forfeiter() != null).toList();
    }

    /** The games that brought nobody a point, because it was unclear whose fault their end was, or both could not start. */
    public static List<FinishedGame> withoutResult(Collection<FinishedGame> games) {
        return games.stream().filter(game -> game.verdict().result() == Result.NONE).toList();
    }

    /** The name of the one who lost a game by a fault. */
    public static String loser(TournamentPlan plan, FinishedGame game) {
        Fixture fixture = game.fixture();
        return plan.entrants().get(game.forfeitedBy(fixture.white()) ? fixture.white() : fixture.black()).name();
    }

    static String points(double points) {
        return points == Math.rint(points)
                ? String.format(Locale.ROOT, "%.0f", points)
                : String.format(Locale.ROOT, "%.2f", points).replaceAll("0$", "");
    }

    /** Round, table and game: {@code 2.1.1}. */
    public static String label(Fixture fixture) {
        return fixture.round() + "." + fixture.table() + "." + fixture.game();
    }
}
