package zwickmuehle.search;

import static org.assertj.core.api.Assertions.assertThat;
import static zwickmuehle.search.TestPositions.KLASSISCH;
import static zwickmuehle.search.TestPositions.KURS;
import static zwickmuehle.search.TestPositions.VIER_GEWINNT;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.games.Games;
import zwickmuehle.search.thinkers.Knowledge;
import zwickmuehle.search.thinkers.Thinkers;

final class AlphaBetaTest {
    private static Thought think(Game game, Limits limits) {
        return think("alphabeta", game, limits);
    }

    private static Thought think(String words, Game game, Limits limits) {
        return Thinkers.parse(words, game.rules(), TestPositions.equipment(1)).think(game, limits, () -> false,
                _ -> {});
    }

    @ParameterizedTest
    @CsvSource({"muehle, klassisch", "muehle, kurs", "muehle, theorie", "viergewinnt, 7x6", "viergewinnt, 5x4"})
    void scoresAreThoseOfPlainMinimax(String name, String variant) {
        Rules rules = Games.rules(name, variant);
        Minimax twin = new Minimax(Knowledge.tactics(rules), Knowledge.ownEvaluator(rules));
        for (Game game : TestPositions.randomGames(rules, 25, 60, 3)) {
            for (int depth = 1; depth <= 3; depth++) {
                int expected = twin.score(game, depth);
                Thought thought = think(game, Limits.depth(depth));
                assertThat(thought.score()).as("%s at depth %d", game, depth).isEqualTo(expected);
                assertThat(Score.onePlyEarlier(twin.score(game.play(thought.move()), depth - 1))).isEqualTo(expected);
            }
        }
    }

    /** Each idea but quiescence only saves work, so the score stays; of reduction that is true while there is none. */
    @ParameterizedTest
    @EnumSource(value = Idea.class, names = "QUIESCENCE", mode = EnumSource.Mode.EXCLUDE)
    void whatIsLeftOutChangesTheWorkAndNotTheScore(Idea idea) {
        String others = idea == Idea.REDUCTION ? "" : "+reduction";
        String left = idea.name().toLowerCase(Locale.ROOT) + others;
        boolean worked = false;
        for (Rules rules : List.of(KURS, VIER_GEWINNT)) {
            for (Game game : TestPositions.randomGames(rules, 12, 30, 4)) {
                Thought whole = think("alphabeta:without=reduction", game, Limits.depth(5));
                Thought less = think("alphabeta:without=" + left, game, Limits.depth(5));
                assertThat(less.score()).as("%s without %s", game, left).isEqualTo(whole.score());
                worked |= less.nodes() != whole.nodes();
            }
        }
        assertThat(worked).isEqualTo(idea != Idea.REDUCTION);
    }

    @Test
    void provenResultsAreThoseOfPlainMinimaxAtTheEndOfTheGame() {
        Rules small = Games.rules("viergewinnt", "4x4");
        Minimax twin = new Minimax(Knowledge.tactics(small), Knowledge.ownEvaluator(small));
        for (Game game : TestPositions.randomGames(small, 300, 16, 5)) {
            if (game.length() >= 8 && game.legalMoves().length > 1) {
                Thought thought = think(game, Limits.NONE);
                assertThat(thought.exact()).isTrue();
                assertThat(thought.score()).as("%s", game).isEqualTo(twin.score(game, 16));
            }
        }
    }

    @Test
    void nearestWinIsPreferred() {
        Game game = TestPositions.parse(VIER_GEWINNT, ".....X./.....0./...0.X./.0X0.00/.0XX.XX/X00X00X");
        Thought thought = think(game, Limits.depth(8));
        assertThat(thought.move()).isEqualTo(4);
        assertThat(thought.score()).isEqualTo(Score.win(1));
        assertThat(thought.exact()).isTrue();
    }

    @Test
    void sameSeedGivesTheSameThought() {
        for (Game game : TestPositions.randomGames(KURS, 5, 40, 8)) {
            Thought first = think(game, Limits.nodes(5_000));
            Thought second = think(game, Limits.nodes(5_000));
            assertThat(first.move()).isEqualTo(second.move());
            assertThat(first.score()).isEqualTo(second.score());
            assertThat(first.nodes()).isEqualTo(second.nodes());
        }
    }

    @Test
    void severalThreadsFindALegalMoveAndTheSameWin() {
        Equipment equipment = new Equipment(Oracle.NONE, System::nanoTime, new SplittableRandom(1), 4, 1 << 20);
        Game game = TestPositions.parse(KLASSISCH, "EEWEEBWEEBEEEEEEEEEEEWEB 0 0 b");
        Thinker thinker = Thinkers.parse("alphabeta", KLASSISCH, equipment);
        for (int i = 0; i < 5; i++) {
            Thought thought = thinker.think(game, Limits.depth(6), () -> false, _ -> {});
            assertThat(thought.score()).isEqualTo(Score.win(5));
            assertThat(game.legalMoves()).contains(thought.move());
        }
    }

    @Test
    void nodeLimitIsExact() {
        assertThat(think(Game.start(KURS), Limits.nodes(1_000)).nodes()).isEqualTo(1_000);
    }

    @Test
    void stopIsObeyedWithinAFewHundredNodes() {
        AtomicLong asked = new AtomicLong();
        Thinker thinker = Thinkers.parse("alphabeta", KURS, TestPositions.equipment(1));
        Thought thought = thinker.think(Game.start(KURS), Limits.depth(30), () -> asked.incrementAndGet() > 100,
                _ -> {});
        assertThat(thought.nodes()).isLessThanOrEqualTo(102 * 256);
        assertThat(Game.start(KURS).legalMoves()).contains(thought.move());
    }

    @Test
    void stoppedAtOnceItStillHasALegalMove() {
        Thinker thinker = Thinkers.parse("alphabeta", KURS, TestPositions.equipment(1));
        Thought thought = thinker.think(Game.start(KURS), Limits.NONE, () -> true, _ -> {});
        assertThat(Game.start(KURS).legalMoves()).contains(thought.move());
    }

    /** Each look at the clock takes a twentieth of a millisecond: the answer must come before the limit is reached. */
    @ParameterizedTest
    @ValueSource(ints = {1, 5, 50, 1_000})
    void neverLate(int millis) {
        for (String words : List.of("alphabeta", "alphabeta:evaluator=montecarlo,playouts=20", "montecarlo",
                "level:10")) {
            AtomicLong now = new AtomicLong();
            Thinker thinker = Thinkers.parse(words, KURS, TestPositions.equipment(1, () -> now.addAndGet(50_000)));
            long start = now.get();
            thinker.think(Game.start(KURS), Limits.time(Duration.ofMillis(millis)), () -> false, _ -> {});
            assertThat(now.get() - start).as(words).isLessThan(millis * 1_000_000L);
        }
    }

    /** White has shuttled twice; going back a third time would draw, and it is ahead. */
    @Test
    void winnerAvoidsRepetitionAndLoserSeeksIt() {
        Game start = TestPositions.parse(KURS, "WWEWEEEWWEEBEWEEEBEEBEBE 0 0 w");
        Game repeated = TestPositions.play(start, "a7-a4", "d1-a1", "a4-a7", "a1-d1", "a7-a4", "d1-a1", "a4-a7");
        assertThat(repeated.outcome().over()).isFalse();
        int draws = KURS.notation().parseMove("a1-d1");
        assertThat(repeated.play(draws).ending()).isEqualTo(Ending.REPETITION);
        Thought loser = think(repeated, Limits.depth(4));
        assertThat(loser.move()).isEqualTo(draws);
        assertThat(loser.score()).isEqualTo(Score.DRAW);

        Game beforeThird = TestPositions.play(start, "a7-a4", "d1-a1", "a4-a7", "a1-d1", "a7-a4", "d1-a1");
        int allowsDraw = KURS.notation().parseMove("a4-a7");
        assertThat(think(beforeThird, Limits.depth(4)).move()).isNotEqualTo(allowsDraw);
    }
}
