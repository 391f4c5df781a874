package zwickmuehle.play.view;

import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Game;
import zwickmuehle.search.scenarios.Attempt;
import zwickmuehle.search.scenarios.AttemptText;
import zwickmuehle.search.scenarios.Scenario;

/** A scenario to be tried. */
public record ScenarioView(String id, String game, Spoken title, PositionView position) {

    public static ScenarioView of(Scenario scenario) {
        return new ScenarioView(id(scenario), scenario.rules().game(), Spoken.of(scenario.task()),
                PositionView.of(Game.from(scenario.rules(), scenario.position())));
    }

    public static String id(Scenario scenario) {
        return scenario.rules().game() + "-" + scenario.name();
    }

    /** All there are. */
    public record All(List<ScenarioView> scenarios) {}

    /** A board of an attempt and the move that led to it. */
    public record Board(PositionView position, @Nullable String move) {}

    /**
     * An attempt at a scenario.
     *
     * @param lines as the console prints them
     */
    public record Result(String id, boolean passed, List<Board> boards, List<Spoken> lines, double seconds) {

        public static Result of(Attempt attempt, double seconds) {
            List<Board> boards = attempt.games().stream().map(Result::board).toList();
            return new Result(ScenarioView.id(attempt.scenario()), attempt.solved(), boards,
                    AttemptText.of(attempt).stream().map(Spoken::of).toList(), seconds);
        }

        private static Board board(Game game) {
            int[] moves = game.moves();
            return new Board(PositionView.of(game),
                    moves.length == 0 ? null : game.rules().notation().move(moves[moves.length - 1]));
        }
    }
}
