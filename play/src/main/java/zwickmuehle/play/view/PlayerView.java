package zwickmuehle.play.view;

import org.jspecify.annotations.Nullable;

/**
 * Who plays a side.
 *
 * @param kind {@code human}, {@code computer} or {@code program}
 * @param title as what they are shown: the name, or else what they are
 * @param seat {@code taken}, {@code free} or {@code computer}
 * @param name the name of a person who gave one
 * @param presence of one of two people, {@code here}, {@code away} or {@code left}; null where that is not known, or
 *            nobody else is waiting for them
 * @param away for how many seconds they have been away, if that is known
 */
public record PlayerView(String words, String kind, Spoken title, String seat, @Nullable String name,
        @Nullable String presence, @Nullable Double away) {

    /** One of whom nothing else is known. */
    public PlayerView(String words, String kind, Spoken title, String seat) {
        this(words, kind, title, seat, null, null, null);
    }

    /** Both sides. */
    public record Pair(PlayerView white, PlayerView black) {}
}
