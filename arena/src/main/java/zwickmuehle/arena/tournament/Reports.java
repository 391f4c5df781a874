package zwickmuehle.arena.tournament;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import zwickmuehle.arena.record.TextRecords;
import zwickmuehle.perfect.files.WholeFile;

/**
 * What a tournament leaves in its folder: {@code standings.txt}, {@code results.json}, {@code standings.csv},
 * {@code games.csv}, {@code games.txt} and {@code report.html}, which leads to the conversations. Each file is replaced as a whole, so that a reader never
 * sees half of one.
 */
public final class Reports {
    private Reports() {}

    /**
     * Writes all of them anew.
     *
     * @param conversations where the conversations of the games are, of those that have one
     */
    public static void write(TournamentPlan plan, Collection<FinishedGame> finished, Path folder, Path conversations)
            throws IOException {
        List<FinishedGame> games = finished.stream().sorted(GameTables.ORDER).toList();
        WholeFile.write(folder.resolve("standings.txt"), TextReport.of(plan, games, Locale.ENGLISH));
        WholeFile.write(folder.resolve("results.json"), JsonReport.of(plan, games).toPrettyString() + "\n");
        WholeFile.write(folder.resolve("standings.csv"), CsvReport.standings(plan, games));
        WholeFile.write(folder.resolve("games.csv"), CsvReport.games(plan, games));
        StringBuilder records = new StringBuilder();
        games.forEach(game -> records.append(TextRecords.write(game.record())));
        WholeFile.write(folder.resolve("games.txt"), records.toString());
        WholeFile.write(folder.resolve("report.html"), HtmlReport.of(plan, games, folder, conversations));
    }
}
