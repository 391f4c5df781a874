package zwickmuehle.trust.fuzz;

import java.nio.charset.StandardCharsets;
import zwickmuehle.arena.formats.Format;
import zwickmuehle.arena.formats.Formats;
import zwickmuehle.arena.formats.Unsaid;

/** Games and positions in the formats of other programs, as {@code convert} and the page read them. */
public final class FormatFuzz {
    private FormatFuzz() {}

    public static void fuzzerTestOneInput(byte[] data) {
        String text = new String(data, StandardCharsets.UTF_8);
        Spoken.orRead(() -> Formats.imported(text, 10_000));
        for (Format format : Format.values()) {
            if (format != Format.JSON) {
                Spoken.orRead(() -> Formats.of(format).read(text, Unsaid.NOTHING));
            }
        }
    }
}
