package zwickmuehle.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.search.thinkers.Thinkers;

final class ThinkersTest {
    @ParameterizedTest
    @ValueSource(strings = {"random", "level:0", "level:3", "level:7", "alphabeta:depth=3,evaluator=heuristic",
            "alphabeta:evaluator=montecarlo,playouts=3,depth=1", "montecarlo:playouts=5", "alphabeta:nodes=500",
            "alphabeta:depth=2,without=killers+quiescence"})
    void everyNamedThinkerPlaysWholeGames(String words) {
        for (Rules rules : new Rules[]{TestPositions.KLASSISCH, TestPositions.VIER_GEWINNT}) {
            Thinker thinker = Thinkers.parse(words, rules, TestPositions.equipment(5));
            assertThat(thinker.name()).isEqualTo(words);
            assertThat(Thinkers.named(words)).isTrue();
            Game game = Game.start(rules);
            while (!game.outcome().over() && game.length() < 60) {
                game = game.play(thinker.think(game, Limits.NONE, () -> false, _ -> {}).move());
            }
            assertThat(game.length()).isGreaterThan(6);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "level", "level:", "level:11", "level:-1", "level:x", "random:x=1", "alphabeta:",
            "alphabeta:depth", "alphabeta:depth=0", "alphabeta:depth=6,depth=7", "alphabeta:evaluator=best",
            "alphabeta:playouts=5", "montecarlo:playouts=0", "montecarlo:depth=3", "alphabeta:depth=99999999999999999",
            "alphabeta:without=", "alphabeta:without=thinking", "alphabeta:without=killers+killers",
            "alphabeta:contempt=-1"})
    void wrongWordsAreExplainedInBothLanguages(String words) {
        assertThatThrownBy(() -> Thinkers.parse(words, TestPositions.KURS, TestPositions.equipment(1)))
                .isInstanceOfSatisfying(NotationException.class, e -> {
                    assertThat(e.sentence().english()).doesNotContain("%");
                    assertThat(e.sentence().german()).isNotEqualTo(e.sentence().english());
                });
    }

    @Test
    void atEqualValueALevelVariesItsMoves() {
        Set<Integer> moves = new HashSet<>();
        for (int seed = 0; seed < 30; seed++) {
            moves.add(Thinkers.parse("level:5", TestPositions.KURS, TestPositions.equipment(seed))
                    .think(Game.start(TestPositions.KURS), Limits.NONE, () -> false, _ -> {}).move());
        }
        assertThat(moves).hasSizeGreaterThan(2);
    }

    @Test
    void level10AsksTheOracleAndOthersDoNot() {
        Game game = Game.start(TestPositions.VIER_GEWINNT);
        long lastColumn = game.play(6).position();
        Oracle oracle = (position, _) -> position == lastColumn ? Score.loss(40) : Score.DRAW;
        Equipment equipment = new Equipment(oracle, () -> 0, new SplittableRandom(1), 1, 1 << 20);
        Thought perfect = Thinkers.parse("level:10", game.rules(), equipment).think(game, Limits.NONE, () -> false,
                _ -> {});
        assertThat(perfect.move()).isEqualTo(6);
        assertThat(perfect.exact()).isTrue();
        assertThat(perfect.score()).isEqualTo(Score.win(41));
        assertThat(Thinkers.parse("level:7", game.rules(), equipment).think(game, Limits.NONE, () -> false, _ -> {})
                .exact()).isFalse();
    }

    @Test
    void amongDrawnMovesTheSearchDecides() {
        Game game = Game.start(TestPositions.VIER_GEWINNT);
        Set<Long> lost = Set.of(game.play(3).position());
        Oracle oracle = (position, _) -> lost.contains(position) ? Score.win(30) : Score.DRAW;
        Equipment equipment = new Equipment(oracle, () -> 0, new SplittableRandom(1), 1, 1 << 20);
        Thought thought = Thinkers.parse("level:10", game.rules(), equipment).think(game, Limits.depth(4),
                () -> false, _ -> {});
        assertThat(thought.move()).isNotEqualTo(3);
        assertThat(thought.score()).isEqualTo(Score.DRAW);
        assertThat(thought.exact()).isTrue();
    }

    @Test
    void oracleThatTakesTooLongIsToldToStopAndTheSearchAnswers() {
        Game game = Game.start(TestPositions.VIER_GEWINNT);
        Oracle slow = new SlowOracle(_ -> false);
        AtomicLong now = new AtomicLong();
        Equipment equipment = new Equipment(slow, () -> now.addAndGet(1_000_000), new SplittableRandom(1), 1, 1 << 20);
        Thought thought = Thinkers.parse("level:10", game.rules(), equipment).think(game,
                Limits.time(Duration.ofMillis(100)), () -> false, _ -> {});
        assertThat(game.legalMoves()).contains(thought.move());
        assertThat(now.get()).isLessThan(100_000_000);
    }
}
