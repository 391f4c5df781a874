package zwickmuehle.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.games.Games;
import zwickmuehle.search.thinkers.Thinkers;

/** The example in the Javadoc of the room, compiled and run. */
final class ExampleTest {
    @Test
    void theExampleInTheJavadocFindsTheWinningColumn() {
        // @start region="think"
        Rules rules = Games.rules("viergewinnt", "7x6");
        Game game = Game.from(rules, rules.notation().parsePosition("414141"));
        Equipment equipment = new Equipment(Oracle.NONE, System::nanoTime, new SplittableRandom(1), 1, 16L << 20);
        Thinker thinker = Thinkers.parse("alphabeta", rules, equipment);
        Thought thought = thinker.think(game, Limits.depth(8), () -> false, _ -> {});
        String best = rules.notation().move(thought.move());
        // @end region="think"
        assertThat(best).isEqualTo("4");
        assertThat(thought.score()).isGreaterThan(Score.MOST_PLIES);
    }
}
