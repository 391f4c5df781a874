package zwickmuehle.browser;

import java.util.ArrayList;
import java.util.List;
import zwickmuehle.arena.formats.Formats;
import zwickmuehle.arena.record.GameRecord;
import zwickmuehle.arena.record.TextRecords;
import zwickmuehle.arena.referee.PlayedGame;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.record.Exchange;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.service.Fields;
import zwickmuehle.play.view.Spoken;
import zwickmuehle.rules.NotationException;

/** Games out of this browser and into it, as files. */
final class GameFiles {
    private GameFiles() {}

    static DeskViews.Written written(GameState record, String format, JsonViews json) {
        String name = record.setup().rules().game() + "-" + record.setup().id();
        GameRecord written = Exchange.written(record);
        return switch (format) {
            case "text" -> new DeskViews.Written(name + ".txt", TextRecords.write(written));
            case "json" -> new DeskViews.Written(name + ".json", json.write(RecordFields.of(written)) + "\n");
            default -> throw Refusal.malformed("'format': expected text or json",
                    "'format': erwartet wird text oder json");
        };
    }

    /** What a text holds. */
    static DeskViews.Records listed(String text) {
        List<DeskViews.Line> lines = new ArrayList<>();
        for (GameRecord record : Formats.imported(text, Integer.MAX_VALUE)) {
            PlayedGame played = record.played();
            lines.add(new DeskViews.Line(lines.size() + 1, played.game().rules().game(), played.white(),
                    played.black(), played.verdict().result().text(), Spoken.of(played.verdict().sentence()),
                    played.game().length()));
        }
        return new DeskViews.Records(lines);
    }

    /** The game of a text that was chosen, under this id. */
    static GameState taken(Fields fields, String id) {
        List<GameRecord> records = Formats.imported(fields.text("body"), Integer.MAX_VALUE);
        int number = fields.count("number", 1, Integer.MAX_VALUE);
        if (number < 1 || number > records.size()) {
            throw new NotationException("there is no game %d: these are %d", "eine Partie %d gibt es nicht: es sind %d",
                    number, records.size());
        }
        return Exchange.taken(records.get(number - 1), id);
    }
}
