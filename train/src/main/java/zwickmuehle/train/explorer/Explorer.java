package zwickmuehle.train.explorer;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.Score;
import zwickmuehle.search.Value;
import zwickmuehle.train.Truth;

/** The moves of a position, moves that lead to equivalent positions being one. */
public final class Explorer {
    private final Oracle oracle;
    private final Truth truth;
    private final Collection collection;

    public Explorer(Oracle oracle, Collection collection) {
        this.oracle = oracle;
        truth = new Truth(oracle);
        this.collection = collection;
    }

    /**
     * A move and those equivalent to it.
     *
     * @param moves all of them, as one would play them
     * @param value what it is worth to the player who makes it; an estimate of 0, not exact, where it is not known
     * @param losingAnswers how many of the opponent's answers lose, where all are known
     * @param answers how many answers there are
     * @param played how often it was played, and with what result
     */
    public record Explored(List<Integer> moves, Value value, OptionalInt losingAnswers, int answers,
            Collection.Count played) {}

    /** The best first, among equals what was played most. */
    public List<Explored> at(Game game, BooleanSupplier stop) {
        Rules rules = game.rules();
        Map<Long, List<Integer>> classes = new LinkedHashMap<>();
        for (int move : game.legalMoves()) {
            classes.computeIfAbsent(rules.canonical(rules.play(game.position(), move)), _ -> new ArrayList<>())
                    .add(move);
        }
        List<Explored> explored = new ArrayList<>();
        classes.forEach((after, moves) -> explored.add(explored(game, after, moves, stop)));
        explored.sort(Comparator.comparingInt((Explored move) -> move.value().score())
                .thenComparingInt(move -> move.played().games()).reversed());
        return explored;
    }

    private Explored explored(Game game, long after, List<Integer> moves, BooleanSupplier stop) {
        int score = truth.score(game, moves.getFirst(), stop);
        Value value = score == Oracle.UNKNOWN ? new Value(Score.DRAW, false) : new Value(score, true);
        Game next = game.play(moves.getFirst());
        return new Explored(moves, value, losing(next), next.legalMoves().length, collection.count(after));
    }

    /** Answers that lose, counted where all of them can be looked up. */
    private OptionalInt losing(Game game) {
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
