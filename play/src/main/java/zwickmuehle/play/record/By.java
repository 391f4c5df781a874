package zwickmuehle.play.record;

import java.util.Locale;

/** How a move came about. */
public enum By {
    HUMAN, COMPUTER, BEST, RANDOM, PROGRAM, IMPORT;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static By of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}
