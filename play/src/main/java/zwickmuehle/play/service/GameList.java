package zwickmuehle.play.service;

import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.table.GameSummary;
import zwickmuehle.play.table.Ledger;
import zwickmuehle.play.table.Person;
import zwickmuehle.play.view.OutcomeView;

/**
 * The games of somebody, the one changed last first; a page of them at a time.
 *
 * @param more whether there are others after these
 */
public record GameList(List<Line> games, boolean more) {
    private static final int USUALLY_LISTED = 20;
    private static final int MOST_LISTED = 50;
    private static final int FURTHEST = 1_000_000_000;

    /** One game. */
    public record Line(String id, String game, String variant, String white, String black,
            @Nullable String whiteName, @Nullable String blackName, int moveNumber, OutcomeView outcome,
            String changed) {}

    public static GameList of(Person person, Fields fields, Ledger ledger) {
        int from = fields.count("from", 0, FURTHEST);
        int limit = fields.count("limit", USUALLY_LISTED, MOST_LISTED);
        List<GameSummary> games = ledger.gamesOf(person, from, limit + 1);
        return new GameList(games.stream().limit(limit).map(GameList::line).toList(), games.size() > limit);
    }

    private static Line line(GameSummary game) {
        return new Line(game.id(), game.game(), game.variant(), game.white(), game.black(), game.whiteName(),
                game.blackName(), game.length(), game.outcome(), game.changed().toString());
    }
}
