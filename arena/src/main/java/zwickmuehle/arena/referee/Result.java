package zwickmuehle.arena.referee;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import zwickmuehle.rules.Outcome;
import zwickmuehle.rules.Side;

/** Who won a game, with the words and points that stand for it everywhere. */
public enum Result {
    WHITE_WON("1-0", 1), BLACK_WON("0-1", 0), DRAW("1/2-1/2", 0.5), NONE("*", 0);

    private final String text;
    private final double whitePoints;

    Result(String text, double whitePoints) {
        this.text = text;
        this.whitePoints = whitePoints;
    }

    public static Result wonBy(Side side) {
        return side == Side.WHITE ? WHITE_WON : BLACK_WON;
    }

    public static Result of(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Won(Side winner, var _) -> wonBy(winner);
            case Outcome.Drawn _ -> DRAW;
            case Outcome.Ongoing _ -> NONE;
        };
    }

    /** The result that game records write so. */
    public static Optional<Result> parse(String text) {
        return Stream.of(values()).filter(result -> result.text.equals(text)).findFirst();
    }

    /** As game records write it. */
    public String text() {
        return text;
    }

    /** One for a win, a half for a draw; no points to anybody where there is no result. */
    public double points(Side side) {
        return this == NONE || side == Side.WHITE ? whitePoints : 1 - whitePoints;
    }

    /** White's points, where there is a result. */
    public OptionalDouble whitePoints() {
        return this == NONE ? OptionalDouble.empty() : OptionalDouble.of(whitePoints);
    }
}
