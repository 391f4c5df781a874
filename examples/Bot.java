import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * A starter bot for Mühle: reads the protocol, knows the legal moves, plays any of them.
 *
 * <pre>
 *   Try it:   ./zwickmuehle check-bot "java examples/Bot.java"
 *
 *   Points in reading order:   0--------1--------2
 *                              |  3-----4-----5  |
 *                              |  |  6--7--8  |  |
 *                              9-10-11    12-13-14
 *                              |  | 15-16-17  |  |
 *                              | 18----19----20  |
 *                              21------22-------23
 * </pre>
 */
public class Bot {
    static final int NONE = -1; // from the hand, or no stone taken
    static final int[][] MILLS = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {9, 10, 11}, {12, 13, 14}, {15, 16, 17},
            {18, 19, 20}, {21, 22, 23}, {0, 9, 21}, {3, 10, 18}, {6, 11, 15}, {1, 4, 7}, {16, 19, 22}, {8, 12, 17},
            {5, 13, 20}, {2, 14, 23}};

    record Move(int from, int to, int taken) {
        @Override
        public String toString() {
            return from + " " + to + " " + taken;
        }
    }

    final Random random = new Random();

    /** Your idea goes here: return one of the legal moves before System.nanoTime() reaches the deadline. */
    Move choose(char[] board, char me, int inHand, int otherInHand, long deadline) {
        List<Move> moves = legalMoves(board, me, inHand);
        return moves.get(random.nextInt(moves.size()));
    }

    /** All legal moves for me, 'W' or 'B', by the rules of the course. A board is 24 characters W, B, E. */
    static List<Move> legalMoves(char[] board, char me, int inHand) {
        List<Move> moves = new ArrayList<>();
        boolean flying = count(board, me) == 3;
        for (int from = inHand > 0 ? NONE : 0; from < (inHand > 0 ? 0 : 24); from++) {
            if (from != NONE && board[from] != me) {
                continue;
            }
            for (int to = 0; to < 24; to++) {
                if (board[to] == 'E' && (from == NONE || flying || neighbours(from, to))) {
                    addMoves(moves, board, me, from, to);
                }
            }
        }
        return moves;
    }

    /** One move, or, where it closes a mill, one for each stone that may be taken. */
    static void addMoves(List<Move> moves, char[] board, char me, int from, int to) {
        char[] after = play(board, me, new Move(from, to, NONE));
        int before = moves.size();
        for (int taken = 0; taken < 24 && inMill(after, to); taken++) {
            if (after[taken] != me && after[taken] != 'E' && !inMill(after, taken)) {
                moves.add(new Move(from, to, taken));
            }
        }
        if (moves.size() == before) {
            moves.add(new Move(from, to, NONE));
        }
    }

    static char[] play(char[] board, char me, Move move) {
        char[] after = board.clone();
        after[move.to()] = me;
        if (move.from() != NONE) {
            after[move.from()] = 'E';
        }
        if (move.taken() != NONE) {
            after[move.taken()] = 'E';
        }
        return after;
    }

    static boolean inMill(char[] board, int point) {
        return Arrays.stream(MILLS).anyMatch(mill -> Arrays.stream(mill).anyMatch(p -> p == point)
                && Arrays.stream(mill).allMatch(p -> board[p] == board[point]));
    }

    /** Two points are neighbours if they follow each other in one of the lines. */
    static boolean neighbours(int a, int b) {
        return Arrays.stream(MILLS).anyMatch(mill -> mill[1] == a && (mill[0] == b || mill[2] == b)
                || mill[1] == b && (mill[0] == a || mill[2] == a));
    }

    static int count(char[] board, char colour) {
        return (int) new String(board).chars().filter(c -> c == colour).count();
    }

    public static void main(String[] arguments) throws IOException {
        int option = Arrays.asList(arguments).indexOf("-t");
        double seconds = option < 0 ? 1 : Double.parseDouble(arguments[option + 1]);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        boolean white = "0".equals(in.readLine());
        System.out.println("Java starter");
        Bot bot = new Bot();
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            long deadline = System.nanoTime() + (long) (0.8e9 * seconds);
            String[] words = line.split(" ");
            int whiteInHand = Integer.parseInt(words[1]);
            int blackInHand = Integer.parseInt(words[2]);
            System.out.println(bot.choose(words[0].toCharArray(), white ? 'W' : 'B', white ? whiteInHand : blackInHand,
                    white ? blackInHand : whiteInHand, deadline));
        }
    }
}
