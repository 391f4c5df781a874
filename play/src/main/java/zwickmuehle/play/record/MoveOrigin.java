package zwickmuehle.play.record;

import java.util.Locale;

/** How a move came about. */
public enum MoveOrigin {
    HUMAN, COMPUTER, BEST, RANDOM, PROGRAM, IMPORT;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static MoveOrigin of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}
