package zwickmuehle.arena.tournament;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import zwickmuehle.arena.transcript.TranscriptFolder;
import zwickmuehle.rules.Game;

/**
 * One page that needs nothing else: tables, forfeits, and every game to click through. The page knows no rules: it gets
 * the board after each move. All names come in as JSON data and are put on the page as text, never as markup.
 */
final class HtmlReport {
    private static final String PLACE_OF_DATA = "@DATA@";

    private HtmlReport() {}

    /** @param folder where the report will be; links lead from there to the conversations */
    static String of(TournamentPlan plan, List<FinishedGame> games, Path folder, Path conversations) {
        ObjectNode data = JsonReport.of(plan, games);
        int index = 0;
        for (JsonNode entry : data.path("games")) {
            FinishedGame game = games.get(index++);
            boards((ObjectNode) entry, game.record().played().game());
            Path said = TranscriptFolder.file(conversations, GameTables.label(game.fixture()));
            if (Files.exists(said)) {
                ((ObjectNode) entry).put("conversation", link(folder, said));
            }
        }
        // Within a script element only "<" could end the data early; JSON may write it as an escape.
        String harmless = data.toString().replace("<", "\\u003c");
        return template().replace(PLACE_OF_DATA, harmless);
    }

    /** The way from a folder to a file, as an address. */
    private static String link(Path folder, Path file) {
        Path way = folder.toAbsolutePath().normalize().relativize(file.toAbsolutePath().normalize());
        return StreamSupport.stream(way.spliterator(), false)
                .map(part -> URLEncoder.encode(part.toString(), StandardCharsets.UTF_8).replace("+", "%20"))
                .collect(Collectors.joining("/"));
    }

    private static void boards(ObjectNode entry, Game game) {
        ArrayNode boards = entry.putArray("boards");
        for (int i = game.length(); i >= 0; i--) {
            boards.add(game.rules().notation().protocolPosition(game.before(i).position()));
        }
    }

    private static String template() {
        try (InputStream in = Objects.requireNonNull(HtmlReport.class.getResourceAsStream("report.html"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
