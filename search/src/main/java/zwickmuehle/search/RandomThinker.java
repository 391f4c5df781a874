package zwickmuehle.search;

import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import zwickmuehle.rules.Game;

/** Plays any legal move, all alike. */
public final class RandomThinker implements Thinker {
    private final RandomGenerator random;

    public RandomThinker(RandomGenerator random) {
        this.random = random;
    }

    @Override
    public String name() {
        return "random";
    }

    @Override
    public Thought think(Game game, Limits limits, BooleanSupplier stop, Consumer<Thought> progress) {
        int[] moves = game.legalMoves();
        int move = moves[random.nextInt(moves.length)];
        return new Thought(move, Score.DRAW, false, 0, 1, Duration.ZERO, List.of(move));
    }
}
