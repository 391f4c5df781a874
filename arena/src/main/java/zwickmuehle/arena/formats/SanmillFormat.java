package zwickmuehle.arena.formats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zwickmuehle.arena.record.GameRecord;
import zwickmuehle.arena.record.Replay;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.SpokenException;

/**
 * What Sanmill and engines of its dialect write: positions, one a line, also as the line {@code position fen … moves …}
 * with which an engine is told a game; and games with tags and {@link MoveLists}.
 */
final class SanmillFormat implements GameFormat {
    private static final Pattern LINE = Pattern
            .compile("(?:position\\s+)?(?:(startpos)|(?:fen\\s+)?([O@*X]{8}/.*?))(?:\\s+moves(?:\\s+(.*))?)?");

    private final GameFormat games = new MoveLists(RecordFormat.SANMILL, SanmillWords.INSTANCE);

    /** Whether a line is a position in itself, and not part of a game with tags. */
    static boolean isPosition(String line) {
        return LINE.matcher(line.strip()).matches();
    }

    @Override
    public List<GameRecord> read(String text, Unsaid unsaid) {
        List<String> lines = text.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
        if (lines.isEmpty() || !isPosition(lines.getFirst())) {
            return games.read(text, unsaid);
        }
        List<GameRecord> records = new ArrayList<>();
        for (String line : lines) {
            try {
                records.add(position(line, unsaid.muehle(RecordFormat.SANMILL)));
            } catch (SpokenException wrong) {
                throw new NotationException("position %d: %s", "Stellung %d: %s", records.size() + 1, wrong.sentence());
            }
        }
        return records;
    }

    private static GameRecord position(String line, Rules rules) {
        Matcher position = LINE.matcher(line);
        if (!position.matches()) {
            throw new NotationException("expected three rings of O, @ and *, or position startpos",
                    "erwartet werden drei Ringe aus O, @ und * oder position startpos");
        }
        Replay replay = new Replay(rules,
                position.group(1) == null ? SanmillFen.parse(rules, position.group(2)) : rules.start());
        if (position.group(3) != null) {
            MoveLists.joined(Arrays.asList(position.group(3).strip().split("\\s+", -1))).forEach(replay::move);
        }
        return Positions.ended(replay, "*");
    }

    @Override
    public String write(List<GameRecord> records, Unsaid unsaid) {
        return games.write(records, unsaid);
    }
}
