package zwickmuehle.search;

import java.util.Arrays;
import java.util.List;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;

/**
 * Thinkers by name, the same words everywhere: command line, tournament files, the page.
 *
 * <pre>
 *   level:N                                      0 to 10
 *   random
 *   alphabeta:depth=6,evaluator=heuristic        evaluator: own (default), heuristic, montecarlo
 *   alphabeta:evaluator=montecarlo,playouts=300
 *   montecarlo:playouts=1000
 * </pre>
 */
public final class Thinkers {
    private static final List<String> KINDS = List.of("level", "random", "alphabeta", "montecarlo");

    private Thinkers() {}

    /** Whether these words name a thinker at all; if not, they are a person or the command line of a program. */
    public static boolean named(String words) {
        return KINDS.contains(words.split(":", 2)[0]);
    }

    /** The thinker of that name. */
    public static Thinker parse(String words, Rules rules, Equipment equipment) {
        if (words.equals("random")) {
            return new RandomThinker(equipment.random());
        }
        throw new NotationException("'%s' is no player: expected %s", "'%s' ist kein Spieler: erwartet wird %s",
                Excerpt.of(words), Arrays.toString(KINDS.toArray()));
    }
}
