package zwickmuehle.search.thinkers;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import zwickmuehle.rules.Game;
import zwickmuehle.search.Limits;
import zwickmuehle.search.RandomThinker;
import zwickmuehle.search.Thinker;
import zwickmuehle.search.Thought;

/** A level at the board: mostly a search, sometimes a slip. */
final class LevelThinker implements Thinker {
    private final String name;
    private final double slip;
    private final Thinker careful;
    private final Thinker careless;
    private final RandomGenerator random;

    LevelThinker(String name, double slip, Thinker careful, RandomGenerator random) {
        this.name = name;
        this.slip = slip;
        this.careful = careful;
        this.careless = new RandomThinker(random);
        this.random = random;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Thought think(Game game, Limits limits, BooleanSupplier stop, Consumer<Thought> progress) {
        Thinker thinker = random.nextDouble() < slip ? careless : careful;
        return thinker.think(game, limits, stop, progress);
    }
}
