package zwickmuehle.play.view;

/**
 * Who plays a side.
 *
 * @param kind {@code human}, {@code computer} or {@code program}
 * @param seat {@code taken}, {@code free} or {@code computer}
 */
public record PlayerView(String words, String kind, Spoken title, String seat) {

    /** Both sides. */
    public record Pair(PlayerView white, PlayerView black) {}
}
