package zwickmuehle.arena.tournament;

import java.util.List;
import java.util.Locale;
import zwickmuehle.arena.referee.Seconds;

/** The table, the cross table and all forfeits as text. */
public final class TextReport {
    private TextReport() {}

    public static String of(TournamentPlan plan, List<FinishedGame> games, Locale language) {
        List<Standing> table = Standings.of(plan, games);
        int width = table.stream().mapToInt(row -> row.name().length()).max().orElse(0);
        StringBuilder text = new StringBuilder();
        text.append(plan.name()).append("\n").append(plan.rules().game()).append(' ').append(plan.rules().variant())
                .append(", ").append(plan.format().text()).append(", ").append(Seconds.of(plan.moveTime()))
                .append("/move, ").append(games.size()).append(" games\n\n");
        String name = "%-" + Math.max(4, width) + "s";
        text.append(String.format(Locale.ROOT,
                "  # " + name + "  points   +   =   -  buchholz      s-b    elo  forfeits\n", ""));
        for (Standing row : table) {
            text.append(String.format(Locale.ROOT, "%3d " + name + "  %6s %3d %3d %3d  %8s %8s  %+5.0f ±%-4.0f %s%n",
                    row.rank(), row.name(), GameTables.points(row.points()), row.tally().wins(), row.tally().draws(),
                    row.tally().losses(), GameTables.points(row.buchholz()), GameTables.points(row.sonnebornBerger()),
                    row.elo(), row.eloError(), row.forfeits() == 0 ? "" : row.forfeits()).replace("\r", ""));
        }
        text.append('\n');
        for (Standing row : table) {
            text.append(String.format(Locale.ROOT, "%3d " + name, row.rank(), row.name()));
            for (Standing column : table) {
                text.append(' ').append(String.format(Locale.ROOT, "%4s",
                        GameTables.cell(games, row.entrant(), column.entrant())));
            }
            text.append('\n');
        }
        List<FinishedGame> forfeits = GameTables.forfeits(games);
        text.append("\nForfeits: ").append(forfeits.size()).append('\n');
        for (FinishedGame game : forfeits) {
            text.append("  ").append(GameTables.label(game.fixture())).append("  ")
                    .append(GameTables.loser(plan, game)).append("  ").append(game.verdict().code()).append("  ")
                    .append(game.verdict().sentence().in(language)).append('\n');
        }
        return text.toString();
    }
}
