package zwickmuehle.arena.formats;

import java.util.List;
import zwickmuehle.arena.record.GameRecord;
import zwickmuehle.rules.NotationException;

/** A way to write games and positions down. A position is a game without moves and without players. */
public interface GameFormat {

    /**
     * The games of a text, each of them legal from beginning to end.
     *
     * @throws NotationException naming the place and what was expected
     */
    List<GameRecord> read(String text, Unsaid unsaid);

    /**
     * Games as text, ended by a newline.
     *
     * @throws NotationException if the format cannot hold one of them
     */
    String write(List<GameRecord> records, Unsaid unsaid);
}
