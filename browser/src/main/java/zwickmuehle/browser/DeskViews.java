package zwickmuehle.browser;

import java.util.List;
import zwickmuehle.play.view.Spoken;

/** What the page is told that is no view of {@code play}: as the server says it. */
final class DeskViews {
    private DeskViews() {}

    /** Something cannot be done. */
    record Problem(int status, String detail, Spoken sentence) {}

    /** How many games were deleted; none is hidden here because others still had it. */
    record Deleted(int deleted, int hidden) {}

    /** A game as a file. */
    record Written(String name, String contents) {}

    /** The games of a text. */
    record Records(List<Line> games) {}

    record Line(int number, String game, String white, String black, String result, Spoken text, int moves) {}
}
