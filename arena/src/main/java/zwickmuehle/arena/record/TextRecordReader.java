package zwickmuehle.arena.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.referee.Result;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.SpokenException;

/** Reads what {@link TextRecords} writes, and what people write in the same manner; errors name the line. */
public final class TextRecordReader {
    private static final String NOBODY = "?";
    /** Possessive: nothing is tried twice, and nothing recurses, however long a stranger's tag is. */
    private static final Pattern TAG = Pattern.compile("\\[(\\w+) \"((?:[^\"\\\\]|\\\\.)*+)\"\\]");
    private static final Pattern COMMENT = Pattern
            .compile("([0-9]{1,6}(?:\\.[0-9]{1,9})?) s(?:, ([+-][0-9]{1,6})(?:/([0-9]{1,4}))?)?");
    private static final Pattern TOKEN = Pattern.compile("\\{([^}]*)\\}|([^\\s{}]+)|([{}])");
    private static final Pattern MOVE_NUMBER = Pattern.compile("([0-9]+)(\\.+)(.*)");
    private static final String FIRST = "1.";

    private final boolean forgiving;
    private final Map<String, String> tags = new LinkedHashMap<>();
    private final List<GameRecord> records = new ArrayList<>();
    private @Nullable Replay replay;

    private final int mostMoves;
    private long moves;

    private TextRecordReader(boolean forgiving, int mostMoves) {
        this.forgiving = forgiving;
        this.mostMoves = mostMoves;
    }

    /** All games of a text. */
    public static List<GameRecord> read(String text) {
        return read(text, new TextRecordReader(false, Integer.MAX_VALUE));
    }

    /** As {@link #read}, but as people paste it: of Mühle where no game is named, and nobody need be named. */
    public static List<GameRecord> readForgiving(String text) {
        return readForgiving(text, Integer.MAX_VALUE);
    }

    /** The same for games of at most so many moves together: what strangers bring is not replayed for hours. */
    public static List<GameRecord> readForgiving(String text, int mostMoves) {
        return read(text, new TextRecordReader(true, mostMoves));
    }

    private static List<GameRecord> read(String text, TextRecordReader reader) {
        int number = 0;
        for (String line : text.split("\n", -1)) {
            number++;
            try {
                reader.line(line.strip());
            } catch (SpokenException e) {
                throw new NotationException("line %d: %s", "Zeile %d: %s", number, e.sentence());
            }
        }
        if (reader.forgiving && (reader.replay != null || !reader.tags.isEmpty())) {
            reader.end(reader.tags.getOrDefault(TextRecords.RESULT, Result.NONE.text()));
        }
        if (reader.replay != null || !reader.tags.isEmpty()) {
            throw new NotationException("line %d: the last game has no result at its end",
                    "Zeile %d: der letzten Partie fehlt am Ende das Ergebnis", number);
        }
        return List.copyOf(reader.records);
    }

    private void line(String line) {
        if (!line.startsWith("[")) {
            tokens(line);
            return;
        }
        Matcher tag = TAG.matcher(line);
        if (!tag.matches() || replay != null) {
            throw new NotationException("'%s': expected a tag such as [White \"Anna\"] before the moves",
                    "'%s': erwartet wird eine Angabe wie [White \"Anna\"] vor den Zügen", Excerpt.of(line));
        }
        if (tags.put(tag.group(1), unescaped(tag.group(2))) != null) {
            throw new NotationException("the tag %s stands there twice", "die Angabe %s steht zweimal da",
                    Excerpt.of(tag.group(1)));
        }
    }

    private static String unescaped(String value) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '\\' && i + 1 < value.length()) {
                char escaped = value.charAt(++i);
                text.append(escaped == 'n' ? '\n' : escaped == 'r' ? '\r' : escaped);
            } else {
                text.append(c);
            }
        }
        return text.toString();
    }

    private void tokens(String line) {
        Matcher token = TOKEN.matcher(line);
        while (token.find()) {
            if (token.group(3) != null) {
                throw new NotationException("a comment begins and ends with braces, on one line",
                        "ein Kommentar beginnt und endet mit geschweiften Klammern, in einer Zeile");
            }
            if (token.group(1) != null) {
                comment(token.group(1).strip());
            } else {
                word(token.group(2));
            }
        }
    }

    private Replay replay() {
        if (replay == null) {
            replay = new Replay(required(TextRecords.GAME), tags.remove(TextRecords.RULES),
                    tags.remove(TextRecords.START));
        }
        return replay;
    }

    /** A comment in words is for people only. */
    private void comment(String comment) {
        Matcher matcher = COMMENT.matcher(comment);
        if (matcher.matches()) {
            replay().annotate(Milliseconds.of(matcher.group(1)), number(matcher.group(2)),
                    number(matcher.group(3)));
        }
    }

    private static @Nullable Integer number(@Nullable String text) {
        return text == null ? null : Integer.valueOf(text);
    }

    private void word(String word) {
        Matcher number = MOVE_NUMBER.matcher(word);
        if (Result.parse(word).isPresent()) {
            end(word);
        } else if (!number.matches()) {
            move(word);
        } else {
            if (forgiving && FIRST.equals(number.group(1) + number.group(2)) && replay().game().length() > 1) {
                end(tags.getOrDefault(TextRecords.RESULT, Result.NONE.text()));
            }
            if (!number.group(3).isEmpty()) {
                move(number.group(3));
            }
        }
    }

    private void move(String word) {
        count(1);
        replay().move(word);
    }

    private void count(int more) {
        moves += more;
        if (moves > mostMoves) {
            throw GameRecord.tooManyMoves(mostMoves);
        }
    }

    private void end(String result) {
        count(GameRecord.MOVES_OF_A_GAME);
        Replay ended = replay();
        String told = tags.remove(TextRecords.RESULT);
        if (told != null && !told.equals(result)) {
            throw new NotationException("the tag says %s, the moves end with %s",
                    "die Angabe sagt %s, die Züge enden mit %s", Excerpt.of(told), result);
        }
        String english = tags.remove(TextRecords.REASON);
        String german = tags.remove(TextRecords.REASON_IN_GERMAN);
        Sentence reason = english == null ? null : new Sentence(english, german == null ? english : german);
        String white = required(TextRecords.WHITE);
        String black = required(TextRecords.BLACK);
        String code = tags.remove(TextRecords.CODE);
        records.add(ended.end(white, black, result, code, reason, tags.remove(TextRecords.ANSWER), tags));
        tags.clear();
        replay = null;
    }

    private String required(String name) {
        String value = tags.remove(name);
        if (value == null && forgiving) {
            return name.equals(TextRecords.GAME) ? "muehle" : NOBODY;
        }
        if (value == null) {
            throw new NotationException("the tag [%s \"…\"] is missing", "die Angabe [%s \"…\"] fehlt", name);
        }
        return value;
    }
}
