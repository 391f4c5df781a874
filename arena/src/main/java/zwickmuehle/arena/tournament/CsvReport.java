package zwickmuehle.arena.tournament;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Tables for a spreadsheet: comma-separated, with a header line. */
final class CsvReport {
    private CsvReport() {}

    static String standings(TournamentPlan plan, List<FinishedGame> games) {
        StringBuilder csv = new StringBuilder(
                "rank,name,points,games,wins,draws,losses,buchholz,sonnebornBerger,elo,eloError,forfeits\n");
        for (Standing row : Standings.of(plan, games)) {
            csv.append(line(row.rank(), row.name(), row.points(), row.tally().games(), row.tally().wins(),
                    row.tally().draws(), row.tally().losses(), row.buchholz(), row.sonnebornBerger(),
                    Math.round(row.elo()), Math.round(row.eloError()), row.forfeits()));
        }
        return csv.toString();
    }

    static String games(TournamentPlan plan, List<FinishedGame> games) {
        StringBuilder csv = new StringBuilder("round,table,game,white,black,result,code,moves,reason\n");
        for (FinishedGame game : games) {
            Fixture fixture = game.fixture();
            csv.append(line(fixture.round(), fixture.table(), fixture.game(),
                    plan.entrants().get(fixture.white()).name(), plan.entrants().get(fixture.black()).name(),
                    game.verdict().result().text(), game.verdict().code(), game.record().played().game().length(),
                    game.verdict().sentence().english()));
        }
        return csv.toString();
    }

    private static String line(Object... cells) {
        return Stream.of(cells).map(CsvReport::cell).collect(Collectors.joining(",", "", "\n"));
    }

    /** In quotes where needed; a leading sign that a spreadsheet would take for a formula is made harmless. */
    private static String cell(Object value) {
        if (value instanceof Double number) {
            return String.format(Locale.ROOT, "%s", GameTables.points(number));
        }
        String text = value.toString();
        boolean formula = value instanceof String && !text.isEmpty() && "=+-@\t".indexOf(text.charAt(0)) >= 0;
        String harmless = formula ? "'" + text : text;
        return harmless.matches("[^\",\n\r]*") ? harmless : '"' + harmless.replace("\"", "\"\"") + '"';
    }
}
