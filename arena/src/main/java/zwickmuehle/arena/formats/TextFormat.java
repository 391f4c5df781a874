package zwickmuehle.arena.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import zwickmuehle.arena.record.GameRecord;
import zwickmuehle.arena.record.TextRecordReader;
import zwickmuehle.arena.record.TextRecords;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.SpokenException;
import zwickmuehle.rules.games.Games;

/** Our own: records as text, and positions in our text forms, one a line. */
final class TextFormat implements GameFormat {
    static final Pattern MUEHLE_POSITION = Pattern.compile("[WBE]{24} .*");
    private static final Pattern BOARD = Pattern.compile("[0X.]+/[0X./]+");

    @Override
    public List<GameRecord> read(String text, Unsaid unsaid) {
        List<String> lines = text.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
        boolean columns = "viergewinnt".equals(unsaid.game()) && !text.contains("[");
        if (lines.isEmpty() || !(columns || isPosition(lines.getFirst()))) {
            return TextRecordReader.readForgiving(text);
        }
        Rules rules = MUEHLE_POSITION.matcher(lines.getFirst()).matches()
                ? unsaid.muehle(RecordFormat.TEXT)
                : Games.rules("viergewinnt", unsaid.variant());
        List<GameRecord> records = new ArrayList<>();
        for (String line : lines) {
            try {
                records.add(Positions.record(rules, rules.notation().parsePosition(line)));
            } catch (SpokenException wrong) {
                throw new NotationException("position %d: %s", "Stellung %d: %s", records.size() + 1, wrong.sentence());
            }
        }
        return records;
    }

    static boolean isPosition(String line) {
        return MUEHLE_POSITION.matcher(line).matches() || BOARD.matcher(line).matches();
    }

    @Override
    public String write(List<GameRecord> records, Unsaid unsaid) {
        StringBuilder text = new StringBuilder();
        for (GameRecord record : records) {
            Game game = record.played().game();
            text.append(Positions.isOne(record)
                    ? game.rules().notation().position(game.position()) + "\n"
                    : TextRecords.write(record));
        }
        return text.toString();
    }
}
