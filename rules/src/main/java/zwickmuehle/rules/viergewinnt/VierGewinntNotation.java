package zwickmuehle.rules.viergewinnt;

import java.util.Locale;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.Notation;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;

/**
 * How Vier Gewinnt is written:
 *
 * <pre>
 *   position           4453                       the columns played, 1 at the left (after 9: a, b, …); - is the empty board
 *                      ......./…/.X.00X.          or the board, top row first: 0 first player, X second, . empty
 *   move               4                          the column, 1 at the left
 *   console move       Move: 3                    the column, 0 at the left
 *   protocol position  EEEE…0X                    all cells, top row first: 0, X, E
 *   protocol move      3                          the column, 0 at the left
 * </pre>
 *
 * A position does not know the order its stones were played in, so {@link #position} writes one order that leads to it,
 * and the board where there is none.
 */
final class VierGewinntNotation implements Notation {
    private static final String CONSOLE_PREFIX = "Move: ";

    private final VierGewinnt rules;

    VierGewinntNotation(VierGewinnt rules) {
        this.rules = rules;
    }

    @Override
    public String position(long position) {
        int[] order = new OrderOfPlay(rules).leadingTo(position);
        if (order == null) {
            return board(position, "0X.", "/");
        }
        StringBuilder columns = new StringBuilder();
        for (int column : order) {
            columns.append(move(column));
        }
        return columns.isEmpty() ? "-" : columns.toString();
    }

    @Override
    public long parsePosition(String text) {
        String stripped = text.strip();
        if (stripped.equals("-")) {
            return rules.start();
        }
        if (stripped.isEmpty()) {
            throw new NotationException(
                    "the position is empty: expected the columns played, such as 4453, or - for the empty board",
                    "die Stellung ist leer: erwartet werden die gespielten Spalten, etwa 4453, oder - für das leere Brett");
        }
        boolean drawn = stripped.matches("[0X./\\s]*") && !stripped.matches("0*");
        return drawn
                ? BoardText.parse(rules, stripped.split("/|\\s+", -1))
                : parseColumns(stripped);
    }

    private long parseColumns(String text) {
        long position = rules.start();
        for (int i = 0; i < text.length(); i++) {
            int column = columnFromOne(text.charAt(i));
            if (column < 0 || column >= rules.size().width()) {
                throw new NotationException("'%s' at character %d: expected a column from 1 to %s",
                        "'%s' an Stelle %d: erwartet wird eine Spalte von 1 bis %s",
                        Excerpt.of(text.substring(i, i + 1)), i + 1, move(rules.size().width() - 1));
            }
            Sentence objection = rules.objection(position, column);
            if (objection != null) {
                throw new NotationException("move %d of '%s' is impossible: %s",
                        "Zug %d von '%s' ist unmöglich: %s", i + 1, Excerpt.of(text), objection);
            }
            position = rules.play(position, column);
        }
        return position;
    }

    @Override
    public String move(int move) {
        return String.valueOf(Character.forDigit(move + 1, Character.MAX_RADIX));
    }

    @Override
    public int parseMove(String text) {
        String stripped = text.strip();
        return column(stripped.length() == 1 ? columnFromOne(stripped.charAt(0)) : -1, text, 1);
    }

    /** The column that a digit or letter names; negative if it names none, as the digits of other scripts do. */
    private static int columnFromOne(char digit) {
        return digit < 128 ? Character.digit(digit, Character.MAX_RADIX) - 1 : -1;
    }

    @Override
    public String consoleMove(int move) {
        return CONSOLE_PREFIX + move;
    }

    @Override
    public int parseConsoleMove(String text) {
        String stripped = text.strip();
        if (!stripped.startsWith(CONSOLE_PREFIX)) {
            throw new NotationException("'%s' is no move: expected Move: 3", "'%s' ist kein Zug: erwartet wird Move: 3",
                    Excerpt.of(text));
        }
        return parseProtocolMove(stripped.substring(CONSOLE_PREFIX.length()));
    }

    @Override
    public String protocolPosition(long position) {
        return board(position, "0XE", "");
    }

    @Override
    public long parseProtocolPosition(String line, Side mover) {
        int width = rules.size().width();
        if (line.length() != rules.size().cells() || !line.matches("[0XE]*")) {
            throw new NotationException("'%s' is no board: expected %d characters 0, X or E, top row first",
                    "'%s' ist kein Brett: erwartet werden %d Zeichen 0, X oder E, oberste Reihe zuerst",
                    Excerpt.of(line), rules.size().cells());
        }
        String[] rows = new String[rules.size().height()];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = line.substring(i * width, (i + 1) * width).replace('E', '.');
        }
        long position = BoardText.parse(rules, rows);
        if (rules.mover(position) != mover && rules.ending(position) == Ending.ONGOING) {
            throw new NotationException("by the number of stones it is the turn of %s, not of %s",
                    "nach der Zahl der Steine ist %s am Zug, nicht %s", rules.sideName(rules.mover(position)),
                    rules.sideName(mover));
        }
        return position;
    }

    @Override
    public String protocolMove(int move) {
        return Integer.toString(move);
    }

    @Override
    public int parseProtocolMove(String line) {
        return column(line.matches("[0-9]{1,2}") ? Integer.parseInt(line) : -1, line, 0);
    }

    @Override
    public String drawing(long position) {
        StringBuilder drawing = new StringBuilder();
        for (String row : board(position, "0X.", "\n").split("\n", -1)) {
            drawing.append(spaced(row)).append('\n');
        }
        StringBuilder numbers = new StringBuilder();
        for (int column = 0; column < rules.size().width(); column++) {
            numbers.append(move(column));
        }
        return drawing.append(spaced(numbers.toString())).append('\n').toString();
    }

    private static String spaced(String row) {
        return String.join(" ", row.split(""));
    }

    private int column(int column, String text, int first) {
        int width = rules.size().width();
        if (column < 0 || column >= width) {
            throw new NotationException("'%s' is no column: expected %d to %s",
                    "'%s' ist keine Spalte: erwartet wird %d bis %s", Excerpt.of(text), first,
                    Integer.toString(width - 1 + first, first == 0 ? 10 : Character.MAX_RADIX)
                            .toLowerCase(Locale.ROOT));
        }
        return column;
    }

    /** The rows from the top, with the signs of first player, second player and an empty cell. */
    private String board(long position, String signs, String separator) {
        Size size = rules.size();
        StringBuilder text = new StringBuilder();
        for (int row = size.height() - 1; row >= 0; row--) {
            for (int column = 0; column < size.width(); column++) {
                boolean empty = row >= rules.stonesIn(position, column);
                boolean white = ((position >>> size.bit(column, row)) & 1) != 0;
                text.append(signs.charAt(empty ? 2 : white ? 0 : 1));
            }
            text.append(row > 0 ? separator : "");
        }
        return text.toString();
    }
}
