package zwickmuehle.trust.fuzz;

import java.nio.charset.StandardCharsets;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import zwickmuehle.arena.record.JsonRecords;
import zwickmuehle.arena.record.TextRecordReader;

/** Written games, as the arena and the page read them. */
public final class RecordFuzz {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private RecordFuzz() {}

    public static void fuzzerTestOneInput(byte[] data) {
        String text = new String(data, StandardCharsets.UTF_8);
        OneLine.orRead(() -> TextRecordReader.read(text));
        OneLine.orRead(() -> JsonRecords.read(text));
        OneLine.orRead(() -> TextRecordReader.readForgiving(text));
        JsonNode json;
        try {
            json = MAPPER.readTree(text);
        } catch (JacksonException _) {
            return;
        }
        OneLine.orRead(() -> JsonRecords.readForgiving(json));
    }
}
