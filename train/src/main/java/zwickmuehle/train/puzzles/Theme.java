package zwickmuehle.train.puzzles;

import java.util.Locale;

/** What a puzzle is about. */
public enum Theme {
    DOUBLE_MILL('a'), BLOCKING('b'), OPENING_TWO('c'), FLYING('d'), LAST_STONE('e'), PLACING('f'), MOVING(
            'g'), ZUGZWANG('h'), ODD_THREAT('i'), DOUBLE_THREAT('j'), FORCED_ROW('k'), DEFENCE('l');

    private final char letter;

    Theme(char letter) {
        this.letter = letter;
    }

    /** As a {@link PuzzleBook} writes it. */
    char letter() {
        return letter;
    }

    /** As files and programs write it: {@code double-mill}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
