package zwickmuehle.arena.tournament;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import zwickmuehle.rules.Game;

/**
 * One page that needs nothing else: tables, forfeits, and every game to click through. The page knows no rules: it gets
 * the board after each move. All names come in as JSON data and are put on the page as text, never as markup.
 */
final class HtmlReport {
    private static final String PLACE_OF_DATA = "@DATA@";

    private HtmlReport() {}

    static String of(TournamentPlan plan, List<FinishedGame> games) {
        ObjectNode data = JsonReport.of(plan, games);
        int index = 0;
        for (JsonNode entry : data.path("games")) {
            boards((ObjectNode) entry, games.get(index++).record().played().game());
        }
        // Within a script element only "<" could end the data early; JSON may write it as an escape.
        String harmless = data.toString().replace("<", "\\u003c");
        return template().replace(PLACE_OF_DATA, harmless);
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
