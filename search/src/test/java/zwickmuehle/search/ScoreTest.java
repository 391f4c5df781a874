package zwickmuehle.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The scale of values. */
final class ScoreTest {

    @Test
    void nearerWinsAndFartherLossesAreWorthMore() {
        assertThat(Score.win(1)).isGreaterThan(Score.win(3)).isGreaterThan(Score.LARGEST_ESTIMATE);
        assertThat(Score.loss(4)).isGreaterThan(Score.loss(2)).isLessThan(-Score.LARGEST_ESTIMATE);
    }

    @Test
    void aScoreKnowsItsPlies() {
        assertThat(Score.plies(Score.win(7))).isEqualTo(7);
        assertThat(Score.plies(Score.loss(0))).isZero();
        assertThat(Score.plies(Score.win(5_000))).isEqualTo(Score.MOST_PLIES);
    }

    @Test
    void playingAPlyBringsTheEndNearer() {
        assertThat(Score.onePlyLater(Score.win(3))).isEqualTo(Score.win(2));
        assertThat(Score.onePlyLater(Score.loss(2))).isEqualTo(Score.loss(1));
        assertThat(Score.onePlyLater(Score.win(0))).isEqualTo(Score.win(0));
        assertThat(Score.onePlyLater(42)).isEqualTo(42);
    }

    @Test
    void whatTheOpponentGetsComesOnePlyLater() {
        assertThat(Score.onePlyEarlier(Score.loss(2))).isEqualTo(Score.win(3));
        assertThat(Score.onePlyEarlier(Score.win(1))).isEqualTo(Score.loss(2));
        assertThat(Score.onePlyEarlier(42)).isEqualTo(-42);
    }
}
