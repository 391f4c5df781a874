package zwickmuehle.app;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import zwickmuehle.arena.formats.Formats;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.games.Games;
import zwickmuehle.rules.muehle.Muehle;

/** The options that say which game is meant, the same for every command. */
final class GameOptions {
    @Option(names = "--game", paramLabel = "GAME", defaultValue = "muehle", description = "muehle (default) or viergewinnt")
    private String game = "muehle";

    @Option(names = "--rules", paramLabel = "RULES", description = {
            "Mühle: klassisch, kurs, theorie, or options such as mills=any,repetition=3,quiet=20 (also: "
                    + "kurs,quiet=50). If not given: kurs in match, check-bot, engine and random, as in the course "
                    + "competition; theorie in check; klassisch in all others"})
    private @Nullable String rules;

    @Option(names = "--size", paramLabel = "COLUMNSxROWS", description = "Vier Gewinnt: the size of the board, 7x6 if not given")
    private @Nullable String size;

    GameOptions() {}

    /** The same options, already read. */
    GameOptions(Map<String, String> options) {
        game = options.getOrDefault("--game", game);
        rules = options.get("--rules");
        size = options.get("--size");
    }

    /** The rules asked for; {@code defaultVariant} stands in where none were named. */
    Rules rules(@Nullable String defaultVariant) {
        boolean muehle = game.equals("muehle");
        if (muehle && size != null) {
            throw new NotationException("--size belongs to viergewinnt: Mühle has one board",
                    "--size gehört zu viergewinnt: Mühle hat nur ein Brett");
        }
        if (game.equals("viergewinnt") && rules != null) {
            throw new NotationException("--rules belongs to muehle: Vier Gewinnt has one set of rules",
                    "--rules gehört zu muehle: Vier Gewinnt hat nur ein Regelwerk");
        }
        String variant = muehle ? (rules == null ? defaultVariant : rules) : size;
        return Games.rules(game, variant);
    }

    Rules rules() {
        return rules(null);
    }

    /** A position given as one argument or as several words; the start position if there is none. */
    static long position(Rules rules, @Nullable List<String> words) {
        return game(rules, words).position();
    }

    /** The same with the moves that led to it, if it is given by them: Mühle is taken in the formats of others too. */
    static Game game(Rules rules, @Nullable List<String> words) {
        if (words == null || words.isEmpty()) {
            return Game.start(rules);
        }
        String text = String.join(" ", words);
        if (rules instanceof Muehle && text.matches("[1-9]{2,}")) {
            throw new NotationException("'%s' looks like columns of Vier Gewinnt: add --game viergewinnt",
                    "'%s' sieht nach Spalten von Vier Gewinnt aus: --game viergewinnt gehört dazu", Excerpt.of(text));
        }
        Game foreign = rules instanceof Muehle ? Formats.foreign(text, rules) : null;
        return foreign == null ? Game.from(rules, rules.notation().parsePosition(text)) : foreign;
    }
}
