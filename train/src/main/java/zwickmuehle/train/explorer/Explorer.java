package zwickmuehle.train.explorer;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.search.MoveValue;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.Score;
import zwickmuehle.search.Value;
import zwickmuehle.train.Truth;

/** The moves of a position, moves that lead to equivalent positions being one. */
public final class Explorer {
    private static final Value UNKNOWN = new Value(Score.DRAW, false);

    private final Oracle oracle;
    private final List<Collection> collections;

    /** @param collections what was played, from one source each */
    public Explorer(Oracle oracle, List<Collection> collections) {
        this.oracle = oracle;
        this.collections = List.copyOf(collections);
    }

    /**
     * A move and those equivalent to it.
     *
     * @param moves all of them, as one would play them
     * @param value what it is worth to the player who makes it; an estimate, not exact, where it is not known
     * @param losingAnswers how many of the opponent's answers lose, where all are known
     * @param answers how many answers there are
     * @param played how often it was played, and with what result, for each of the collections
     */
    public record Explored(List<Integer> moves, Value value, OptionalInt losingAnswers, int answers,
            List<Collection.Count> played) {

        /** In all collections together. */
        public int games() {
            return played.stream().mapToInt(Collection.Count::games).sum();
        }
    }

    /** With what the oracle knows or finds out until it is to stop; the best first, among equals what was played most. */
    public List<Explored> at(Game game, BooleanSupplier stop) {
        Truth truth = new Truth(oracle);
        return at(game, move -> {
            int score = truth.score(game, move, stop);
            return score == Oracle.UNKNOWN ? UNKNOWN : new Value(score, true);
        });
    }

    /** With these values; the best first, among equals what was played most. */
    public List<Explored> at(Game game, List<MoveValue> values) {
        return at(game, move -> values.stream().filter(value -> value.move() == move).map(MoveValue::value).findFirst()
                .orElse(UNKNOWN));
    }

    private List<Explored> at(Game game, IntFunction<Value> values) {
        Rules rules = game.rules();
        Map<Long, List<Integer>> classes = new LinkedHashMap<>();
        for (int move : game.legalMoves()) {
            classes.computeIfAbsent(rules.canonical(rules.play(game.position(), move)), _ -> new ArrayList<>())
                    .add(move);
        }
        List<Explored> explored = new ArrayList<>();
        classes.forEach((after, moves) -> explored.add(explored(game, after, moves, values)));
        explored.sort(Comparator.comparingInt((Explored move) -> move.value().score())
                .thenComparingInt(Explored::games).reversed());
        return explored;
    }

    private Explored explored(Game game, long after, List<Integer> moves, IntFunction<Value> values) {
        // What is known of one of them holds for all.
        Value value = moves.stream().map(values::apply).filter(Value::exact).findFirst()
                .orElseGet(() -> values.apply(moves.getFirst()));
        Game next = game.play(moves.getFirst());
        return new Explored(moves, value, losing(next), next.legalMoves().length,
                collections.stream().map(collection -> collection.count(after)).toList());
    }

    /** Answers that lose, counted where all of them can be looked up. */
    private OptionalInt losing(Game game) {
        if (oracle.equals(Oracle.NONE)) {
            return OptionalInt.empty();
        }
        int losing = 0;
        for (int move : game.legalMoves()) {
            Game next = game.play(move);
            int known = next.outcome().over() ? Score.DRAW : oracle.probe(next.position(), next.quietMoves());
            if (known == Oracle.UNKNOWN) {
                return OptionalInt.empty();
            }
            losing += Score.wins(known) ? 1 : 0;
        }
        return OptionalInt.of(losing);
    }
}
