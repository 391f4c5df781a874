package zwickmuehle.rules.muehle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zwickmuehle.rules.Notation;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Side;

/** How Mühle is written and read, with the examples of the design. */
final class MuehleNotationTest {
    private static final Notation NOTATION = new Muehle(RuleSet.KLASSISCH).notation();

    @Test
    void pointsAreNamedInThreeWays() {
        String[] reading = new String[24];
        StringBuilder rings = new StringBuilder();
        StringBuilder coordinates = new StringBuilder();
        for (int i = 0; i < 24; i++) {
            int point = PointNames.inReadingOrder(i);
            reading[i] = PointNames.READING.of(point);
            rings.append(PointNames.RINGS.of(point)).append(' ');
            coordinates.append(PointNames.COORDINATES.of(point)).append(' ');
            assertThat(reading[i]).isEqualTo(Integer.toString(i));
            for (PointNames names : PointNames.values()) {
                assertThat(names.point(names.of(point))).isEqualTo(point);
            }
        }
        assertThat(rings).hasToString("0 1 2 8 9 10 16 17 18 7 15 23 19 11 3 22 21 20 14 13 12 6 5 4 ");
        assertThat(coordinates)
                .hasToString("a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1 ");
    }

    @Test
    void aPositionIsBoardHandsAndMover() {
        long position = NOTATION.parsePosition("WEEEEEEEEEEEEEEEEEEEEEEB 8 7 b");
        assertThat(MuehlePosition.stones(position, Side.WHITE)).isEqualTo(1);
        assertThat(MuehlePosition.stones(position, Side.BLACK)).isEqualTo(1 << 4);
        assertThat(MuehlePosition.hand(position, Side.WHITE)).isEqualTo(8);
        assertThat(MuehlePosition.hand(position, Side.BLACK)).isEqualTo(7);
        assertThat(MuehlePosition.mover(position)).isEqualTo(Side.BLACK);
    }

    @Test
    void movesAreWrittenInCoordinates() {
        assertThat(NOTATION.move(MuehleMove.placing(9))).isEqualTo("d6");
        assertThat(NOTATION.move(MuehleMove.moving(9, 17))).isEqualTo("d6-d5");
        assertThat(NOTATION.move(MuehleMove.taking(MuehleMove.placing(9), 15))).isEqualTo("d6xb4");
        assertThat(NOTATION.move(MuehleMove.of(9, 17, 15))).isEqualTo("d6-d5xb4");
        assertThat(NOTATION.parseMove(" D6-D5xB4 ")).isEqualTo(MuehleMove.of(9, 17, 15));
    }

    @Test
    void theConsoleUsesRingNumbers() {
        assertThat(NOTATION.consoleMove(MuehleMove.of(0, 1, 8))).isEqualTo("Move: 0 -> 1 (8)");
        assertThat(NOTATION.consoleMove(MuehleMove.placing(1))).isEqualTo("Move: 1");
        assertThat(NOTATION.parseConsoleMove("Move: 23 -> 22")).isEqualTo(MuehleMove.moving(23, 22));
    }

    @Test
    void theProtocolUsesReadingOrderAndMinusOneForNone() {
        assertThat(NOTATION.protocolMove(MuehleMove.placing(0))).isEqualTo("-1 0 -1");
        assertThat(NOTATION.protocolMove(MuehleMove.of(9, 17, 15))).isEqualTo("4 7 10");
        assertThat(NOTATION.parseProtocolMove("4 7 10")).isEqualTo(MuehleMove.of(9, 17, 15));
        assertThat(NOTATION.protocolPosition(NOTATION.parsePosition("WEEEEEEEEEEEEEEEEEEEEEEB 8 8 w")))
                .isEqualTo("WEEEEEEEEEEEEEEEEEEEEEEB 8 8");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
            "WEEEEEEEEEEEEEEEEEEEEEB 8 8 w     | the board 'WEEEEEEEEEEEEEEEEEEEEEB' has 23 characters: expected 24",
            "😀EEEEEEEEEEEEEEEEEEEEEB 8 8 w    | the board '😀EEEEEEEEEEEEEEEEEEEEEB' has 23 characters: expected 24",
            "WEEEEEEEEEEEEEEEEEEEEEEBE 8 8 w   | the board 'WEEEEEEEEEEEEEEEEEEEEEEBE' has 25 characters: expected 24",
            "WEEEEEEEExEEEEEEEEEEEEEB 8 8 w    | 'x' at character 10 of the board: expected W, B or E",
            "WEEEEEEEEEEEEEEEEEEEEEEB 8 8 x    | side to move 'x': expected w or b",
            "WEEEEEEEEEEEEEEEEEEEEEEB -1 8 w   | '-1' stones in hand for White: expected a number from 0 to 9",
            "WEEEEEEEEEEEEEEEEEEEEEEB 8 10 w   | '10' stones in hand for Black: expected a number from 0 to 9",
            "WEEEEEEEEEEEEEEEEEEEEEEB 9 8 w    | White has 10 stones on the board and in hand: expected at most nine",
            "WEEEEEEEEEEEEEEEEEEEEEEB 8 9 w    | Black has 10 stones on the board and in hand: expected at most nine"})
    void aMalformedPositionIsRefusedWithItsPlace(String text, String message) {
        assertThatThrownBy(() -> NOTATION.parsePosition(text)).isInstanceOf(NotationException.class)
                .hasMessage(message);
    }

    @Test
    void aPositionHasFourWords() {
        for (String text : new String[]{"", " ", "W", "WEEEEEEEEEEEEEEEEEEEEEEB 8 8", "a b c d e"}) {
            assertThatThrownBy(() -> NOTATION.parsePosition(text)).isInstanceOf(NotationException.class)
                    .hasMessageContaining("expected four");
        }
        assertThatThrownBy(() -> NOTATION.parsePosition("")).hasMessageContaining("'': expected four words, not 0");
        assertThatThrownBy(() -> NOTATION.parseProtocolPosition("WEEEEEEEEEEEEEEEEEEEEEEB 8 8 w", Side.WHITE))
                .hasMessageContaining("expected BOARD WHITE_IN_HAND BLACK_IN_HAND");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {"d9 | 'd9' is no point: expected a1, a4, a7, b2 … g7",
            "d6-d4 | 'd4' is no point: expected a1, a4, a7, b2 … g7", "d6-  | 'd6-' is no move",
            "d6 d5 | 'd6 d5' is no move", "xd5 | 'xd5' is no point"})
    void aMalformedMoveIsRefused(String text, String message) {
        assertThatThrownBy(() -> NOTATION.parseMove(text)).isInstanceOf(NotationException.class)
                .hasMessageContaining(message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {"0 -1 -1 | '0 -1 -1' has no target",
            "0 24 -1 | '24' is no point: expected -1 … 23",
            "0 1 | '0 1' is no move: expected FROM TO REMOVE", "0  1 -1 | is no move", "a b c | 'a' is no point",
            "-2 1 -1 | '-2' is no point", "99999999999 1 1 | '99999999999' is no point"})
    void aMalformedAnswerIsRefused(String text, String message) {
        assertThatThrownBy(() -> NOTATION.parseProtocolMove(text)).isInstanceOf(NotationException.class)
                .hasMessageContaining(message);
    }

    @Test
    void errorsAreSpokenInGermanToo() {
        assertThatThrownBy(() -> NOTATION.parseMove("d9"))
                .isInstanceOfSatisfying(NotationException.class, e -> assertThat(e.sentence().in(Locale.GERMANY))
                        .isEqualTo("'d9' ist kein Punkt: erwartet wird a1, a4, a7, b2 … g7"));
    }

    @Test
    void theBoardIsDrawn() {
        assertThat(NOTATION.drawing(NOTATION.parsePosition("WEEEBEEEEEEEEEEEEEEEEEEB 8 7 b"))).isEqualTo("""
                7  W-----------·-----------·
                   |           |           |
                6  |   ·-------B-------·   |
                   |   |       |       |   |
                5  |   |   ·---·---·   |   |
                   |   |   |       |   |   |
                4  ·---·---·       ·---·---·
                   |   |   |       |   |   |
                3  |   |   ·---·---·   |   |
                   |   |       |       |   |
                2  |   ·-------·-------·   |
                   |           |           |
                1  ·-----------·-----------B
                   a   b   c   d   e   f   g
                """);
    }
}
