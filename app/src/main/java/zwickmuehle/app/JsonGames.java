package zwickmuehle.app;

import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import zwickmuehle.arena.formats.GameFormat;
import zwickmuehle.arena.formats.Unsaid;
import zwickmuehle.arena.record.GameRecord;
import zwickmuehle.arena.record.JsonRecords;

/** Our records as JSON: one object, or an array of several. */
final class JsonGames implements GameFormat {

    @Override
    public List<GameRecord> read(String text, Unsaid unsaid) {
        return JsonRecords.readForgiving(text);
    }

    @Override
    public String write(List<GameRecord> records, Unsaid unsaid) {
        if (records.size() == 1) {
            return JsonRecords.write(records.getFirst()).toPrettyString() + "\n";
        }
        ArrayNode all = JsonNodeFactory.instance.arrayNode();
        records.forEach(record -> all.add(JsonRecords.write(record)));
        return all.toPrettyString() + "\n";
    }
}
