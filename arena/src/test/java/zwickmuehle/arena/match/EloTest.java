package zwickmuehle.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import zwickmuehle.rules.NotationException;
import zwickmuehle.arena.referee.Result;
import zwickmuehle.rules.Side;

final class EloTest {

    @Test
    void equalScoresMeanEqualStrength() {
        assertThat(Elo.of(new Tally(10, 5, 10)).difference()).isCloseTo(0, within(1e-9));
    }

    @Test
    void differencesFollowTheFormula() {
        assertThat(Elo.difference(0.75)).isCloseTo(190.85, within(0.01));
        assertThat(Elo.difference(0.25)).isCloseTo(-190.85, within(0.01));
        assertThat(Elo.difference(10.0 / 11)).isCloseTo(400, within(1e-6));
        assertThat(Elo.expectedScore(400)).isCloseTo(10.0 / 11, within(1e-9));
        for (double d = -600; d <= 600; d += 37) {
            assertThat(Elo.difference(Elo.expectedScore(d))).isCloseTo(d, within(1e-6));
        }
    }

    /** 60 wins, 40 losses: the score 0.6 is known to ± 1.96 · sqrt(0.24 / 100) = 0.0960. */
    @Test
    void errorsComeFromTheSpreadOfTheGames() {
        Elo elo = Elo.of(new Tally(60, 0, 40));
        assertThat(elo.difference()).isCloseTo(70.44, within(0.01));
        assertThat(elo.low()).isCloseTo(Elo.difference(0.6 - 0.09602), within(0.01));
        assertThat(elo.high()).isCloseTo(Elo.difference(0.6 + 0.09602), within(0.01));
        assertThat(elo.error()).isCloseTo((elo.high() - elo.low()) / 2, within(1e-9));
        assertThat(Elo.of(new Tally(20, 60, 20)).error()).isLessThan(Elo.of(new Tally(50, 0, 50)).error());
    }

    @Test
    void whoeverWinsEverythingIsInfinitelyStronger() {
        assertThat(Elo.of(new Tally(3, 0, 0)).difference()).isInfinite();
        assertThat(Elo.of(new Tally(3, 0, 0)).error()).isInfinite();
        assertThat(Elo.of(Tally.NONE).difference()).isZero();
    }

    @Test
    void theTestStopsWhenItIsClear() {
        Sprt sprt = Sprt.parse("0,50");
        assertThat(sprt.answer(Tally.NONE)).isEqualTo(Sprt.Answer.UNDECIDED);
        assertThat(sprt.answer(new Tally(2, 1, 1))).isEqualTo(Sprt.Answer.UNDECIDED);
        assertThat(sprt.answer(new Tally(200, 100, 100))).isEqualTo(Sprt.Answer.AT_LEAST_ELO1);
        assertThat(sprt.answer(new Tally(100, 100, 200))).isEqualTo(Sprt.Answer.AT_MOST_ELO0);
        assertThatThrownBy(() -> Sprt.parse("50,0")).isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> Sprt.parse("x")).isInstanceOf(NotationException.class);
    }

    @Test
    void talliesAddUp() {
        Tally tally = Tally.of(Result.WHITE_WON, Side.WHITE).plus(Tally.of(Result.DRAW, Side.WHITE))
                .plus(Tally.of(Result.WHITE_WON, Side.BLACK)).plus(Tally.of(Result.NONE, Side.BLACK));
        assertThat(tally).isEqualTo(new Tally(1, 1, 1));
        assertThat(tally.points()).isEqualTo(1.5);
        assertThat(new Tally(3, 2, 1).reversed()).isEqualTo(new Tally(1, 2, 3));
    }
}
