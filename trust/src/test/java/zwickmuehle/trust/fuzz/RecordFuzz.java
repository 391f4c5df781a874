package zwickmuehle.trust.fuzz;

import java.nio.charset.StandardCharsets;
import zwickmuehle.arena.record.JsonRecords;
import zwickmuehle.arena.record.TextRecordReader;
import zwickmuehle.web.record.GameText;

/** Written games, as the arena and the page read them. */
public final class RecordFuzz {
    private RecordFuzz() {}

    public static void fuzzerTestOneInput(byte[] data) {
        String text = new String(data, StandardCharsets.UTF_8);
        Spoken.orRead(() -> TextRecordReader.read(text));
        Spoken.orRead(() -> JsonRecords.read(text));
        Spoken.orRead(() -> GameText.parse(text));
    }
}
