package zwickmuehle.play.service;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.referee.Result;
import zwickmuehle.play.table.GameSummary;
import zwickmuehle.play.table.Ledger;
import zwickmuehle.play.table.NotKept;
import zwickmuehle.play.table.Person;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Notation;
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

    private static List<GameSummary> ended(Ledger ledger, Person person) {
        return ledger.gamesOf(person, 0, MOST_GAMES).stream().filter(game -> game.outcome().over()).toList();
    }

    /** As of now. */
    public Collection by(Rules rules) {
        List<GameSummary> ended = ended(ledger, person);
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
        Game game = game(ledger, summary);
        if (game != null) {
            collections.computeIfAbsent(game.rules(), _ -> new Collection()).add(game,
                    whitePoints(summary.outcome().result()));
        }
    }

    private static @Nullable Game game(Ledger ledger, GameSummary summary) {
        try {
            Ledger.Kept kept = ledger.load(summary.id());
            // It may have been deleted or changed since it was listed; then the next question counts anew.
            return kept == null ? null : kept.record().game();
        } catch (NotKept _) {
            // One that cannot be read is told of where games are listed; here the others count.
            return null;
        }
    }

    /** The same games by these rules, a line each, for somebody who counts them elsewhere ({@link #read}). */
    public static String written(Ledger ledger, Person person, Rules rules) {
        return ended(ledger, person).stream().filter(summary -> summary.game().equals(rules.game())
                && summary.variant().equals(rules.variant())).map(summary -> line(summary, game(ledger, summary)))
                .collect(Collectors.joining());
    }

    /** The result, the first position and the moves, with a comma after each. */
    private static String line(GameSummary summary, @Nullable Game game) {
        if (game == null) {
            return "";
        }
        Notation notation = game.rules().notation();
        StringBuilder line = new StringBuilder(summary.outcome().result());
        line.append(',').append(notation.position(game.startPosition())).append(',');
        for (int move : game.moves()) {
            line.append(notation.move(move)).append(',');
        }
        return line.append('\n').toString();
    }

    /** What was {@link #written}. */
    public static Collection read(String lines, Rules rules) {
        Collection collection = new Collection();
        for (String line : lines.split("\n", -1)) {
            if (!line.isEmpty()) {
                List<String> words = List.of(line.split(",", -1));
                Game game = Game.from(rules, rules.notation().parsePosition(words.get(1)));
                for (String move : words.subList(2, words.size() - 1)) {
                    game = game.play(rules.notation().parseMove(move));
                }
                collection.add(game, whitePoints(words.getFirst()));
            }
        }
        return collection;
    }

    private static OptionalDouble whitePoints(String result) {
        return Result.parse(result).orElseThrow().whitePoints();
    }
}
