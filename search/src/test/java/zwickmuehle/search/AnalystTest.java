package zwickmuehle.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.games.Games;
import zwickmuehle.rules.viergewinnt.VierGewinnt;
import zwickmuehle.search.scenarios.Bench;
import zwickmuehle.search.thinkers.Knowledge;
import zwickmuehle.search.thinkers.Thinkers;
import zwickmuehle.search.viergewinnt.VierGewinntScore;

final class AnalystTest {
    private static Analysis analyse(Game game, Limits limits) {
        return Thinkers.analyst(game.rules(), TestPositions.equipment(1)).analyse(game, limits, () -> false, _ -> {});
    }

    @Test
    void everyLegalMoveHasItsOwnMinimaxValueTheBestFirst() {
        for (Rules rules : new Rules[]{TestPositions.KLASSISCH, TestPositions.VIER_GEWINNT}) {
            Minimax twin = new Minimax(Knowledge.tactics(rules), Knowledge.ownEvaluator(rules));
            for (Game game : TestPositions.randomGames(rules, 10, 50, 6)) {
                Analysis analysis = analyse(game, Limits.depth(2));
                assertThat(analysis.moves()).hasSameSizeAs(game.legalMoves());
                assertThat(analysis.best()).hasValue(analysis.moves().getFirst().move());
                int last = Score.WIN;
                for (MoveValue move : analysis.moves()) {
                    int expected = Score.onePlyEarlier(twin.score(game.play(move.move()), analysis.depth() - 1));
                    if (analysis.depth() == 2) {
                        assertThat(move.value().score()).isEqualTo(expected).isLessThanOrEqualTo(last);
                    }
                    last = move.value().score();
                }
            }
        }
    }

    @Test
    void finishedGameHasAValueAndNoMoves() {
        Game lost = TestPositions.parse(TestPositions.VIER_GEWINNT, "1212121");
        Analysis analysis = analyse(lost, Limits.NONE);
        assertThat(analysis.moves()).isEmpty();
        assertThat(analysis.best()).isEmpty();
        assertThat(analysis.value()).isEqualTo(new Value(Score.loss(0), true));
    }

    @Test
    void stoppedAtOnceItStillListsAllMoves() {
        Game game = Game.start(TestPositions.KURS);
        Analysis analysis = Thinkers.analyst(game.rules(), TestPositions.equipment(1)).analyse(game, Limits.NONE,
                () -> true,
                _ -> {});
        assertThat(analysis.moves()).hasSize(24);
        assertThat(analysis.depth()).isZero();
    }

    @Test
    void exactValuesAreToldAsTheyAreFoundAndAStopEndsTheWait() {
        Game game = Game.start(TestPositions.VIER_GEWINNT);
        AtomicInteger found = new AtomicInteger();
        // The position itself, and three of its moves.
        Oracle slow = new SlowOracle(_ -> found.incrementAndGet() <= 4);
        Equipment equipment = new Equipment(slow, System::nanoTime, new SplittableRandom(1), 1, 1 << 16);
        List<Long> proven = new CopyOnWriteArrayList<>();
        Analysis analysis = Thinkers.analyst(game.rules(), equipment).analyse(game, Limits.NONE,
                () -> proven.contains(3L),
                so -> proven.add(so.moves().stream().filter(move -> move.value().exact()).count()));
        assertThat(proven).isNotEmpty().isSorted().endsWith(3L);
        assertThat(analysis.moves()).hasSize(7);
        assertThat(analysis.moves().stream().filter(move -> move.value().exact())).hasSize(3);
    }

    @Test
    void vierGewinntScoresCountTheStonesLeft() {
        VierGewinnt rules = (VierGewinnt) Games.rules("viergewinnt", null);
        long beforeWin = rules.notation().parsePosition("121212");
        assertThat(VierGewinntScore.of(rules, beforeWin, new Value(Score.win(1), true))).isEqualTo(18);
        assertThat(VierGewinntScore.of(rules, rules.play(beforeWin, 0), new Value(Score.loss(0), true)))
                .isEqualTo(-18);
        assertThat(VierGewinntScore.of(rules, rules.start(), new Value(Score.win(41), true))).isEqualTo(1);
        assertThat(VierGewinntScore.of(rules, rules.start(), new Value(Score.DRAW, true))).isZero();
    }

    @Test
    void benchIsTheSameEveryTime() {
        long nodes = Bench.run("alphabeta", () -> 0, _ -> {});
        assertThat(Bench.run("alphabeta", () -> 0, _ -> {})).isEqualTo(nodes);
        assertThat(Bench.run("alphabeta:without=killers", () -> 0, _ -> {})).isNotEqualTo(nodes);
    }
}
