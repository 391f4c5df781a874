package zwickmuehle.arena.referee;

import zwickmuehle.rules.Outcome;
import zwickmuehle.rules.Side;

/** Who won. */
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

    /** As game records write it. */
    public String text() {
        return text;
    }

    /** One for a win, a half for a draw; no points to anybody where there is no result. */
    public double points(Side side) {
        return this == NONE || side == Side.WHITE ? whitePoints : 1 - whitePoints;
    }
}
