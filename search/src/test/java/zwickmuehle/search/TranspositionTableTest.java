package zwickmuehle.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.search.thinkers.Thinkers;

final class TranspositionTableTest {
    @Test
    void whatWasStoredIsFoundAgain() {
        TranspositionTable table = new TranspositionTable(1 << 16);
        table.store(42, 7, TranspositionTable.LOWER, -31_998, 0x7FFF);
        long entry = table.probe(42);
        assertThat(TranspositionTable.depth(entry)).isEqualTo(7);
        assertThat(TranspositionTable.bound(entry)).isEqualTo(TranspositionTable.LOWER);
        assertThat(TranspositionTable.score(entry)).isEqualTo(-31_998);
        assertThat(TranspositionTable.move(entry)).isEqualTo(0x7FFF);
        assertThat(table.current(entry)).isTrue();
    }

    @Test
    void everyMoveAndEveryDepthOfASearchFits() {
        TranspositionTable table = new TranspositionTable(1 << 16);
        table.store(42, AlphaBetaWorker.DEEPEST, TranspositionTable.EXACT, Score.WIN, Rules.LARGEST_MOVE);
        long entry = table.probe(42);
        assertThat(TranspositionTable.depth(entry)).isEqualTo(AlphaBetaWorker.DEEPEST);
        assertThat(TranspositionTable.score(entry)).isEqualTo(Score.WIN);
        assertThat(TranspositionTable.move(entry)).isEqualTo(Rules.LARGEST_MOVE)
                .isNotEqualTo(TranspositionTable.NO_MOVE);
        assertThat((long) AlphaBetaWorker.DEEPEST << Rules.POSITION_BITS >>> Rules.POSITION_BITS)
                .isEqualTo(AlphaBetaWorker.DEEPEST);
    }

    @Test
    void noPositionIsTakenForAnother() {
        TranspositionTable table = new TranspositionTable(1_024);
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 10_000; i++) {
            long position = random.nextLong();
            int score = random.nextInt(-32_000, 32_000);
            table.store(position, i % 100, TranspositionTable.EXACT, score, 5);
            assertThat(TranspositionTable.score(table.probe(position))).isEqualTo(score);
            assertThat(table.probe(random.nextLong())).isEqualTo(TranspositionTable.MISSING);
        }
    }

    @Test
    void emptyTableKnowsNothingNotEvenPositionZero() {
        assertThat(new TranspositionTable(1_024).probe(0)).isEqualTo(TranspositionTable.MISSING);
    }

    @Test
    void deepEntriesOfThisSearchOutlastShallowAndOldOnes() {
        TranspositionTable table = new TranspositionTable(64);
        table.store(1, 50, TranspositionTable.EXACT, 0, 5);
        table.nextGeneration();
        table.store(2, 9, TranspositionTable.EXACT, 0, 5);
        for (long position = 3; position < 100; position++) {
            table.store(position, 1, TranspositionTable.EXACT, 0, 5);
        }
        assertThat(table.probe(1)).isEqualTo(TranspositionTable.MISSING);
        assertThat(table.probe(2)).isNotEqualTo(TranspositionTable.MISSING);
    }

    /** A search of an equivalent position, after one of the position itself, is answered from the table. */
    @Test
    void equivalentPositionsShareWhatIsKnown() {
        for (Rules rules : new Rules[]{TestPositions.KURS, TestPositions.VIER_GEWINNT}) {
            for (Game game : TestPositions.randomGames(rules, 10, 16, 4)) {
                for (int symmetry = 0; symmetry < rules.symmetries(); symmetry++) {
                    Game image = Game.from(rules, rules.transform(game.position(), symmetry));
                    int here = think(game).score();
                    assertThat(think(image).score()).as("%s, symmetry %d", game, symmetry).isEqualTo(here);
                }
            }
        }
    }

    private static Thought think(Game game) {
        return Thinkers.parse("alphabeta", game.rules(), TestPositions.equipment(2)).think(
                Game.from(game.rules(), game.position()), Limits.depth(3), () -> false, _ -> {});
    }
}
