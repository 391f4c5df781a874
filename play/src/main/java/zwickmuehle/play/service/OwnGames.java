package zwickmuehle.play.service;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import zwickmuehle.arena.referee.Result;
import zwickmuehle.play.table.GameSummary;
import zwickmuehle.play.table.Ledger;
import zwickmuehle.play.table.NotKept;
import zwickmuehle.play.table.Person;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.train.explorer.Collection;

/**
 * What one person played to the end, kept from question to question: each question looks at the list of games, and only
 * games that are new there are replayed. If one was changed or deleted, all are counted again. One thread at a time.
 */
public final class OwnGames {
    /** Those changed last count. */
    private static final int MOST_GAMES = 500;

    private final Ledger ledger;
    private final Person person;
    private final Map<String, Instant> counted = new HashMap<>();
    private final Map<Rules, Collection> collections = new HashMap<>();

    public OwnGames(Ledger ledger, Person person) {
        this.ledger = ledger;
        this.person = person;
    }

    /** As of now. */
    public Collection by(Rules rules) {
        List<GameSummary> ended = ledger.gamesOf(person, 0, MOST_GAMES).stream()
                .filter(game -> game.outcome().over()).toList();
        Map<String, Instant> now = new HashMap<>();
        ended.forEach(game -> now.put(game.id(), game.changed()));
        boolean grown = counted.entrySet().stream()
                .allMatch(known -> known.getValue().equals(now.get(known.getKey())));
        if (!grown) {
            counted.clear();
            collections.clear();
        }
        for (GameSummary game : ended) {
            if (!counted.containsKey(game.id())) {
                count(game);
            }
        }
        return collections.getOrDefault(rules, new Collection());
    }

    private void count(GameSummary summary) {
        counted.put(summary.id(), summary.changed());
        Ledger.Kept kept;
        try {
            kept = ledger.load(summary.id());
        } catch (NotKept _) {
            // One that cannot be read is told of where games are listed; here the others count.
            return;
        }
        // It may have been deleted or changed since it was listed; then the next question counts anew.
        if (kept != null) {
            Game game = kept.record().game();
            collections.computeIfAbsent(game.rules(), _ -> new Collection()).add(game,
                    Result.parse(summary.outcome().result()).orElseThrow().whitePoints());
        }
    }
}
