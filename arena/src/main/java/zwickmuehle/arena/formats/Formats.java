package zwickmuehle.arena.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.record.GameRecord;
import zwickmuehle.arena.record.TextRecordReader;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;

/** All formats but JSON, which needs a library, and how to tell them apart. */
public final class Formats {
    private static final Pattern COORDINATES = Pattern.compile("([a-gA-G][1-7])(-[a-gA-G][1-7])?(x[a-gA-G][1-7])?");
    private static final Pattern REMOVAL = Pattern.compile("x[a-gA-G][1-7]");
    private static final Pattern NUMBERS = Pattern.compile("x?[0-9]+(-[0-9]+)?(x[0-9]+)?");
    private static final Pattern FIRST_NUMBER = Pattern.compile("\\s1\\.");
    private static final Pattern DIGITS = Pattern.compile("[0-9a-z]+|-");
    private static final Pattern LIST_OF_ACTIONS = Pattern.compile("\\[[0-9][0-9,\\s]*\\]");
    private static final Pattern ACTIONS = Pattern.compile("[0-9][0-9,]*");
    private static final String BYTE_ORDER_MARK = "\uFEFF";
    private static final int ACTIONS_THAT_PLACE = 24;

    private Formats() {}

    /** A format other than JSON. */
    public static GameFormat of(RecordFormat format) {
        return switch (format) {
            case TEXT -> new TextFormat();
            case WMD -> new MoveLists(RecordFormat.WMD, WmdWords.INSTANCE);
            case PLAYOK -> new MoveLists(RecordFormat.PLAYOK, PlayOkWords.INSTANCE);
            case SANMILL -> new SanmillFormat();
            case MFEN -> new MfenFormat();
            case OPENSPIEL -> new OpenSpielFormat();
            case COLUMNS -> new ColumnsFormat();
            case JSON -> throw new IllegalArgumentException("JSON is not read here");
        };
    }

    /** A position or game of Mühle in a format of others, for a player who has it at hand; null if it is none. */
    public static @Nullable Game foreign(String text, Rules rules) {
        RecordFormat format;
        try {
            format = recognised(text, Unsaid.NOTHING);
        } catch (NotationException _) {
            return null;
        }
        return switch (format) {
            case MFEN, SANMILL, PLAYOK, WMD -> {
                List<GameRecord> records = of(format).read(text, new Unsaid(rules.game(), rules.variant(), null));
                yield records.size() == 1 ? records.getFirst().played().game() : null;
            }
            case TEXT, JSON, OPENSPIEL, COLUMNS -> null;
        };
    }

    /**
     * Games as people bring them to a page: in our own form, or in that of others where it is plain which.
     *
     * @param mostMoves of all games together
     */
    public static List<GameRecord> imported(String brought, int mostMoves) {
        String text = withoutMark(brought);
        RecordFormat format;
        try {
            format = recognised(text, Unsaid.NOTHING);
        } catch (NotationException _) {
            format = RecordFormat.TEXT;
        }
        return switch (format) {
            case PLAYOK, SANMILL, MFEN, OPENSPIEL, COLUMNS -> {
                requireFew(format, text, mostMoves);
                yield of(format).read(text, Unsaid.NOTHING);
            }
            case TEXT -> {
                if (text.contains("[") || !TextFormat.isPosition(firstLine(text))) {
                    yield TextRecordReader.readForgiving(text, mostMoves);
                }
                requireFew(format, text, mostMoves);
                yield new TextFormat().read(text, Unsaid.NOTHING);
            }
            case WMD -> TextRecordReader.readForgiving(Annotations.without(text), mostMoves);
            case JSON -> TextRecordReader.readForgiving(text, mostMoves);
        };
    }

    /** Without the byte order mark that some editors put in front of a text. */
    public static String withoutMark(String text) {
        return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    }

    private static String firstLine(String text) {
        return text.lines().map(String::strip).filter(line -> !line.isEmpty()).findFirst().orElse("");
    }

    private static void requireFew(RecordFormat format, String text, int mostMoves) {
        if (mostMovesOf(format, text) > mostMoves) {
            throw GameRecord.tooManyMoves(mostMoves);
        }
    }

    /** No more moves than this are in a text; a game counts as several, too, in whatever way it is told from the next. */
    private static long mostMovesOf(RecordFormat format, String text) {
        long lines = GameRecord.MOVES_OF_A_GAME * text.lines().count();
        return switch (format) {
            case MFEN -> lines;
            case COLUMNS -> text.length() + lines;
            case OPENSPIEL, TEXT -> words(text) + lines;
            case SANMILL -> SanmillFormat.isPosition(firstLine(text)) ? words(text) + lines : inLists(text);
            case PLAYOK, WMD -> inLists(text);
            case JSON -> throw new IllegalArgumentException("JSON is not read here");
        };
    }

    /** Comments and tags need no blank around them, so it is the reader that says where words and games end. */
    private static long inLists(String text) {
        return MoveText.games(text).stream().mapToLong(game -> GameRecord.MOVES_OF_A_GAME + game.words().size()).sum();
    }

    private static long words(String text) {
        return text.split("[\\s,]+", -1).length;
    }

    /**
     * The format of a text, by what only it can be.
     *
     * @throws NotationException if it could be several, or is none
     */
    public static RecordFormat recognised(String text, Unsaid unsaid) {
        String first = firstLine(text);
        if (isJson(text.strip())) {
            return RecordFormat.JSON;
        }
        if (LIST_OF_ACTIONS.matcher(first).matches()) {
            return RecordFormat.OPENSPIEL;
        }
        if (first.startsWith("MFEN/")) {
            return RecordFormat.MFEN;
        }
        if (SanmillFormat.isPosition(first) || text.contains("[FEN \"")) {
            return RecordFormat.SANMILL;
        }
        if (TextFormat.isPosition(first) || text.contains("[Game \"")) {
            return RecordFormat.TEXT;
        }
        if (text.contains("[Site \"PlayOK\"]")) {
            return RecordFormat.PLAYOK;
        }
        return byMoves(text, unsaid);
    }

    private static boolean isJson(String text) {
        String inside = text.startsWith("[") ? text.substring(1).stripLeading() : "";
        return text.startsWith("{") || inside.startsWith("{") || inside.startsWith("]");
    }

    private static RecordFormat byMoves(String text, Unsaid unsaid) {
        List<String> words = new ArrayList<>();
        List<MoveText> games = MoveText.games(text);
        games.forEach(game -> words.addAll(game.words()));
        boolean numbered = text.startsWith("1.") || FIRST_NUMBER.matcher(text).find();
        if (words.isEmpty()) {
            throw new NotationException("there is no game and no position to be found",
                    "darin ist keine Partie und keine Stellung zu finden");
        }
        if (words.stream().allMatch(word -> COORDINATES.matcher(word).matches() || REMOVAL.matcher(word).matches())) {
            return words.stream().anyMatch(word -> REMOVAL.matcher(word).matches())
                    ? RecordFormat.SANMILL
                    : RecordFormat.WMD;
        }
        boolean ofPoints = words.stream().allMatch(word -> NUMBERS.matcher(word).matches());
        if (ofPoints && (numbered || words.stream().anyMatch(word -> word.contains("-") || word.contains("x")))) {
            return RecordFormat.PLAYOK;
        }
        boolean oneWordALine = text.lines().noneMatch(line -> line.strip().matches(".*[\\s,].*"));
        boolean columns = oneWordALine && words.stream().allMatch(word -> DIGITS.matcher(word).matches());
        boolean actions = words.stream().allMatch(word -> ACTIONS.matcher(word).matches());
        if (columns && actions && words.stream().allMatch(Formats::mayPlace) && !"viergewinnt".equals(unsaid.game())) {
            throw new NotationException("'%s' could be columns or openspiel: say which with --from",
                    "'%s' könnte columns oder openspiel sein: mit --from angeben", Excerpt.of(words.getFirst()));
        }
        if (columns) {
            return RecordFormat.COLUMNS;
        }
        if (actions) {
            return RecordFormat.OPENSPIEL;
        }
        throw new NotationException("'%s' is of no format that is known: say which with --from",
                "'%s' ist in keinem bekannten Format: mit --from angeben", Excerpt.of(String.join(" ", words)));
    }

    /** Whether a number can be the first action of a game of Mühle. */
    private static boolean mayPlace(String number) {
        return number.matches("[0-9]{1,2}") && Integer.parseInt(number) < ACTIONS_THAT_PLACE;
    }
}
