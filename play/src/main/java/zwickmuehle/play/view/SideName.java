package zwickmuehle.play.view;

import java.util.Locale;
import zwickmuehle.rules.Side;

/** The two sides as the page writes them. */
public final class SideName {
    private SideName() {}

    public static String of(Side side) {
        return side.name().toLowerCase(Locale.ROOT);
    }
}
