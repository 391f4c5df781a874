package zwickmuehle.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rules of one game in one variant: pure functions over positions ({@code long}) and moves ({@code int}).
 *
 * <p>Implementations are immutable and equal if they are the same game in the same variant; all methods may be called
 * from any thread, and nothing here allocates except {@link #objection}, {@link #misreading}, {@link #description} and {@link #notation}. A
 * position holds no history: repetition and the quiet-move limit are stated here but judged by {@link Game}.
 *
 * <p>Search and tables rely on the shape of the numbers, for images under symmetries too:
 *
 * <pre>
 *   position   63 .. 57   56 ............. 0     with a quiet-move limit the upper bits are free: a search keeps there
 *              0          any                    how many quiet moves are left. Without one, all 64 may be used
 *
 *   move       31 .. 16   15 ... 10   9 .. 0     0 to {@link #LARGEST_MOVE}: a table keeps 16 bits, and all set is no move.
 *              0          taken       route      The route says what goes where; only moves that take can share it.
 *                                                Searches remember by it which moves were good
 * </pre>
 */
public interface Rules {

    /** From this bit on, positions of a game with a {@link #quietLimit} are 0. */
    int POSITION_BITS = 57;

    int LARGEST_MOVE = (1 << 16) - 2;

    /** The lowest bits of a move, which say what goes where. */
    int ROUTE_BITS = 10;

    /** A limit that is never reached. */
    int NO_LIMIT = Integer.MAX_VALUE;

    /** The name of the game, in ASCII: {@code muehle} or {@code viergewinnt}. */
    String game();

    /** The name of the variant, as the command line takes it: a rule set or a size. */
    String variant();

    /** What the players of this game call a side. Every sentence about a game names the sides by this. */
    default Sentence sideName(Side side) {
        return side.title();
    }

    /** The position every game starts from. */
    long start();

    Side mover(long position);

    /** No position has more legal moves than this. */
    int maxMoves();

    /**
     * Writes the legal moves into {@code moves} from index 0 on, in an order that depends on the position only, and
     * returns how many there are: none if the game is over.
     */
    int legalMoves(long position, int[] moves);

    /** The position after a legal move. The result for any other move is undefined; {@link Game#play} checks. */
    long play(long position, int move);

    /** The position before {@code move}, where {@code position} is the one after it. */
    long takeBack(long position, int move);

    /** How the game stands, by the position alone. */
    Ending ending(long position);

    /** Why {@code move} is illegal, or null if it is legal. For people, and slow; takes any int. */
    @Nullable
    Sentence objection(long position, int move);

    /**
     * What a program may have misunderstood that makes this illegal move, one between points of the board; null if nothing
     * is to be guessed.
     */
    default @Nullable Sentence misreading(long position, int move) {
        return null;
    }

    /** The position in words: whose turn it is and what kind of move is due, then what each player has. */
    List<Sentence> description(long position);

    /** How many transformations leave the game unchanged; {@code 0} is the identity. */
    int symmetries();

    /** The image of a position, equivalent to it for the side to move. */
    long transform(long position, int symmetry);

    /** The image of a move. */
    int transformMove(int move, int symmetry);

    /** The transformation that undoes {@code symmetry}. */
    int inverse(int symmetry);

    /** The transformation that leads from {@code position} to its {@link #canonical} equivalent. */
    int canonicalSymmetry(long position);

    /** One position for all that are equivalent: two positions are equivalent if and only if this is equal. */
    default long canonical(long position) {
        return transform(position, canonicalSymmetry(position));
    }

    /** Whether {@code move} counts towards the quiet-move limit. */
    boolean quiet(long position, int move);

    /** So many quiet moves in a row draw. */
    int quietLimit();

    /** The occurrence of a position that draws: 3 means the third. */
    int repetitionLimit();

    /** How positions and moves of this game are written. */
    Notation notation();
}
