package zwickmuehle.search;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * What a position or a move is worth: an exact result, or an estimate.
 *
 * @param score as {@link Score} defines it
 * @param exact whether it is proven
 */
public record Value(int score, boolean exact) {

    /** An exact value in a word. */
    public enum Result {
        WIN, DRAW, LOSS;

        /** The result that files write so. */
        public static Optional<Result> parse(String word) {
            return Stream.of(values()).filter(result -> result.word().equals(word)).findFirst();
        }

        /** What a number says whose sign tells a win from a loss, such as a score of Vier Gewinnt. */
        public static Result ofSign(int score) {
            return score > 0 ? WIN : score < 0 ? LOSS : DRAW;
        }

        /** As files and other programs are told: {@code win}, {@code draw} or {@code loss}. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** The result, where it is known. */
    public Optional<Result> result() {
        if (!exact) {
            return Optional.empty();
        }
        if (Score.wins(score)) {
            return Optional.of(Result.WIN);
        }
        return Optional.of(Score.loses(score) ? Result.LOSS : Result.DRAW);
    }

    /** How many plies away a known win or loss is, where that is known too. */
    public OptionalInt plies() {
        return exact && (Score.wins(score) || Score.loses(score)) && Score.plies(score) < Score.MOST_PLIES
                ? OptionalInt.of(Score.plies(score))
                : OptionalInt.empty();
    }
}
