package zwickmuehle.rules.viergewinnt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zwickmuehle.rules.Notation;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Side;

/** How Vier Gewinnt is written and read. */
final class VierGewinntNotationTest {
    private static final VierGewinnt RULES = VierGewinnt.STANDARD;
    private static final Notation NOTATION = RULES.notation();

    @Test
    void theEmptyBoardIsADash() {
        assertThat(NOTATION.position(RULES.start())).isEqualTo("-");
        assertThat(NOTATION.parsePosition("-")).isEqualTo(RULES.start());
    }

    @Test
    void columnsCountFromOneForPeopleAndFromZeroForPrograms() {
        assertThat(NOTATION.move(0)).isEqualTo("1");
        assertThat(NOTATION.parseMove("7")).isEqualTo(6);
        assertThat(NOTATION.protocolMove(0)).isEqualTo("0");
        assertThat(NOTATION.parseProtocolMove("6")).isEqualTo(6);
        assertThat(NOTATION.consoleMove(4)).isEqualTo("Move: 4");
    }

    @Test
    void digitsOfOtherScriptsAreNoColumns() {
        for (String four : new String[]{"\u0664", "\uFF14", "\u096A", "\uFF21"}) {
            assertThatThrownBy(() -> NOTATION.parsePosition("4" + four)).isInstanceOf(NotationException.class)
                    .hasMessage("'" + four + "' at character 2: expected a column from 1 to 7");
            assertThatThrownBy(() -> NOTATION.parseMove(four)).isInstanceOf(NotationException.class)
                    .hasMessage("'" + four + "' is no column: expected 1 to 7");
        }
    }

    @Test
    void aBoardIsReadRowByRow() {
        long position = NOTATION.parsePosition("......./......./......./......./...X.../..X00..");
        assertThat(position).isEqualTo(NOTATION.parsePosition("4453")).isEqualTo(NOTATION.parsePosition("5344"));
        assertThat(NOTATION.parsePosition(".......\n.......\n.......\n.......\n...X...\n..X00..\n"))
                .isEqualTo(position);
        assertThat(NOTATION.protocolPosition(position)).isEqualTo("E".repeat(31) + "XEEEEEX00EE");
        assertThat(NOTATION.drawing(position)).endsWith(". . . X . . .\n. . X 0 0 . .\n1 2 3 4 5 6 7\n");
    }

    @Test
    void aWonPositionIsWrittenInAnOrderThatEndsWithTheWin() {
        long won = NOTATION.parsePosition("1212121");
        assertThat(NOTATION.parsePosition(NOTATION.position(won))).isEqualTo(won);
    }

    @Test
    void aBoardNoGameLeadsToIsWrittenAsABoard() {
        String board = "......./......./......./......./0.0.0.0/X.X.X.X";
        assertThat(NOTATION.position(NOTATION.parsePosition(board))).isEqualTo(board);
    }

    @Test
    void boardsOfMoreThanNineColumnsUseLetters() {
        Notation wide = new VierGewinnt(Size.parse("12x4")).notation();
        assertThat(wide.position(wide.parsePosition("abc"))).hasSize(3);
        assertThat(wide.parseMove("c")).isEqualTo(11);
        assertThatThrownBy(() -> wide.parseMove("d")).hasMessage("'d' is no column: expected 1 to c");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {"\"\" | the position is empty",
            "448 | '8' at character 3: expected a column from 1 to 7",
            "4a | 'a' at character 2", "4444444 | move 7 of '4444444' is impossible: column 4 is full",
            "12121212 | move 8 of '12121212' is impossible: the game is over: four in a row",
            "......./......./......./......./......0/....... | the stone in column 7, row 2 from the bottom hangs in the air",
            "......./......./......./......./....... | the board has 5 rows: expected 6",
            "......./......./......./......./......./...... | row 6 from the top, '......': expected 7 characters",
            "......./......./......./......./......./000.... | the first player (0) has 3 stones, the second (X) 0",
            "......./......./0......./......./......./....... | row 3 from the top",
            "......./......./......./......./XXXX.../0000... | the player to move has four in a row already"})
    void anImpossiblePositionIsRefused(String text, String message) {
        assertThatThrownBy(() -> NOTATION.parsePosition(text)).isInstanceOf(NotationException.class)
                .hasMessageContaining(message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {"7 | '7' is no column: expected 0 to 6",
            "-1 | is no column",
            "x | is no column",
            "03x | is no column", "\"\" | is no column", "123456789012 | is no column"})
    void aMalformedAnswerIsRefused(String text, String message) {
        assertThatThrownBy(() -> NOTATION.parseProtocolMove(text)).isInstanceOf(NotationException.class)
                .hasMessageContaining(message);
    }

    @Test
    void malformedMovesAreRefused() {
        assertThatThrownBy(() -> NOTATION.parseMove("8")).hasMessage("'8' is no column: expected 1 to 7");
        assertThatThrownBy(() -> NOTATION.parseMove("44")).hasMessage("'44' is no column: expected 1 to 7");
        assertThatThrownBy(() -> NOTATION.parseConsoleMove("3")).hasMessage("'3' is no move: expected Move: 3");
        assertThatThrownBy(() -> NOTATION.parseConsoleMove("Move: 9")).hasMessageContaining("is no column");
    }

    @Test
    void aProtocolLineMustFitThePlayer() {
        String line = NOTATION.protocolPosition(NOTATION.parsePosition("44"));
        assertThat(NOTATION.parseProtocolPosition(line, Side.WHITE)).isEqualTo(NOTATION.parsePosition("44"));
        assertThatThrownBy(() -> NOTATION.parseProtocolPosition(line, Side.BLACK))
                .hasMessage("by the number of stones it is the turn of Yellow, not of Red");
        assertThatThrownBy(() -> NOTATION.parseProtocolPosition(line.substring(1), Side.WHITE))
                .hasMessageContaining("expected 42 characters");
    }

    @ParameterizedTest
    @CsvSource({"8x8", "0x6", "7x0", "33x1", "7", "7x", "x6", "-7x6", "123x1"})
    void aSizeThatDoesNotFitIsRefused(String text) {
        assertThatThrownBy(() -> Size.parse(text)).isInstanceOf(NotationException.class);
    }

    @Test
    void refusedMovesSayWhy() {
        long full = NOTATION.parsePosition("444444");
        assertThat(RULES.objection(full, 3)).hasToString("column 4 is full");
        assertThat(RULES.objection(full, 7)).hasToString("there is no such column: expected 1 to 7");
        assertThat(RULES.objection(NOTATION.parsePosition("1212121"), 3))
                .hasToString("the game is over: four in a row");
    }

    @Test
    void aPositionIsDescribedInWords() {
        assertThat(RULES.description(NOTATION.parsePosition("444"))).map(Object::toString).containsExactly(
                "Red (X) to move: drop a stone into a column", "Yellow (0): 2 on the board",
                "Red (X): 1 on the board");
        assertThat(RULES.description(NOTATION.parsePosition("1212121")).getFirst())
                .hasToString("Yellow wins: four in a row");
    }
}
