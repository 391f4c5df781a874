package zwickmuehle.play.service;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.Game;
import zwickmuehle.search.Analysis;
import zwickmuehle.search.MoveValue;

/** How a game may go on after its best moves: each side plays what a glance finds best. */
final class Continuations {
    private static final int LINES = 3;
    private static final int PLIES = 6;

    private final Function<Game, Analysis> glance;

    Continuations(Function<Game, Analysis> glance) {
        this.glance = glance;
    }

    /** The lines of the best moves, by that move. */
    Map<Integer, List<String>> of(Game game, Analysis analysis) {
        Map<Integer, List<String>> lines = new LinkedHashMap<>();
        for (MoveValue best : analysis.moves().stream().limit(LINES).toList()) {
            lines.put(best.move(), line(game, best.move()));
        }
        return lines;
    }

    private List<String> line(Game game, int first) {
        List<String> line = new ArrayList<>(List.of(game.rules().notation().move(first)));
        Game at = game.play(first);
        while (line.size() < PLIES && at.ending() == Ending.ONGOING) {
            int move = glance.apply(at).best().orElseThrow();
            line.add(game.rules().notation().move(move));
            at = at.play(move);
        }
        return line;
    }
}
