package zwickmuehle.play.judging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.games.Games;
import zwickmuehle.search.Analysis;
import zwickmuehle.search.Limits;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.Score;

/** The curves from values to expected results. */
class ExpectationTest {
    private static final Expectation MUEHLE = Expectation.of(Games.rules("muehle", null));
    private static final Expectation VIERGEWINNT = Expectation.of(Games.rules("viergewinnt", null));

    @Test
    void bothSidesTogetherExpectOne() {
        for (int score : new int[]{0, 1, 40, 300, Score.win(1), Score.win(30)}) {
            assertThat(MUEHLE.of(score) + MUEHLE.of(-score)).isCloseTo(1, within(1e-9));
            assertThat(VIERGEWINNT.of(score) + VIERGEWINNT.of(-score)).isCloseTo(1, within(1e-9));
        }
    }

    @Test
    void aWinIsWorthMoreThanAnyEstimateInMuehleAndMoreTheNearerItIsInVierGewinnt() {
        assertThat(MUEHLE.of(Score.win(9))).isEqualTo(1);
        assertThat(VIERGEWINNT.of(Score.win(1))).isGreaterThan(VIERGEWINNT.of(Score.win(21)));
        assertThat(VIERGEWINNT.of(Score.win(41))).isGreaterThan(0.5);
    }

    /** What is expected of positions in fresh games is what comes out, in every tenth part of them. */
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"muehle, 300, 4", "viergewinnt, 600, 6"})
    void theCurvesFitGamesOfMiddlingPlayers(String name, int games, int depth) {
        Rules rules = Games.rules(name, null);
        List<double[]> seen = new ArrayList<>();
        for (int seed = 0; seed < games; seed++) {
            String level = "level:" + (3 + seed % 4);
            Game game = Played.game(rules, level, level, 2, 1_000 + seed);
            Function<Game, Analysis> analyst = Played.analyst(rules, Oracle.NONE, Limits.depth(depth));
            for (int back = 1 + seed % 3; back < game.length(); back += 3) {
                Game position = game.before(back);
                int score = analyst.apply(position).value().score();
                seen.add(new double[]{Expectation.of(rules).of(score), result(game, position.mover())});
            }
        }
        seen.sort(Comparator.comparingDouble(pair -> pair[0]));
        for (int part = 0; part < 10; part++) {
            List<double[]> some = seen.subList(part * seen.size() / 10, (part + 1) * seen.size() / 10);
            double expected = some.stream().mapToDouble(pair -> pair[0]).average().orElseThrow();
            double happened = some.stream().mapToDouble(pair -> pair[1]).average().orElseThrow();
            assertThat(happened).as("part %d", part).isCloseTo(expected, within(0.15));
        }
    }

    private static double result(Game game, Side side) {
        if (!game.ending().decisive()) {
            return 0.5;
        }
        return game.mover() == side ? 0 : 1;
    }
}
