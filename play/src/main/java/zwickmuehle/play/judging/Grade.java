package zwickmuehle.play.judging;

import java.util.Locale;

/** How good a move was, by what it threw away of the expected result. */
public enum Grade {
    /** As good as any. */
    BEST(0),
    /** Not the best, but nothing to speak of. */
    GOOD(0.02), INACCURACY(0.05), MISTAKE(0.1), BLUNDER(0.2);

    private final double least;

    Grade(double least) {
        this.least = least;
    }

    /** The grade of a move that threw away so much. */
    static Grade of(double lost) {
        Grade grade = BEST;
        for (Grade candidate : values()) {
            grade = lost >= candidate.least ? candidate : grade;
        }
        return grade;
    }

    Grade atLeast(Grade other) {
        return compareTo(other) < 0 ? other : this;
    }

    Grade atMost(Grade other) {
        return compareTo(other) > 0 ? other : this;
    }

    /** Something to learn from. */
    public boolean bad() {
        return compareTo(MISTAKE) >= 0;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
