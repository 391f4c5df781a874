package zwickmuehle.trust.fuzz;

import java.nio.charset.StandardCharsets;
import zwickmuehle.arena.formats.RecordFormat;
import zwickmuehle.arena.formats.Formats;
import zwickmuehle.arena.formats.Unsaid;

/** Games and positions in the formats of other programs, as {@code convert} and the page read them. */
public final class FormatFuzz {
    private FormatFuzz() {}

    public static void fuzzerTestOneInput(byte[] data) {
        String text = new String(data, StandardCharsets.UTF_8);
        OneLine.orRead(() -> Formats.imported(text, 10_000));
        for (RecordFormat format : RecordFormat.values()) {
            if (format != RecordFormat.JSON) {
                OneLine.orRead(() -> Formats.of(format).read(text, Unsaid.NOTHING));
            }
        }
    }
}
