package zwickmuehle.rules.muehle;

import static zwickmuehle.rules.muehle.MuehleMove.NONE;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.Notation;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Side;

/**
 * How Mühle is written:
 *
 * <pre>
 *   position           WEEEEEEEEEEEEEEEEEEEEEEB 8 8 w     24 points in reading order, hands of White and Black, mover
 *   move               d6  d6-d5  d6xb4  d6-d5xb4         coordinates
 *   console move       Move: 0 -> 1 (8)                   ring numbers; without an origin when placing: Move: 1
 *   protocol position  WEEEEEEEEEEEEEEEEEEEEEEB 8 8       the player knows the mover
 *   protocol move      -1 0 -1                            from, to, taken, in reading order; -1 for none
 * </pre>
 */
enum MuehleNotation implements Notation {
    INSTANCE;

    /** What is longer than any name of a point is none, and is not looked at again and again. */
    private static final Pattern MOVE = Pattern.compile("(?:(\\w{1,20})-)?(\\w{1,20}?)(?:x(\\w{1,20}))?");
    private static final Pattern CONSOLE_MOVE = Pattern.compile("Move: (?:(\\w+) -> )?(\\w+)(?: \\((\\w+)\\))?");
    private static final Pattern PROTOCOL_MOVE = Pattern.compile("(-?\\w+) (-?\\w+) (-?\\w+)");

    @Override
    public String position(long position) {
        return protocolPosition(position) + (MuehlePosition.mover(position) == Side.WHITE ? " w" : " b");
    }

    @Override
    public long parsePosition(String text) {
        String[] words = text.strip().split(" +", -1);
        if (words.length != 4) {
            throw new NotationException(
                    "'%s': expected four words, not %d, as in WEEEEEEEEEEEEEEEEEEEEEEB 8 8 w (board, stones in hand of White, of Black, side to move)",
                    "'%s': erwartet werden vier Wörter, nicht %d, wie in WEEEEEEEEEEEEEEEEEEEEEEB 8 8 w (Brett, Steine in der Hand von Weiß, von Schwarz, wer am Zug ist)",
                    Excerpt.of(text), text.isBlank() ? 0 : words.length);
        }
        Side mover = switch (words[3]) {
            case "w" -> Side.WHITE;
            case "b" -> Side.BLACK;
            default -> throw new NotationException("side to move '%s': expected w or b",
                    "am Zug '%s': erwartet wird w oder b", Excerpt.of(words[3]));
        };
        return parseBoard(words, mover);
    }

    @Override
    public String move(int move) {
        return (MuehleMove.places(move) ? "" : PointNames.COORDINATES.of(MuehleMove.from(move)) + "-")
                + PointNames.COORDINATES.of(MuehleMove.to(move))
                + (MuehleMove.captures(move) ? "x" + PointNames.COORDINATES.of(MuehleMove.captured(move)) : "");
    }

    @Override
    public int parseMove(String text) {
        return parse(MOVE.matcher(text.strip()), PointNames.COORDINATES, text, "d6, d6-d5, d6xb4, d6-d5xb4");
    }

    @Override
    public String consoleMove(int move) {
        return "Move: " + (MuehleMove.places(move) ? "" : PointNames.RINGS.of(MuehleMove.from(move)) + " -> ")
                + PointNames.RINGS.of(MuehleMove.to(move))
                + (MuehleMove.captures(move) ? " (" + PointNames.RINGS.of(MuehleMove.captured(move)) + ")" : "");
    }

    @Override
    public int parseConsoleMove(String text) {
        return parse(CONSOLE_MOVE.matcher(text.strip()), PointNames.RINGS, text, "Move: 0 -> 1 (8)");
    }

    @Override
    public String protocolPosition(long position) {
        int white = MuehlePosition.stones(position, Side.WHITE);
        int black = MuehlePosition.stones(position, Side.BLACK);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < Board.POINTS; i++) {
            int bit = Board.bit(PointNames.inReadingOrder(i));
            text.append((white & bit) != 0 ? 'W' : (black & bit) != 0 ? 'B' : 'E');
        }
        return text.append(' ').append(MuehlePosition.hand(position, Side.WHITE)).append(' ')
                .append(MuehlePosition.hand(position, Side.BLACK)).toString();
    }

    @Override
    public long parseProtocolPosition(String line, Side mover) {
        String[] words = line.split(" ", -1);
        if (words.length != 3) {
            throw new NotationException("'%s': expected BOARD WHITE_IN_HAND BLACK_IN_HAND, separated by one space",
                    "'%s': erwartet wird BOARD WHITE_IN_HAND BLACK_IN_HAND, durch je ein Leerzeichen getrennt",
                    Excerpt.of(line));
        }
        return parseBoard(words, mover);
    }

    @Override
    public String protocolMove(int move) {
        return protocolPoint(MuehleMove.from(move)) + " " + protocolPoint(MuehleMove.to(move)) + " "
                + protocolPoint(MuehleMove.captured(move));
    }

    @Override
    public int parseProtocolMove(String line) {
        return parse(PROTOCOL_MOVE.matcher(line), PointNames.READING, line, "FROM TO REMOVE, as in -1 0 -1");
    }

    @Override
    public String drawing(long position) {
        return MuehleDrawing.of(position);
    }

    private static String protocolPoint(int point) {
        return point == NONE ? "-1" : PointNames.READING.of(point);
    }

    /** The first three words of a position: board and hands. */
    private static long parseBoard(String[] words, Side mover) {
        String board = words[0];
        if (Excerpt.length(board) != Board.POINTS) {
            throw new NotationException("the board '%s' has %d characters: expected 24",
                    "das Brett '%s' hat %d Zeichen: erwartet werden 24", Excerpt.of(board),
                    Excerpt.length(board));
        }
        int white = 0;
        int black = 0;
        for (int i = 0; i < Board.POINTS; i++) {
            int bit = Board.bit(PointNames.inReadingOrder(i));
            switch (board.charAt(i)) {
                case 'W' -> white |= bit;
                case 'B' -> black |= bit;
                case 'E' -> {
                }
                default -> throw new NotationException("'%s' at character %d of the board: expected W, B or E",
                        "'%s' an Stelle %d des Bretts: erwartet wird W, B oder E",
                        Excerpt.of(board.substring(i, i + 1)), i + 1);
            }
        }
        int whiteHand = parseHand(words[1], white, Side.WHITE);
        int blackHand = parseHand(words[2], black, Side.BLACK);
        if (Muehle.tooFew(white, whiteHand) && Muehle.tooFew(black, blackHand)) {
            throw new NotationException(
                    "both sides have fewer than three stones on the board and in hand: no game comes to that, one of them has lost before",
                    "beide Seiten haben weniger als drei Steine auf dem Brett und in der Hand: dazu kommt es in keiner Partie, eine hat vorher verloren");
        }
        return MuehlePosition.ofColours(white, black, whiteHand, blackHand, mover);
    }

    private static int parseHand(String text, int stones, Side side) {
        if (!text.matches("[0-9]")) {
            throw new NotationException("'%s' stones in hand for %s: expected a number from 0 to 9",
                    "'%s' Steine in der Hand für %s: erwartet wird eine Zahl von 0 bis 9", Excerpt.of(text),
                    side.title());
        }
        int hand = text.charAt(0) - '0';
        int all = Integer.bitCount(stones) + hand;
        if (all > MuehlePosition.STONES) {
            throw new NotationException("%s has %d stones on the board and in hand: expected at most nine",
                    "%s hat %d Steine auf dem Brett und in der Hand: erwartet werden höchstens neun", side.title(),
                    all);
        }
        return hand;
    }

    /** Origin, target and captured point are groups 1 to 3 of {@code matcher}. */
    private static int parse(Matcher matcher, PointNames names, String text, String expected) {
        if (!matcher.matches()) {
            throw new NotationException("'%s' is no move: expected %s", "'%s' ist kein Zug: erwartet wird %s",
                    Excerpt.of(text), expected);
        }
        int from = parsePoint(matcher.group(1), names);
        int to = parsePoint(matcher.group(2), names);
        if (to == NONE) {
            throw new NotationException("'%s' has no target: expected %s", "'%s' hat kein Ziel: erwartet wird %s",
                    Excerpt.of(text), expected);
        }
        return MuehleMove.of(from, to, parsePoint(matcher.group(3), names));
    }

    private static int parsePoint(@Nullable String name, PointNames names) {
        if (name == null || (names == PointNames.READING && name.equals("-1"))) {
            return NONE;
        }
        Integer point = names.point(name);
        if (point == null) {
            throw new NotationException("'%s' is no point: expected %s", "'%s' ist kein Punkt: erwartet wird %s",
                    Excerpt.of(name), switch (names) {
                        case READING -> "-1 … 23";
                        case RINGS -> "0 … 23";
                        case COORDINATES -> "a1, a4, a7, b2 … g7";
                    });
        }
        return point;
    }
}
