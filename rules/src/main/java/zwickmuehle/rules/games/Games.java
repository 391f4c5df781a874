package zwickmuehle.rules.games;

import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.RuleSet;
import zwickmuehle.rules.viergewinnt.Size;
import zwickmuehle.rules.viergewinnt.VierGewinnt;

/** The games by name, as the command line, files and the page write them. */
public final class Games {
    private Games() {}

    /**
     * The rules of a game.
     *
     * @param game {@code muehle} or {@code viergewinnt}
     * @param variant a rule set or a size; null for {@code klassisch} or {@code 7x6}
     */
    public static Rules rules(String game, @Nullable String variant) {
        return switch (game) {
            case "muehle" -> new Muehle(variant == null ? RuleSet.KLASSISCH : RuleSet.parse(variant));
            case "viergewinnt" -> new VierGewinnt(variant == null ? Size.STANDARD : Size.parse(variant));
            default -> throw new NotationException("unknown game '%s': expected muehle or viergewinnt",
                    "unbekanntes Spiel '%s': erwartet wird muehle oder viergewinnt", Excerpt.of(game));
        };
    }
}
