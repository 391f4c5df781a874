package zwickmuehle.train.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import zwickmuehle.perfect.viergewinnt.Solver;
import zwickmuehle.perfect.viergewinnt.VierGewinntOracle;
import zwickmuehle.perfect.viergewinnt.files.BookFile;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.RuleSet;
import zwickmuehle.rules.viergewinnt.Size;
import zwickmuehle.rules.viergewinnt.VierGewinnt;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.Value;

/** Moves with their values and with what was played. */
final class ExplorerTest {

    @Test
    void mirroredColumnsAreOneMoveAndTheMiddleWins() {
        Oracle oracle = new VierGewinntOracle(BookFile.bundled(), new Solver(Size.STANDARD), 0);
        List<Explorer.Explored> moves = new Explorer(oracle, new Collection()).at(Game.start(VierGewinnt.STANDARD),
                () -> false);
        assertThat(moves).hasSize(4);
        assertThat(moves.getFirst().moves()).containsExactly(3);
        assertThat(moves.getFirst().value().result()).contains(Value.Result.WIN);
        assertThat(moves.get(1).moves()).containsExactly(2, 4);
        assertThat(moves.get(1).value().result()).contains(Value.Result.DRAW);
    }

    @Test
    void thePointsOfTheEmptyBoardAreFourKinds() {
        assertThat(new Explorer(Oracle.NONE, new Collection())
                .at(Game.start(new Muehle(RuleSet.KLASSISCH)), () -> false)).hasSize(4)
                .allSatisfy(move -> assertThat(move.value().exact()).isFalse());
    }

    @Test
    void gamesAreCountedForThePlayerWhoMovedHoweverTheyWereTurned() {
        Collection collection = new Collection();
        Game game = Game.start(VierGewinnt.STANDARD);
        collection.add(game.play(0).play(3), OptionalDouble.of(1));
        collection.add(game.play(6).play(3), OptionalDouble.of(0.5));
        collection.add(game.play(6), OptionalDouble.empty());
        Explorer explorer = new Explorer(Oracle.NONE, collection);
        Explorer.Explored corner = explorer.at(game, () -> false).getFirst();
        assertThat(corner.moves()).containsExactly(0, 6);
        assertThat(corner.played()).isEqualTo(new Collection.Count(3, 1, 1, 0));
        assertThat(explorer.at(game.play(0), () -> false).getFirst().played())
                .isEqualTo(new Collection.Count(2, 0, 1, 1));
        assertThat(collection.games()).isEqualTo(3);
    }
}
