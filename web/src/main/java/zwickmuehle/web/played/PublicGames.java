package zwickmuehle.web.played;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalDouble;
import zwickmuehle.arena.referee.Result;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;
import zwickmuehle.train.explorer.Collection;

/** Games that everybody may know of, counted by their rules; of bounded memory. Who calls sees to threads. */
final class PublicGames {
    /** Rule sets and sizes of boards: each has positions of its own. */
    private static final int MOST_RULES = 8;

    private final Map<Rules, Collection> collections = new HashMap<>();

    void add(Game game, Verdict verdict) {
        if (collections.size() < MOST_RULES || collections.containsKey(game.rules())) {
            Result result = verdict.result();
            collections.computeIfAbsent(game.rules(), _ -> new Collection()).add(game, result == Result.NONE
                    ? OptionalDouble.empty()
                    : OptionalDouble.of(result.points(Side.WHITE)));
        }
    }

    Collection by(Rules rules) {
        return collections.getOrDefault(rules, new Collection());
    }

    void clear() {
        collections.clear();
    }
}
