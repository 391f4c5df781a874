package zwickmuehle.arena.formats;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.record.GameRecord;
import zwickmuehle.arena.record.Replay;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.SpokenException;
import zwickmuehle.rules.games.Games;

/**
 * Lists of moves of Mühle in the {@link MoveText} frame. What others write is turned into our own words for a move and
 * back; a removal that stands alone, {@code xb4}, belongs to the move before it.
 */
final class MoveLists implements GameFormat {
    private static final String WHITE = "White";
    private static final String BLACK = "Black";
    private static final String RULES = "Rules";
    private static final String FEN = "FEN";
    private static final String SET_UP = "SetUp";

    /** The words of a format for moves. */
    interface Words {
        /** A move as we write it. */
        String ours(String theirs);

        /** A move as they write it; may be several words. */
        String theirs(String ours);
    }

    private final RecordFormat format;
    private final Words words;

    MoveLists(RecordFormat format, Words words) {
        this.format = format;
        this.words = words;
    }

    @Override
    public List<GameRecord> read(String text, Unsaid unsaid) {
        List<GameRecord> records = new ArrayList<>();
        for (MoveText game : MoveText.games(text)) {
            try {
                records.add(read(game, unsaid));
            } catch (SpokenException wrong) {
                throw new NotationException("game %d: %s", "Partie %d: %s", records.size() + 1, wrong.sentence());
            }
        }
        return records;
    }

    private GameRecord read(MoveText text, Unsaid unsaid) {
        Map<String, String> tags = new LinkedHashMap<>(text.tags());
        String told = tags.remove(RULES);
        Rules rules = told == null || unsaid.variant() != null ? unsaid.muehle(format) : Games.rules("muehle", told);
        String fen = tags.remove(FEN);
        tags.remove(SET_UP);
        Replay replay = new Replay(rules, fen == null ? rules.start() : SanmillFen.parse(rules, fen));
        play(replay, joined(text.words()));
        String white = or(tags.remove(WHITE));
        String black = or(tags.remove(BLACK));
        tags.keySet().removeIf(name -> !name.matches("[A-Za-z][A-Za-z0-9]{0,30}"));
        return replay.end(white, black, text.result(), tags);
    }

    private static String or(@Nullable String name) {
        return name == null ? Positions.NOBODY : name;
    }

    private void play(Replay replay, List<String> moves) {
        for (int i = 0; i < moves.size(); i++) {
            try {
                replay.move(words.ours(moves.get(i)));
            } catch (SpokenException wrong) {
                throw new NotationException("move %d, '%s': %s", "Zug %d, '%s': %s", i + 1, Excerpt.of(moves.get(i)),
                        wrong.sentence());
            }
        }
    }

    /** A removal of its own goes to the move it follows. */
    static List<String> joined(List<String> words) {
        List<String> moves = new ArrayList<>();
        for (String word : words) {
            if (word.startsWith("x") && !moves.isEmpty()) {
                moves.add(moves.removeLast() + word);
            } else {
                moves.add(word);
            }
        }
        return moves;
    }

    @Override
    public String write(List<GameRecord> records, Unsaid unsaid) {
        StringBuilder text = new StringBuilder();
        for (GameRecord record : records) {
            write(text, record, records.size() > 1);
        }
        return text.toString();
    }

    private void write(StringBuilder text, GameRecord record, boolean severalGames) {
        Game game = Positions.ofMuehle(record, format);
        if (format == RecordFormat.SANMILL && Positions.isOne(record)) {
            text.append(SanmillFen.write(game)).append('\n');
            return;
        }
        if (format != RecordFormat.SANMILL) {
            Positions.usual(record, format);
        }
        if (format != RecordFormat.WMD) {
            tags(text, record);
        }
        moves(text, game);
        text.append(record.played().verdict().result().text()).append(severalGames ? "\n\n" : "\n");
    }

    private void tags(StringBuilder text, GameRecord record) {
        Game game = record.played().game();
        if (format == RecordFormat.PLAYOK) {
            tag(text, "Site", "PlayOK");
        }
        record.tags().forEach((name, value) -> {
            if (!name.equals("Site")) {
                tag(text, name, value);
            }
        });
        tag(text, WHITE, record.played().white());
        tag(text, BLACK, record.played().black());
        tag(text, RULES, game.rules().variant());
        tag(text, "Result", record.played().verdict().result().text());
        if (game.startPosition() != game.rules().start()) {
            tag(text, FEN, SanmillFen.write(game.before(game.length())));
            tag(text, SET_UP, "1");
        }
        text.append('\n');
    }

    /** Quotation marks and brackets have no escape in this frame. */
    private static void tag(StringBuilder text, String name, String value) {
        text.append('[').append(name).append(" \"")
                .append(value.replace('"', '\'').replace('[', '(').replace(']', ')').replaceAll("\\s", " "))
                .append("\"]\n");
    }

    private void moves(StringBuilder text, Game game) {
        int[] moves = game.moves();
        boolean blackBegins = game.rules().mover(game.startPosition()) == Side.BLACK;
        for (int i = 0; i < moves.length; i++) {
            int halfMove = blackBegins ? i + 1 : i;
            if (halfMove % 2 == 0) {
                text.append(halfMove / 2 + 1).append(". ");
            } else if (i == 0) {
                text.append("1... ");
            }
            text.append(words.theirs(game.rules().notation().move(moves[i])))
                    .append(halfMove % 2 == 0 && i < moves.length - 1 ? ' ' : '\n');
        }
    }
}
