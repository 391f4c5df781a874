package zwickmuehle.arena.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwickmuehle.arena.referee.PlayedGame;
import zwickmuehle.arena.referee.PlayedMove;
import zwickmuehle.arena.referee.Result;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.games.Games;

final class GameRecordTest {
    private static final String NASTY = "A \"quoted\" <b>name</b> \\ with lines ]} ü";

    private static GameRecord randomRecord(Rules rules, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Game game = Game.start(rules);
        for (int i = 0; i < random.nextInt(3); i++) {
            int[] moves = game.legalMoves();
            game = game.play(moves[random.nextInt(moves.length)]);
        }
        game = Game.from(rules, game.position());
        int untimed = random.nextInt(3);
        int length = random.nextInt(5, 60);
        List<PlayedMove> timed = new ArrayList<>();
        while (game.length() < length && !game.outcome().over()) {
            int[] moves = game.legalMoves();
            int move = moves[random.nextInt(moves.length)];
            game = game.play(move);
            if (game.length() > untimed) {
                boolean told = random.nextBoolean();
                timed.add(new PlayedMove(move, Duration.ofMillis(random.nextInt(100_000)),
                        told ? random.nextInt(-32_000, 32_000) : null, told ? random.nextInt(1, 30) : null));
            }
        }
        Verdict verdict = game.outcome().over()
                ? new Verdict(VerdictCode.BY_RULE, Result.of(game.outcome()), game.outcome().inWords(game.rules()))
                : new Verdict(VerdictCode.CRASHED, Result.WHITE_WON, new Sentence("crashed " + NASTY, "stürzte ab"),
                        random.nextBoolean() ? NASTY : null);
        return new GameRecord(new PlayedGame(NASTY, "b", game, timed, verdict),
                Map.of(GameRecord.ROUND, "3"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"muehle kurs", "muehle theorie", "muehle mills=any,repetition=2,quiet=7", "viergewinnt 7x6",
            "viergewinnt 5x4"})
    void textAndJsonGiveBackTheSameGame(String words) {
        String[] parts = words.split(" ", -1);
        Rules rules = Games.rules(parts[0], parts[1]);
        StringBuilder all = new StringBuilder();
        List<GameRecord> records = new ArrayList<>();
        for (int seed = 0; seed < 100; seed++) {
            GameRecord record = randomRecord(rules, seed);
            assertThat(JsonRecords.read(JsonRecords.write(record).toString())).isEqualTo(record);
            records.add(record);
            all.append(TextRecords.write(record));
        }
        assertThat(TextRecordReader.read(all.toString())).isEqualTo(records);
    }

    @Test
    void peopleMayWriteLess() {
        List<GameRecord> records = TextRecordReader.read("""
                [Game "viergewinnt"]
                [White "Anna"]
                [Black "Ben"]

                4 1 4 {a good one} 1
                4 1 4 1-0
                """);
        assertThat(records).hasSize(1);
        assertThat(records.getFirst().played().verdict().sentence().english())
                .isEqualTo("Yellow wins: four in a row");
    }

    @ParameterizedTest
    @ValueSource(strings = {"[White \"A\"]\n\n4 1-0|line 3: the tag [Game",
            "[Game \"viergewinnt\"]\n8 1-0|line 2: '8' is no",
            "[Game \"muehle\"]\nd6 d6 1-0|line 2: d6 is occupied",
            "[Game \"muehle\"]\nd6|line 2: the last game has no result",
            "[Game muehle]|line 1: '[Game muehle]'", "[Game \"viergewinnt\"]\n4 {1 s|line 2: a comment begins",
            "[Game \"viergewinnt\"]\n[White \"\"]\n[Black \"\"]\n4 1 4 1 4 1 4 0-1|line 4: the result is written as 0-1"})
    void errorsNameTheLine(String textAndError) {
        int bar = textAndError.indexOf('|');
        assertThatThrownBy(() -> TextRecordReader.read(textAndError.substring(0, bar)))
                .isInstanceOf(NotationException.class).hasMessageStartingWith(textAndError.substring(bar + 1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[]", "{\"game\":\"muehle\"}", "{\"game\":1}",
            "{\"game\":\"muehle\",\"white\":\"\",\"black\":\"\",\"result\":\"1-0\",\"code\":\"MAGIC\"}",
            "{\"game\":\"muehle\",\"white\":\"\",\"black\":\"\",\"result\":\"2-0\"}"})
    void wrongJsonIsRefusedInOneSentence(String json) {
        assertThatThrownBy(() -> JsonRecords.read(json)).isInstanceOf(NotationException.class);
    }

    /** Numbers may be written with exponents that no memory could hold. */
    @ParameterizedTest
    @ValueSource(strings = {"1e300", "1e400", "1e1000000003"})
    void impossibleTimesAreRefused(String seconds) {
        assertThatThrownBy(() -> JsonRecords.read(withTime(seconds))).isInstanceOf(NotationException.class)
                .hasMessageContaining("is no time for a move");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-0.001", "-1e300", "-1e1000000003", "0.0004", "1e-9", "1e-400", "1e-1000000003"})
    void nextToNothingIsNothing(String seconds) {
        assertThat(JsonRecords.read(withTime(seconds)).played().moves().getFirst().time())
                .isEqualTo(Duration.ZERO);
    }

    private static String withTime(String seconds) {
        return "{\"game\":\"viergewinnt\",\"white\":\"a\",\"black\":\"b\",\"result\":\"*\",\"moves\":[{\"move\":\"4\","
                + "\"seconds\":" + seconds + "}]}";
    }

    /** 8,000 characters ended in a stack overflow once. */
    @Test
    void aTagMayBeAsLongAsItLikesWithoutHarm() {
        String value = "x\\\\".repeat(250_000);
        GameRecord read = TextRecordReader.readForgiving("[Event \"" + value + "\"]\n\nd6").getFirst();
        assertThat(read.tags().get("Event")).hasSize(500_000);
        assertThatThrownBy(() -> TextRecordReader.readForgiving("[Event \"" + value + "\nd6"))
                .isInstanceOf(NotationException.class).hasMessageStartingWith("line 1: ");
    }
}
