package zwickmuehle.rules;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A game so far: rules, start position and the moves made. An immutable value; {@link #play} and {@link #undo} return
 * another. It alone knows history, so it alone can call a draw by repetition or by quiet moves.
 *
 * <p>Each game holds the one before its last move and what has occurred since the last capture, so playing costs hardly
 * more at the end of a long game than at its beginning.
 */
public final class Game {
    private final Rules rules;
    private final long position;
    private final @Nullable Game previous;
    private final int lastMove;
    private final int length;
    private final int quietMoves;
    private final Occurrences sinceCapture;

    private Game(Rules rules, long position, @Nullable Game previous, int lastMove, int length, int quietMoves,
            Occurrences sinceCapture) {
        this.rules = rules;
        this.position = position;
        this.previous = previous;
        this.lastMove = lastMove;
        this.length = length;
        this.quietMoves = quietMoves;
        this.sinceCapture = sinceCapture;
    }

    public static Game start(Rules rules) {
        return from(rules, rules.start());
    }

    /** A game that starts from any position, with no history. */
    public static Game from(Rules rules, long start) {
        return from(rules, start, 0);
    }

    /** The same, but of the history it is known that so many quiet moves in a row have led here. */
    public static Game from(Rules rules, long start, int quietMoves) {
        if (quietMoves < 0) {
            throw new IllegalArgumentException("quiet moves: " + quietMoves);
        }
        return new Game(rules, start, null, 0, 0, quietMoves, Occurrences.of(start));
    }

    /**
     * The game after one more move.
     *
     * @throws IllegalMoveException saying why the move is illegal
     */
    public Game play(int move) {
        Outcome outcome = outcome();
        if (outcome.over()) {
            throw new IllegalMoveException(
                    Sentence.of("the game is over (%s)", "die Partie ist zu Ende (%s)", outcome.inWords(rules)));
        }
        Sentence objection = rules.objection(position, move);
        if (objection != null) {
            throw new IllegalMoveException(objection);
        }
        int quiet = rules.quiet(position, move) ? quietMoves + 1 : 0;
        long after = rules.play(position, move);
        return new Game(rules, after, this, move, length + 1, quiet,
                quiet == 0 ? Occurrences.of(after) : sinceCapture.and(after));
    }

    /** The game before the last move. */
    public Game undo() {
        if (previous == null) {
            throw new IllegalStateException("no move has been made yet");
        }
        return previous;
    }

    public Rules rules() {
        return rules;
    }

    public long position() {
        return position;
    }

    public Side mover() {
        return rules.mover(position);
    }

    /** How many moves have been made. */
    public int length() {
        return length;
    }

    /** Quiet moves in a row up to now; see {@link Rules#quiet}. */
    public int quietMoves() {
        return quietMoves;
    }

    public long startPosition() {
        return before(length).position;
    }

    /** The move that led here. */
    public int lastMove() {
        if (previous == null) {
            throw new IllegalStateException("no move has been made yet");
        }
        return lastMove;
    }

    /** The moves so far, the first one first. */
    public int[] moves() {
        int[] moves = new int[length];
        Game game = this;
        for (int i = length - 1; i >= 0; i--) {
            moves[i] = game.lastMove;
            game = game.undo();
        }
        return moves;
    }

    /** The game as it was {@code count} moves ago. */
    public Game before(int count) {
        Game game = this;
        for (int i = 0; i < count; i++) {
            game = game.undo();
        }
        return game;
    }

    public int[] legalMoves() {
        if (outcome().over()) {
            return new int[0];
        }
        int[] moves = new int[rules.maxMoves()];
        return Arrays.copyOf(moves, rules.legalMoves(position, moves));
    }

    /** How often this position, with the same side to move, has occurred since the last capture, this time included. */
    public int occurrences() {
        return sinceCapture.count(position);
    }

    /** A winning move wins even as the last quiet one; then repetition is looked at, then the quiet moves. */
    public Outcome outcome() {
        return Outcome.of(ending(), mover());
    }

    public Ending ending() {
        Ending ending = rules.ending(position);
        if (ending != Ending.ONGOING) {
            return ending;
        }
        if (occurrences() >= rules.repetitionLimit()) {
            return Ending.REPETITION;
        }
        return quietMoves >= rules.quietLimit() ? Ending.QUIET_MOVES : Ending.ONGOING;
    }

    /** Equal games have equal rules, start positions and moves, and the same quiet moves behind them. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Game game && length == game.length && quietMoves == game.quietMoves
                && rules.equals(game.rules)
                && startPosition() == game.startPosition() && Arrays.equals(moves(), game.moves());
    }

    @Override
    public int hashCode() {
        return 31 * Long.hashCode(position) + length;
    }

    @Override
    public String toString() {
        Notation notation = rules.notation();
        StringBuilder text = new StringBuilder(notation.position(startPosition()));
        for (int move : moves()) {
            text.append(' ').append(notation.move(move));
        }
        return text.toString();
    }
}
