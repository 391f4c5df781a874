package zwickmuehle.arena.formats;

import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.games.Games;

/**
 * What a text may leave open; null where nobody has said it.
 *
 * @param game {@code muehle} or {@code viergewinnt}
 * @param variant the rule set, or the size of the board
 * @param firstColumn the number of the left column of Vier Gewinnt, 0 or 1
 */
public record Unsaid(@Nullable String game, @Nullable String variant, @Nullable Integer firstColumn) {
    /** Nothing is known but what the text says. */
    public static final Unsaid NOTHING = new Unsaid(null, null, null);

    /** Others end games when they like: without draws by rule no move of theirs comes too late. */
    private static final String WITHOUT_DRAWS_BY_RULE = "theorie";

    Rules muehle(RecordFormat format) {
        if (game != null && !game.equals("muehle")) {
            throw new NotationException("%s is a format of Mühle only", "%s ist nur für Mühle ein Format",
                    format.word());
        }
        return Games.rules("muehle", variant == null ? WITHOUT_DRAWS_BY_RULE : variant);
    }

    Rules vierGewinnt(RecordFormat format) {
        if (game != null && !game.equals("viergewinnt")) {
            throw new NotationException("%s is a format of Vier Gewinnt only", "%s ist nur für Vier Gewinnt ein Format",
                    format.word());
        }
        return Games.rules("viergewinnt", variant);
    }
}
