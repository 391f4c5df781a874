package zwickmuehle.arena.formats;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;

/** The formats by their words; docs/formats.md shows an example of each. */
public enum RecordFormat {
    /** Our records as text, and our text forms of positions. */
    TEXT,
    /** Our records as JSON. */
    JSON,
    /** A list of moves in coordinates, as the World Mühle Association writes them: {@code f2-f4xd5}. */
    WMD,
    /** Records of PlayOK: points from 1 to 24 in reading order. */
    PLAYOK,
    /** Positions of Sanmill (FEN), and lists of moves in which a removal is a move of its own. */
    SANMILL,
    /** MFEN 1.0: one position a line. */
    MFEN,
    /** Action numbers of OpenSpiel, both games. */
    OPENSPIEL,
    /** The columns of Vier Gewinnt as digits, from 1 or from 0. */
    COLUMNS;

    /** As the command line writes it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static RecordFormat parse(String word) {
        for (RecordFormat format : values()) {
            if (format.word().equals(word)) {
                return format;
            }
        }
        throw new NotationException("'%s' is no format: expected %s", "'%s' ist kein Format: erwartet wird %s",
                Excerpt.of(word), words());
    }

    private static String words() {
        return Arrays.stream(values()).map(RecordFormat::word).collect(Collectors.joining(", "));
    }
}
