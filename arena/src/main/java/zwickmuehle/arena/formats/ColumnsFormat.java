package zwickmuehle.arena.formats;

import java.util.ArrayList;
import java.util.List;
import zwickmuehle.arena.record.GameRecord;
import zwickmuehle.arena.record.Replay;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.SpokenException;
import zwickmuehle.rules.viergewinnt.VierGewinnt;

/**
 * Games of Vier Gewinnt as the columns played, one game a line, {@code -} for none: from 1, as our positions are written
 * and most solvers do, or from 0. A text in which a 0 stands counts from 0, if nobody says otherwise.
 */
final class ColumnsFormat implements GameFormat {

    @Override
    public List<GameRecord> read(String text, Unsaid unsaid) {
        Rules rules = unsaid.vierGewinnt(RecordFormat.COLUMNS);
        Integer told = unsaid.firstColumn();
        int first = told != null ? told : text.contains("0") ? 0 : 1;
        List<GameRecord> records = new ArrayList<>();
        int number = 0;
        for (String line : text.split("\n", -1)) {
            number++;
            if (!line.isBlank()) {
                try {
                    records.add(Positions.ended(replay(line.strip(), rules, first), "*"));
                } catch (SpokenException wrong) {
                    throw new NotationException("line %d: %s", "Zeile %d: %s", number, wrong.sentence());
                }
            }
        }
        return records;
    }

    private static Replay replay(String line, Rules rules, int first) {
        Replay replay = new Replay(rules, rules.start());
        for (int i = 0; i < line.length() && !line.equals("-"); i++) {
            char digit = line.charAt(i);
            int column = digit < 128 ? Character.digit(digit, Character.MAX_RADIX) - first : -1;
            if (column < 0) {
                throw new NotationException("'%s' at character %d: expected a column from %d on",
                        "'%s' an Stelle %d: erwartet wird eine Spalte von %d an",
                        Excerpt.of(line.substring(i, i + 1)), i + 1, first);
            }
            try {
                replay.play(column);
            } catch (SpokenException wrong) {
                throw new NotationException("'%s' at character %d: %s", "'%s' an Stelle %d: %s", digit, i + 1,
                        wrong.sentence());
            }
        }
        return replay;
    }

    @Override
    public String write(List<GameRecord> records, Unsaid unsaid) {
        Integer told = unsaid.firstColumn();
        int first = told == null ? 1 : told;
        StringBuilder text = new StringBuilder();
        for (GameRecord record : records) {
            Game game = record.played().game();
            if (!(game.rules() instanceof VierGewinnt)) {
                throw new NotationException("columns is a format of Vier Gewinnt only",
                        "columns ist nur für Vier Gewinnt ein Format");
            }
            String start = game.rules().notation().position(game.startPosition());
            if (start.contains(".")) {
                throw new NotationException("no columns lead to the position this game begins with",
                        "zu der Stellung, mit der diese Partie beginnt, führen keine Spalten");
            }
            StringBuilder columns = new StringBuilder(start.replace("-", ""));
            for (int move : game.moves()) {
                columns.append(game.rules().notation().move(move));
            }
            text.append(columns.isEmpty() ? "-" : from(columns, first)).append('\n');
        }
        return text.toString();
    }

    /** Columns counted from 1, counted from {@code first}. */
    private static String from(CharSequence columns, int first) {
        StringBuilder counted = new StringBuilder();
        columns.chars().forEach(c -> counted.append(
                Character.forDigit(Character.digit(c, Character.MAX_RADIX) - 1 + first, Character.MAX_RADIX)));
        return counted.toString();
    }
}
