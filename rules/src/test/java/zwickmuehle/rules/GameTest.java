package zwickmuehle.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import zwickmuehle.rules.games.Games;

/** A game as a value, whatever it is a game of. */
final class GameTest {
    private static final Rules RULES = Games.rules("viergewinnt", null);

    private static Game play(int... columns) {
        Game game = Game.start(RULES);
        for (int column : columns) {
            game = game.play(column);
        }
        return game;
    }

    @Test
    void gamesWithTheSameMovesAreEqual() {
        assertThat(play(3, 4)).isEqualTo(play(3, 4)).hasSameHashCodeAs(play(3, 4));
        assertThat(play(3, 4)).isNotEqualTo(play(4, 3)).isNotEqualTo(play(3)).isNotEqualTo(null);
        assertThat(play(3, 4, 3)).isNotEqualTo(play(3, 3, 4));
        Game sameMovesElsewhere = Game.from(RULES, play(0, 0).position()).play(3).play(4);
        assertThat(play(3, 4)).isNotEqualTo(sameMovesElsewhere);
        assertThat(Game.start(RULES)).isNotEqualTo(Game.start(Games.rules("viergewinnt", "8x7")));
    }

    @Test
    void aGameKnowsItsPast() {
        Game game = play(3, 4, 5);
        assertThat(game.moves()).containsExactly(3, 4, 5);
        assertThat(game.length()).isEqualTo(3);
        assertThat(game.before(2)).isEqualTo(play(3));
        assertThat(game.startPosition()).isEqualTo(RULES.start());
        assertThat(game).hasToString("- 4 5 6");
    }

    @Test
    void theFirstMoveIsTheLastToBeUndone() {
        assertThat(play(3).undo()).isEqualTo(Game.start(RULES));
        assertThatThrownBy(() -> Game.start(RULES).undo()).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void fourInARowWins() {
        Game game = play(0, 1, 0, 1, 0, 1, 0);
        assertThat(game.outcome()).isEqualTo(new Outcome.Won(Side.WHITE, Ending.FOUR_IN_A_ROW));
        assertThat(play(6, 0, 1, 0, 1, 0, 1, 0).outcome())
                .isEqualTo(new Outcome.Won(Side.BLACK, Ending.FOUR_IN_A_ROW));
        assertThat(game.legalMoves()).isEmpty();
        assertThatThrownBy(() -> game.play(3)).isInstanceOf(IllegalMoveException.class)
                .hasMessage("the game is over (Yellow wins: four in a row)");
    }

    @Test
    void aFullBoardDraws() {
        Game game = Game.start(Games.rules("viergewinnt", "3x3"));
        for (int column : new int[]{0, 0, 0, 1, 1, 1, 2, 2}) {
            game = game.play(column);
            assertThat(game.outcome().over()).isFalse();
        }
        Outcome outcome = game.play(2).outcome();
        assertThat(outcome).isEqualTo(new Outcome.Drawn(Ending.FULL_BOARD));
        assertThat(outcome.inWords(game.rules()).in(Locale.GERMAN)).isEqualTo("Unentschieden: das Brett ist voll");
    }

    @Test
    void aGameThatGoesOnIsNotOver() {
        assertThat(play(3).outcome()).isEqualTo(new Outcome.Ongoing());
        assertThat(play(3).outcome().inWords(play(3).rules())).hasToString("the game goes on");
    }

    @Test
    void anOutcomeFitsItsReason() {
        assertThatThrownBy(() -> new Outcome.Won(Side.WHITE, Ending.FULL_BOARD))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Outcome.Drawn(Ending.NO_MOVE)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Outcome.Drawn(Ending.ONGOING)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void anUnknownGameIsRefused() {
        assertThatThrownBy(() -> Games.rules("chess", null)).isInstanceOf(NotationException.class)
                .hasMessage("unknown game 'chess': expected muehle or viergewinnt");
        assertThat(Games.rules("muehle", null).variant()).isEqualTo("klassisch");
        assertThat(Games.rules("muehle", "kurs").variant()).isEqualTo("kurs");
    }
}
