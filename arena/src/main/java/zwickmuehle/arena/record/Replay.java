package zwickmuehle.arena.record;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.referee.PlayedGame;
import zwickmuehle.arena.referee.PlayedMove;
import zwickmuehle.arena.referee.Result;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.games.Games;

/** Puts a record together from what was read, move by move, and lets nothing pass that was not a legal game. */
public final class Replay {
    private final List<PlayedMove> moves = new ArrayList<>();
    private Game game;
    /** Moves at the beginning of which no time is known. */
    private boolean timed;

    Replay(String gameName, @Nullable String variant, @Nullable String start) {
        Rules rules = Games.rules(gameName, variant);
        game = start == null ? Game.start(rules) : Game.from(rules, rules.notation().parsePosition(start));
    }

    /** A game that begins with this position. */
    public Replay(Rules rules, long start) {
        game = Game.from(rules, start);
    }

    /** The game so far. */
    public Game game() {
        return game;
    }

    public void move(String text) {
        play(game.rules().notation().parseMove(text));
    }

    public void play(int move) {
        if (game.length() == GameRecord.MOST_MOVES) {
            throw new NotationException("more than %d moves", "mehr als %d Züge",
                    GameRecord.MOST_MOVES);
        }
        game = game.play(move);
        if (timed) {
            moves.add(new PlayedMove(game.lastMove(), Duration.ZERO, null, null));
        }
    }

    /** What is known about the last move. */
    void annotate(Duration time, @Nullable Integer evaluation, @Nullable Integer depth) {
        if (game.length() == 0) {
            throw new NotationException("a comment before the first move", "ein Kommentar vor dem ersten Zug");
        }
        if (timed) {
            moves.removeLast();
        }
        timed = true;
        moves.add(new PlayedMove(game.lastMove(), time, evaluation, depth));
    }

    /** The whole record, once all moves are made. */
    public GameRecord end(String white, String black, String result, Map<String, String> tags) {
        return end(white, black, result, null, null, null, tags);
    }

    /**
     * The same, with what is known of its end.
     *
     * @param result null where nothing is said: then it is what the moves say
     */
    GameRecord end(String white, String black, @Nullable String result, @Nullable String code,
            @Nullable Sentence reason,
            @Nullable String answer, Map<String, String> tags) {
        Result told = result == null ? Result.of(game.outcome()) : result(result);
        if (game.outcome().over() && told != Result.of(game.outcome())) {
            throw new NotationException("the result is written as %s, but by the moves it is %s",
                    "als Ergebnis steht da %s, nach den Zügen ist es %s", told.text(),
                    Result.of(game.outcome()).text());
        }
        Verdict usual = usualVerdict(told);
        Verdict verdict = new Verdict(code == null ? usual.code() : code(code), told,
                reason == null ? usual.sentence() : printable(reason),
                answer == null ? null : Excerpt.printable(answer));
        return new GameRecord(new PlayedGame(Excerpt.printable(white), Excerpt.printable(black), game, moves, verdict),
                tags);
    }

    private static Sentence printable(Sentence reason) {
        return new Sentence(Excerpt.printable(reason.english()), Excerpt.printable(reason.german()));
    }

    /** Why a game ended that does not say it: by rule if it did, else somebody gave up, else it goes on. */
    private Verdict usualVerdict(Result told) {
        if (game.outcome().over()) {
            return Verdict.byRule(game.rules(), game.outcome());
        }
        return switch (told) {
            case WHITE_WON -> Verdict.resignedBy(game.rules(), Side.BLACK);
            case BLACK_WON -> Verdict.resignedBy(game.rules(), Side.WHITE);
            case DRAW -> new Verdict(VerdictCode.TOO_LONG, Result.DRAW, new Sentence("draw", "Unentschieden"));
            case NONE -> Verdict.unfinished();
        };
    }

    private static VerdictCode code(String code) {
        for (VerdictCode candidate : VerdictCode.values()) {
            if (candidate.name().equals(code)) {
                return candidate;
            }
        }
        throw new NotationException("'%s' is no code of a verdict, such as BY_RULE or OUT_OF_TIME",
                "'%s' ist kein Kürzel eines Urteils wie BY_RULE oder OUT_OF_TIME", Excerpt.of(code));
    }

    private static Result result(String text) {
        return Result.parse(text)
                .orElseThrow(() -> new NotationException("'%s' is no result: expected 1-0, 0-1, 1/2-1/2 or *",
                        "'%s' ist kein Ergebnis: erwartet wird 1-0, 0-1, 1/2-1/2 oder *", Excerpt.of(text)));
    }
}
