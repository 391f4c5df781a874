package zwickmuehle.search.scenarios;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.search.Analysis;
import zwickmuehle.search.Analyst;
import zwickmuehle.search.Equipment;
import zwickmuehle.search.Limits;
import zwickmuehle.search.MoveValue;
import zwickmuehle.search.Score;
import zwickmuehle.search.Thinker;
import zwickmuehle.search.thinkers.Thinkers;

/**
 * Finds exercises: plays random games until alpha-beta and Monte Carlo disagree on the best move, and the difference is
 * one of winning, holding or losing.
 */
public final class HardCases {
    private static final int DEPTH = 6;

    private final Rules rules;
    private final Equipment equipment;
    private final Analyst alphaBeta;
    private final Thinker monteCarlo;

    public HardCases(Rules rules, Equipment equipment) {
        this.rules = rules;
        this.equipment = equipment;
        this.alphaBeta = Thinkers.analyst(rules, equipment);
        this.monteCarlo = Thinkers.parse("montecarlo:playouts=200", rules, equipment);
    }

    /** Finds so many, each in a game of its own. */
    public void find(int count, Consumer<HardCase> found) {
        find(count, () -> false, found);
    }

    /** The same, as long as somebody wants them. */
    public void find(int count, BooleanSupplier stop, Consumer<HardCase> found) {
        for (int i = 0; i < count && !stop.getAsBoolean(); i++) {
            HardCase hardCase;
            do {
                hardCase = firstOf(Game.start(rules), stop);
            } while (hardCase == null && !stop.getAsBoolean());
            if (hardCase != null) {
                found.accept(hardCase);
            }
        }
    }

    /** The first disagreement in one random game, or null if it ends without. */
    private @Nullable HardCase firstOf(Game start, BooleanSupplier stop) {
        Game game = start;
        while (!game.outcome().over() && !stop.getAsBoolean()) {
            Analysis analysis = alphaBeta.analyse(game, Limits.depth(DEPTH), () -> false, _ -> {});
            MoveValue best = analysis.moves().getFirst();
            int chosen = monteCarlo.think(game, Limits.NONE, () -> false, _ -> {}).move();
            for (MoveValue move : analysis.moves()) {
                if (move.move() == chosen && outcome(move) < outcome(best)) {
                    return new HardCase(rules, game.position(), best, move);
                }
            }
            int[] moves = game.legalMoves();
            game = game.play(moves[equipment.random().nextInt(moves.length)]);
        }
        return null;
    }

    private static int outcome(MoveValue move) {
        int score = move.value().score();
        if (Score.wins(score)) {
            return 1;
        }
        return Score.loses(score) ? -1 : 0;
    }
}
