package zwickmuehle.browser;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.referee.Result;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.play.record.MoveOrigin;
import zwickmuehle.play.record.MoveEntry;
import zwickmuehle.play.record.Evaluation;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.record.Setup;
import zwickmuehle.play.service.Fields;
import zwickmuehle.play.table.Ledger;
import zwickmuehle.play.table.Seats;
import zwickmuehle.play.view.Times;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.games.Games;

/**
 * A game as the browser's database keeps it: an object of plain fields.
 *
 * @param start the position it began with, as a text: a number of the browser has too few bits
 * @param moves those made and those taken back, see {@link #move}
 * @param length how many of them were made
 * @param tags names and values in turn
 * @param verdict code, result and both sentences; empty while there is none
 * @param seats roles and marks in turn
 * @param changed milliseconds since 1970
 */
record StoredGame(String id, String game, String variant, String start, String white, String black, double seconds,
        List<String> moves, int length, List<String> tags, List<String> verdict, boolean paused, double delay,
        List<String> seats, long version, long changed) {
    private static final String UNKNOWN = "-";
    private static final int NANOS_A_MICROSECOND = 1_000;

    static StoredGame of(Ledger.Kept kept, long changed) {
        GameState record = kept.record();
        Setup setup = record.setup();
        List<MoveEntry> entries = new ArrayList<>(record.past());
        entries.addAll(record.future());
        Verdict verdict = record.verdict();
        return new StoredGame(setup.id(), setup.rules().game(), setup.rules().variant(),
                Long.toString(setup.start()), setup.white().words(), setup.black().words(),
                Times.seconds(setup.moveTime()), entries.stream().map(StoredGame::move).toList(),
                record.past().size(), inTurn(setup.tags()),
                verdict == null
                        ? List.of()
                        : List.of(verdict.code().name(), verdict.result().name(), verdict.sentence().english(),
                                verdict.sentence().german()),
                record.paused(), Times.seconds(record.delay()), inTurn(kept.seats().markByRole()), record.version(),
                changed);
    }

    /** The game that such fields describe. */
    static Ledger.Kept read(Fields fields) {
        Rules rules = Games.rules(fields.text("game"), fields.text("variant"));
        Setup setup = new Setup(fields.text("id"), rules,
                Long.parseLong(fields.text("start")),
                PlayerSpec.parseOffered(fields.text("white")), PlayerSpec.parseOffered(fields.text("black")),
                Times.of(number(fields, "seconds")), byName(fields.texts("tags")));
        List<MoveEntry> entries = fields.texts("moves").stream().map(StoredGame::entry).toList();
        int length = (int) number(fields, "length");
        Game game = Game.from(rules, setup.start());
        for (MoveEntry entry : entries.subList(0, length)) {
            game = game.play(entry.move());
        }
        GameState record = new GameState(setup, game, entries.subList(0, length),
                entries.subList(length, entries.size()), verdict(fields.texts("verdict")), fields.flag("paused"),
                Times.of(number(fields, "delay")), (long) number(fields, "version"));
        return new Ledger.Kept(record, new Seats(byName(fields.texts("seats"))));
    }

    static double number(Fields fields, String name) {
        Double number = fields.numberOrNull(name);
        if (number == null) {
            throw Fields.wrong(name, "a number", "eine Zahl");
        }
        return number;
    }

    private static List<String> inTurn(Map<String, String> map) {
        List<String> texts = new ArrayList<>();
        map.forEach((name, value) -> {
            texts.add(name);
            texts.add(value);
        });
        return texts;
    }

    private static Map<String, String> byName(List<String> texts) {
        Map<String, String> map = new LinkedHashMap<>();
        for (int i = 0; i + 1 < texts.size(); i += 2) {
            map.put(texts.get(i), texts.get(i + 1));
        }
        return map;
    }

    private static @Nullable Verdict verdict(List<String> words) {
        return words.isEmpty()
                ? null
                : new Verdict(VerdictCode.valueOf(words.get(0)), Result.valueOf(words.get(1)),
                        new Sentence(words.get(2), words.get(3)));
    }

    /** {@code MOVE BY MICROSECONDS SCORE EXACT DEPTH}, with a dash for what is not known. */
    private static String move(MoveEntry entry) {
        Duration time = entry.time();
        Evaluation evaluation = entry.evaluation();
        return entry.move() + " " + entry.by().word() + " "
                + (time == null ? UNKNOWN : Long.toString(time.toNanos() / NANOS_A_MICROSECOND)) + " "
                + (evaluation == null
                        ? UNKNOWN
                        : evaluation.score() + " " + evaluation.exact() + " " + evaluation.depth());
    }

    private static MoveEntry entry(String text) {
        String[] words = text.split(" ", -1);
        Duration time = words[2].equals(UNKNOWN)
                ? null
                : Duration.ofNanos(NANOS_A_MICROSECOND * Long.parseLong(words[2]));
        Evaluation evaluation = words[3].equals(UNKNOWN)
                ? null
                : new Evaluation(Integer.parseInt(words[3]), Boolean.parseBoolean(words[4]),
                        Integer.parseInt(words[5]));
        return new MoveEntry(Integer.parseInt(words[0]), MoveOrigin.of(words[1]), time, evaluation);
    }
}
