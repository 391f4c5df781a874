package zwickmuehle.play.record;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.referee.PlayedGame;
import zwickmuehle.arena.referee.PlayedMove;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Side;
import zwickmuehle.search.Score;

/**
 * Between a game as it is stored here and a game as the arena writes it down: the one form in which games leave the page
 * and come back, from it, from {@code match} and from {@code tournament}. Pure functions.
 */
public final class Exchange {
    /** Letters of a person's name. */
    public static final int MOST_OF_A_NAME = 60;
    private static final int MOST_OF_A_TAG = 200;
    private static final int MOST_OF_A_REASON = 1_000;
    private static final int MOST_TAGS = 40;
    private static final long BYTES_OF_A_GAME = 1_000;
    private static final long BYTES_OF_A_MOVE = 60;

    /** The tag under which others know a clock. */
    private static final String TIME_CONTROL = "TimeControl";

    private Exchange() {}

    /** A stored game to be written down. */
    public static zwickmuehle.arena.record.GameRecord written(GameState record) {
        Map<String, String> tags = new LinkedHashMap<>(record.setup().tags());
        String white = tags.remove(Setup.tag(Side.WHITE));
        String black = tags.remove(Setup.tag(Side.BLACK));
        String clock = tags.remove(Setup.CLOCK);
        tags.remove(Setup.LEFT);
        if (clock != null) {
            tags.put(TIME_CONTROL, clock);
        }
        return new zwickmuehle.arena.record.GameRecord(
                new PlayedGame(white == null ? record.setup().white().words() : white,
                        black == null ? record.setup().black().words() : black, record.game(), played(record.past()),
                        verdict(record)),
                tags);
    }

    private static Verdict verdict(GameState record) {
        Verdict verdict = record.round().verdict();
        return verdict == null ? Verdict.unfinished() : verdict;
    }

    /** The moves from the first of which the time is known; a later one without a time counts as made at once. */
    private static List<PlayedMove> played(List<MoveEntry> past) {
        List<PlayedMove> moves = new ArrayList<>();
        for (MoveEntry entry : past) {
            Evaluation evaluation = entry.evaluation();
            if (entry.time() != null || !moves.isEmpty()) {
                moves.add(new PlayedMove(entry.move(), entry.time() == null ? Duration.ZERO : entry.time(),
                        evaluation == null ? null : evaluation.score(),
                        evaluation == null || evaluation.depth() == 0 ? null : evaluation.depth()));
            }
        }
        return moves;
    }

    /**
     * A game that was written down, to be stored and played on by people. What is written in it besides the moves has
     * limits: it is sent to everybody who watches.
     */
    public static GameState taken(zwickmuehle.arena.record.GameRecord written, String id) {
        PlayedGame played = written.played();
        limited("White", played.white(), MOST_OF_A_NAME);
        limited("Black", played.black(), MOST_OF_A_NAME);
        limited("Reason", played.verdict().sentence().english(), MOST_OF_A_REASON);
        limited("Reason", played.verdict().sentence().german(), MOST_OF_A_REASON);
        String answer = played.verdict().answer();
        if (answer != null) {
            limited("Answer", answer, MOST_OF_A_TAG);
        }
        written.tags().forEach((name, value) -> limited(name, value, MOST_OF_A_TAG));
        if (written.tags().size() > MOST_TAGS) {
            throw new NotationException("%d tags: expected at most %d", "%d Angaben: erwartet werden höchstens %d",
                    written.tags().size(), MOST_TAGS);
        }
        Map<String, String> tags = new LinkedHashMap<>(written.tags());
        tags.remove(Setup.CLOCK);
        tags.remove(Setup.COLLECTION);
        tags.remove(Setup.LEFT);
        tags.put(Setup.tag(Side.WHITE), played.white());
        tags.put(Setup.tag(Side.BLACK), played.black());
        Setup setup = new Setup(id, played.game().rules(), played.game().startPosition(),
                new PlayerSpec.Human(), new PlayerSpec.Human(), Setup.USUAL_MOVE_TIME, tags);
        return new GameState(setup, played.game(), entries(played, MoveOrigin.IMPORT), List.of(),
                outsideTheRules(played),
                false, GameState.USUAL_DELAY, 1);
    }

    private static void limited(String name, String text, int most) {
        int length = Excerpt.length(text);
        if (length > most) {
            throw new NotationException("%s has %d characters: expected at most %d",
                    "%s hat %d Zeichen: erwartet werden höchstens %d", name, length, most);
        }
    }

    /** About how much a game takes on disk and in messages. */
    public static long bytes(GameState record) {
        long tags = record.setup().tags().entrySet().stream()
                .mapToLong(tag -> 4L * (tag.getKey().length() + tag.getValue().length())).sum();
        Verdict verdict = record.verdict();
        long reasons = verdict == null
                ? 0
                : 4L * (verdict.sentence().english().length() + verdict.sentence().german().length());
        return BYTES_OF_A_GAME + tags + reasons
                + BYTES_OF_A_MOVE * (record.past().size() + record.future().size());
    }

    private static @Nullable Verdict outsideTheRules(PlayedGame played) {
        return switch (played.verdict().code()) {
            case BY_RULE, UNFINISHED, BROKEN_OFF, UNCLEAR -> null;
            case TOO_LONG, RESIGNED, AGREED, CALLED_OFF, NOT_STARTED, NO_NAME, ILLEGAL_MOVE, MALFORMED_ANSWER,
                    OUT_OF_TIME, CLOCK_RAN_OUT, CRASHED,
                    ANSWERED_TWICE, ANSWERED_UNASKED ->
                played.verdict();
        };
    }

    /** All moves of a game that was played elsewhere. */
    public static List<MoveEntry> entries(PlayedGame played, MoveOrigin by) {
        int[] moves = played.game().moves();
        int untimed = moves.length - played.moves().size();
        List<MoveEntry> entries = new ArrayList<>();
        for (int i = 0; i < moves.length; i++) {
            entries.add(
                    i < untimed ? new MoveEntry(moves[i], by, null, null) : entry(played.moves().get(i - untimed), by));
        }
        return entries;
    }

    /** A move made before a referee. What a player tells is its word; only a win or loss it found is proven. */
    public static MoveEntry entry(PlayedMove move, MoveOrigin by) {
        Integer score = move.evaluation();
        return new MoveEntry(move.move(), by, move.time(),
                score == null
                        ? null
                        : new Evaluation(score, Score.wins(score) || Score.loses(score),
                                move.depth() == null ? 0 : move.depth()));
    }
}
