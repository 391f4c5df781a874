package zwickmuehle.search.scenarios;

import java.util.List;
import zwickmuehle.rules.Game;
import zwickmuehle.search.Thought;

/**
 * A player's try at a scenario.
 *
 * @param thought the move found
 * @param games the game after each move, the first one being the scenario's position
 * @param solved whether the claim holds
 */
public record Attempt(Scenario scenario, Thought thought, List<Game> games, boolean solved) {}
