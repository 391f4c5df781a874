package zwickmuehle.play.table;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Side;

/**
 * What the two players of a game have to do with each other beside the board, as it is kept: what is proposed at this
 * version of the game, and the rematch they went on to. An immutable value.
 *
 * @param next the id of the rematch; null while there is none
 */
public record Dealings(List<Open> open, @Nullable String next) {
    public static final Dealings NONE = new Dealings(List.of(), null);

    /**
     * A proposal that nobody has answered.
     *
     * @param left for how long it still holds
     */
    public record Open(Proposal kind, Side by, Duration left) {}

    public Dealings {
        open = List.copyOf(open);
    }
}
