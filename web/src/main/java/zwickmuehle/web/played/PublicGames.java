package zwickmuehle.web.played;

import java.util.HashMap;
import java.util.Map;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.train.explorer.Collection;

/** Games that everybody may know of, counted by their rules; of bounded memory. Who calls sees to threads. */
final class PublicGames {
    /** Rule sets and sizes of boards: each has positions of its own. */
    private static final int MOST_RULES = 8;

    private final Map<Rules, Collection> collections = new HashMap<>();

    void add(Game game, Verdict verdict) {
        if (collections.size() < MOST_RULES || collections.containsKey(game.rules())) {
            collections.computeIfAbsent(game.rules(), _ -> new Collection()).add(game, verdict.result().whitePoints());
        }
    }

    Collection by(Rules rules) {
        return collections.getOrDefault(rules, new Collection());
    }

    void clear() {
        collections.clear();
    }
}
