package zwickmuehle.rules.muehle;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Twin;

/** Mühle on a string of 24 characters in reading order, with the lines of the board typed in from its picture. */
final class SlowMuehle implements Twin {
    private static final String[] NAMES = {
            "a7", "d7", "g7", "b6", "d6", "f6", "c5", "d5", "e5", "a4", "b4", "c4",
            "e4", "f4", "g4", "c3", "d3", "e3", "b2", "d2", "f2", "a1", "d1", "g1"};

    private static final int[][] LINES = {
            {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {9, 10, 11}, {12, 13, 14}, {15, 16, 17}, {18, 19, 20}, {21, 22, 23},
            {0, 9, 21}, {3, 10, 18}, {6, 11, 15}, {1, 4, 7}, {16, 19, 22}, {8, 12, 17}, {5, 13, 20}, {2, 14, 23}};

    private final boolean takesFromMillsWhereAllAreInMills;

    SlowMuehle(RuleSet rules) {
        this.takesFromMillsWhereAllAreInMills = rules.allInMills() == RuleSet.AllInMills.ANY;
    }

    /** A position, with the player to move and the other one as characters. */
    private record Position(String board, int whiteHand, int blackHand, char mover) {
        static Position parse(String text) {
            String[] words = text.split(" ", -1);
            return new Position(words[0], Integer.parseInt(words[1]), Integer.parseInt(words[2]),
                    words[3].equals("w") ? 'W' : 'B');
        }

        String text() {
            return board + " " + whiteHand + " " + blackHand + " " + (mover == 'W' ? "w" : "b");
        }

        char other() {
            return mover == 'W' ? 'B' : 'W';
        }

        int hand(char player) {
            return player == 'W' ? whiteHand : blackHand;
        }

        int onBoard(char player) {
            return (int) board.chars().filter(c -> c == player).count();
        }
    }

    long perft(String position, int depth) {
        if (depth == 0) {
            return 1;
        }
        long sum = 0;
        for (String move : legalMoves(Position.parse(position))) {
            sum += perft(play(Position.parse(position), move).text(), depth - 1);
        }
        return sum;
    }

    @Override
    public SortedSet<String> legalMoves(Game game) {
        return legalMoves(Position.parse(position(game)));
    }

    @Override
    public Ending ending(Game game) {
        Position position = Position.parse(position(game));
        if (position.onBoard(position.mover()) + position.hand(position.mover()) < 3) {
            return Ending.TOO_FEW_STONES;
        }
        if (position.onBoard(position.other()) + position.hand(position.other()) < 3) {
            return Ending.OPPONENT_TOO_FEW_STONES;
        }
        return legalMoves(position).isEmpty() ? Ending.NO_MOVE : Ending.ONGOING;
    }

    @Override
    public String position(Game game) {
        return game.rules().notation().position(game.position());
    }

    @Override
    public String positionAfterLastMove(Game game) {
        int[] moves = game.moves();
        String move = game.rules().notation().move(moves[moves.length - 1]);
        return play(Position.parse(position(game.undo())), move).text();
    }

    private SortedSet<String> legalMoves(Position position) {
        SortedSet<String> moves = new TreeSet<>();
        char mover = position.mover();
        char other = position.other();
        if (position.onBoard(mover) + position.hand(mover) < 3 || position.onBoard(other) + position.hand(other) < 3) {
            return moves;
        }
        for (int to = 0; to < 24; to++) {
            if (position.board().charAt(to) != 'E') {
                continue;
            }
            if (position.hand(mover) > 0) {
                addWithCaptures(moves, NAMES[to], with(position.board(), to, mover), to, mover);
                continue;
            }
            for (int from = 0; from < 24; from++) {
                boolean flies = position.onBoard(mover) == 3;
                if (position.board().charAt(from) == mover && (flies || joined(from, to))) {
                    String after = with(with(position.board(), from, 'E'), to, mover);
                    addWithCaptures(moves, NAMES[from] + "-" + NAMES[to], after, to, mover);
                }
            }
        }
        return moves;
    }

    private void addWithCaptures(SortedSet<String> moves, String move, String after, int to, char mover) {
        if (!inMill(after, to)) {
            moves.add(move);
            return;
        }
        List<Integer> takeable = takeable(after, mover == 'W' ? 'B' : 'W');
        if (takeable.isEmpty()) {
            moves.add(move);
        }
        for (int taken : takeable) {
            moves.add(move + "x" + NAMES[taken]);
        }
    }

    private List<Integer> takeable(String board, char victim) {
        List<Integer> all = new ArrayList<>();
        List<Integer> outsideMills = new ArrayList<>();
        for (int point = 0; point < 24; point++) {
            if (board.charAt(point) == victim) {
                all.add(point);
                if (!inMill(board, point)) {
                    outsideMills.add(point);
                }
            }
        }
        return outsideMills.isEmpty() && takesFromMillsWhereAllAreInMills ? all : outsideMills;
    }

    private static Position play(Position position, String move) {
        String[] parts = move.split("x", -1);
        String[] way = parts[0].split("-", -1);
        char mover = position.mover();
        String board = with(position.board(), number(way[way.length - 1]), mover);
        boolean placed = way.length == 1;
        if (!placed) {
            board = with(board, number(way[0]), 'E');
        }
        if (parts.length == 2) {
            board = with(board, number(parts[1]), 'E');
        }
        return new Position(board, position.whiteHand() - (placed && mover == 'W' ? 1 : 0),
                position.blackHand() - (placed && mover == 'B' ? 1 : 0), position.other());
    }

    private static boolean joined(int from, int to) {
        for (int[] line : LINES) {
            for (int i = 0; i < 2; i++) {
                if ((line[i] == from && line[i + 1] == to) || (line[i] == to && line[i + 1] == from)) {
                    return true;
                }
            }
        }
        return false;
    }

    static boolean inMill(String board, int point) {
        for (int[] line : LINES) {
            if ((line[0] == point || line[1] == point || line[2] == point)
                    && board.charAt(line[0]) == board.charAt(line[1])
                    && board.charAt(line[1]) == board.charAt(line[2])) {
                return board.charAt(point) != 'E';
            }
        }
        return false;
    }

    private static String with(String board, int point, char content) {
        return board.substring(0, point) + content + board.substring(point + 1);
    }

    private static int number(String name) {
        return List.of(NAMES).indexOf(name);
    }
}
