package zwickmuehle.train.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import zwickmuehle.perfect.viergewinnt.Solver;
import zwickmuehle.perfect.viergewinnt.VierGewinntOracle;
import zwickmuehle.perfect.viergewinnt.files.BookFile;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.RuleSet;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.viergewinnt.Size;
import zwickmuehle.rules.viergewinnt.VierGewinnt;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.Value;

/** Moves with their values and with what was played. */
final class ExplorerTest {

    @Test
    void mirroredColumnsAreOneMoveAndTheMiddleWins() {
        Oracle oracle = new VierGewinntOracle(BookFile.bundled(), new Solver(Size.STANDARD), 0);
        List<Explorer.Explored> moves = new Explorer(oracle, List.of()).at(Game.start(VierGewinnt.STANDARD),
                () -> false);
        assertThat(moves).hasSize(4);
        assertThat(moves.getFirst().moves()).containsExactly(3);
        assertThat(moves.getFirst().value().result()).contains(Value.Result.WIN);
        assertThat(moves.get(1).moves()).containsExactly(2, 4);
        assertThat(moves.get(1).value().result()).contains(Value.Result.DRAW);
    }

    @Test
    void thePointsOfTheEmptyBoardAreFourKinds() {
        assertThat(new Explorer(Oracle.NONE, List.of())
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
        Explorer explorer = new Explorer(Oracle.NONE, List.of(collection));
        Explorer.Explored corner = explorer.at(game, () -> false).getFirst();
        assertThat(corner.moves()).containsExactly(0, 6);
        assertThat(corner.played()).containsExactly(new Collection.Count(3, 1, 1, 0));
        assertThat(explorer.at(game.play(0), () -> false).getFirst().played())
                .containsExactly(new Collection.Count(2, 0, 1, 1));
        assertThat(collection.games()).isEqualTo(3);
    }

    /** What is counted in arrays is what a map of all positions counts, however many there are. */
    @Test
    void manyGamesAreCountedAsAMapWouldCountThem() {
        SplittableRandom random = new SplittableRandom(5);
        Collection collection = new Collection();
        Map<Long, List<Double>> points = new HashMap<>();
        for (int i = 0; i < 400; i++) {
            Game game = Game.start(new Muehle(RuleSet.KLASSISCH));
            while (!game.outcome().over() && game.length() < Collection.MOST_PLIES + 5) {
                int[] moves = game.legalMoves();
                game = game.play(moves[random.nextInt(moves.length)]);
            }
            double white = random.nextInt(3) / 2.0;
            collection.add(game, OptionalDouble.of(white));
            for (Game at = game; at.length() > 0; at = at.undo()) {
                long key = at.rules().canonical(at.position());
                if (at.length() <= Collection.MOST_PLIES) {
                    points.computeIfAbsent(key, _ -> new ArrayList<>())
                            .add(at.mover() == Side.BLACK ? white : 1 - white);
                }
            }
        }
        assertThat(points).hasSizeGreaterThan(5_000);
        points.forEach((key, all) -> assertThat(collection.count(key))
                .isEqualTo(new Collection.Count(all.size(), times(all, 1), times(all, 0.5), times(all, 0))));
        assertThat(collection.full()).isFalse();
    }

    private static int times(List<Double> all, double one) {
        return (int) all.stream().filter(points -> points == one).count();
    }
}
