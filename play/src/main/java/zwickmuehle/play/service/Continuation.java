package zwickmuehle.play.service;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.record.Evaluation;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.record.MoveEntry;
import zwickmuehle.play.record.MoveOrigin;
import zwickmuehle.play.record.Setup;
import zwickmuehle.play.view.Times;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;
import zwickmuehle.search.Score;

/**
 * A whole game that goes on somewhere else than before: in the page, because the server is away, or at the server again.
 * Its fields are {@code game}, {@code variant}, {@code position}, {@code white}, {@code black}, {@code seconds},
 * {@code whiteName}, {@code blackName}; {@code moves} with those that were taken back after those that were made, of
 * which there are {@code length}, and of each in {@code made} how it came about; {@code resigned}, {@code paused},
 * {@code delay}, and as {@code carried} the version it had there.
 */
public final class Continuation {
    private static final String UNKNOWN = "-";
    private static final int WORDS_WITH_EVALUATION = 5;
    private static final int WORDS_WITHOUT = 3;
    private static final int MOST_DEPTH = 1_000;
    /** Pages count exactly so far. */
    private static final long MOST_VERSION = 1L << 50;

    private Continuation() {}

    /** The game that the fields describe, under this id. */
    public static GameState of(Fields fields, Opponents opponents, String id) {
        Rules rules = Described.rules(fields);
        Setup setup = new Setup(id, rules, Described.start(rules, fields.textOrNull("position")),
                opponents.player(fields.text("white"), rules), opponents.player(fields.text("black"), rules),
                fields.seconds("seconds", Setup.USUAL_MOVE_TIME, Setup.LEAST_MOVE_TIME, Setup.MOST_MOVE_TIME))
                .withName(Side.WHITE, fields.nameOrNull("whiteName"))
                .withName(Side.BLACK, fields.nameOrNull("blackName"));
        List<MoveEntry> entries = entries(rules, fields);
        int length = fields.count("length", entries.size(), entries.size());
        Game game = Game.from(rules, setup.start());
        Game later = game;
        for (MoveEntry entry : entries) {
            later = later.play(entry.move());
            game = later.length() <= length ? later : game;
        }
        return new GameState(setup, game, entries.subList(0, length), entries.subList(length, entries.size()),
                resigned(game, fields.sideOrNull("resigned")), fields.flag("paused"),
                fields.seconds("delay", GameState.USUAL_DELAY, Duration.ZERO, GameState.LONGEST_DELAY),
                version(fields));
    }

    private static long version(Fields fields) {
        Long carried = fields.wholeOrNull("carried", Fields.GREATEST_VERSION);
        return carried == null ? 1 : Math.clamp(carried, 1, MOST_VERSION);
    }

    private static @Nullable Verdict resigned(Game game, @Nullable Side side) {
        return side == null || game.outcome().over() ? null : Verdict.resignedBy(game.rules(), side);
    }

    private static List<MoveEntry> entries(Rules rules, Fields fields) {
        List<String> moves = Described.moves(fields);
        List<String> made = fields.texts("made");
        if (made.size() != moves.size()) {
            throw Refusal.malformed("field 'made': expected %d texts, one for each move",
                    "Feld 'made': erwartet werden %d Texte, einer für jeden Zug", moves.size());
        }
        List<MoveEntry> entries = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            entries.add(entry(rules.notation().parseMove(moves.get(i)), made.get(i)));
        }
        return entries;
    }

    /** {@code BY SECONDS SCORE EXACT DEPTH}, with a dash for seconds and for an evaluation that are not known. */
    private static MoveEntry entry(int move, String made) {
        String[] words = made.split(" ", -1);
        boolean evaluated = words.length == WORDS_WITH_EVALUATION;
        if (!evaluated && !(words.length == WORDS_WITHOUT && words[2].equals(UNKNOWN))) {
            throw wrong();
        }
        MoveOrigin by = Stream.of(MoveOrigin.values()).filter(origin -> origin.word().equals(words[0])).findFirst()
                .orElseThrow(Continuation::wrong);
        return new MoveEntry(move, by, words[1].equals(UNKNOWN) ? null : seconds(words[1]),
                evaluated
                        ? new Evaluation(whole(words[2], -Score.WIN, Score.WIN), words[3].equals("true"),
                                whole(words[4], 0, MOST_DEPTH))
                        : null);
    }

    private static Duration seconds(String text) {
        if (!text.matches("[0-9]{1,7}(\\.[0-9]{1,9})?")) {
            throw wrong();
        }
        return Times.of(Double.parseDouble(text));
    }

    private static int whole(String text, int least, int most) {
        if (!text.matches("-?[0-9]{1,6}")) {
            throw wrong();
        }
        return Math.clamp(Integer.parseInt(text), least, most);
    }

    private static Refusal wrong() {
        return Fields.wrong("made", "texts such as 'computer 0.31 25 false 7'",
                "Texte wie 'computer 0.31 25 false 7'");
    }
}
