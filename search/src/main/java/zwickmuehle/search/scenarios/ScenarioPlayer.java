package zwickmuehle.search.scenarios;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import zwickmuehle.rules.Game;
import zwickmuehle.search.Analysis;
import zwickmuehle.search.Equipment;
import zwickmuehle.search.Limits;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.Thinker;
import zwickmuehle.search.Thought;
import zwickmuehle.search.thinkers.Thinkers;

/** Lets the alpha-beta search try scenarios, as deep as each needs. */
public final class ScenarioPlayer {
    private static final long TABLE_BYTES = 4 << 20;

    private final Equipment equipment;

    /** A player without any knowledge but its own: it is the search that is put to the test. */
    public ScenarioPlayer(LongSupplier nanoClock, RandomGenerator random) {
        this.equipment = new Equipment(Oracle.NONE, nanoClock, random, 1, TABLE_BYTES);
    }

    /** Finds a move, checks the claim, and plays on where the scenario says so. */
    public Attempt attempt(Scenario scenario) {
        return attempt(scenario, () -> false);
    }

    /** The same for somebody who may not wait for it: once {@code stop} says so, it ends soon, and solves nothing. */
    public Attempt attempt(Scenario scenario, BooleanSupplier stop) {
        Game start = Game.from(scenario.rules(), scenario.position());
        Thinker thinker = Thinkers.parse("alphabeta", scenario.rules(), equipment);
        Limits limits = Limits.depth(scenario.claim().depth());
        Thought thought = thinker.think(start, limits, stop, _ -> {});
        Analysis analysis = Thinkers.analyst(scenario.rules(), equipment).analyse(start, limits, stop, _ -> {});
        List<Game> games = new ArrayList<>(List.of(start, start.play(thought.move())));
        while (scenario.playedOut() && games.size() <= scenario.claim().depth() && !games.getLast().outcome().over()) {
            Game game = games.getLast();
            games.add(game.play(thinker.think(game, limits, stop, _ -> {}).move()));
        }
        boolean finished = !scenario.playedOut() || games.getLast().outcome().over();
        boolean solved = finished && scenario.claim().holds(start, thought, analysis);
        return new Attempt(scenario, thought, List.copyOf(games), solved);
    }
}
