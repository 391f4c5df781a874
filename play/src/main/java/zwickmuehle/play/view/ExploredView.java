package zwickmuehle.play.view;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Game;
import zwickmuehle.train.explorer.Collection;
import zwickmuehle.train.explorer.Explorer;

/**
 * A position in the explorer: its moves with what they are worth and with what was played.
 *
 * @param proven whether all values are exact, so that to ask for more time would bring nothing
 */
public record ExploredView(PositionView position, List<Source> sources, List<Move> moves, boolean proven) {

    /**
     * Where games come from.
     *
     * @param source {@code own}, {@code tournament} or {@code collection}
     * @param games how many games of these rules there are, wherever they went
     */
    public record Source(String source, int games) {}

    /**
     * A move and those that lead to equivalent positions.
     *
     * @param moves as they are written, all of them
     * @param losingAnswers how many of the answers lose, where that is known of all
     * @param played for each source that has games with it
     */
    public record Move(List<String> moves, EvaluationView evaluation, @Nullable Integer losingAnswers, int answers,
            List<Played> played) {}

    /** How often, and with what result for the player who made the move; games without a result count as neither. */
    public record Played(String source, int games, int wins, int draws, int losses) {}

    public static ExploredView of(Game game, List<Source> sources, List<Explorer.Explored> explored) {
        return new ExploredView(PositionView.of(game), sources,
                explored.stream().map(move -> move(game, sources, move)).toList(),
                explored.stream().allMatch(move -> move.value().exact()));
    }

    private static Move move(Game game, List<Source> sources, Explorer.Explored explored) {
        List<Played> played = new ArrayList<>();
        for (int i = 0; i < sources.size(); i++) {
            Collection.Count count = explored.played().get(i);
            if (count.games() > 0) {
                played.add(new Played(sources.get(i).source(), count.games(), count.wins(), count.draws(),
                        count.losses()));
            }
        }
        return new Move(explored.moves().stream().map(game.rules().notation()::move).toList(),
                EvaluationView.of(game.rules(), explored.value().score(), explored.value().exact(), game.mover()),
                explored.losingAnswers().isPresent() ? explored.losingAnswers().getAsInt() : null, explored.answers(),
                List.copyOf(played));
    }
}
