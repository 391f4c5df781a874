package zwickmuehle.play.service;

import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import zwickmuehle.play.view.ExploredView;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.games.Games;
import zwickmuehle.search.Analyst;
import zwickmuehle.search.Limits;
import zwickmuehle.search.MoveValue;
import zwickmuehle.search.Oracle;
import zwickmuehle.train.explorer.Collection;
import zwickmuehle.train.explorer.Explorer;

/**
 * The explorer: from the first move on, each move with its exact value or an estimate, and with what was played.
 *
 * @param analysts a new analyst for a game, with all that is known for certain
 * @param oracles what is known for certain about a game
 */
public record Exploring(Function<Rules, Analyst> analysts, Function<Rules, Oracle> oracles) {
    private static final Duration USUAL_TIME = Duration.ofMillis(10);
    private static final Duration MOST_TIME = Duration.ofSeconds(10);

    /** Games from one source, by its name; see {@link ExploredView.Source}. */
    public record Source(String name, Collection games) {}

    /** Reads what was played by these rules, and is told what to do with it; so a lock can be held meanwhile. */
    public interface Played {
        /** Calls {@code work} with the sources as they are now. */
        <T> T with(Rules rules, Function<List<Source>, T> work);
    }

    /** The position that the fields describe. */
    public Study explore(Fields fields, Played played) {
        Game game = Described.game(Games.rules(fields.text("game", "muehle"), fields.textOrNull("variant")), fields);
        Duration time = fields.seconds("seconds", USUAL_TIME, Duration.ZERO, MOST_TIME);
        return (stop, _) -> {
            List<MoveValue> values = values(game, time, stop);
            return played.with(game.rules(), sources -> ExploredView.of(game,
                    sources.stream().map(source -> new ExploredView.Source(source.name(), source.games().games()))
                            .toList(),
                    new Explorer(oracles.apply(game.rules()), sources.stream().map(Source::games).toList()).at(game,
                            values)));
        };
    }

    private List<MoveValue> values(Game game, Duration time, BooleanSupplier stop) {
        return game.outcome().over()
                ? List.of()
                : analysts.apply(game.rules()).analyse(game, Limits.time(time), stop, _ -> {}).moves();
    }
}
