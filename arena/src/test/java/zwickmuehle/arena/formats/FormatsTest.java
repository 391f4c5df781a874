package zwickmuehle.arena.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import zwickmuehle.arena.record.GameRecord;
import zwickmuehle.arena.record.JsonRecords;
import zwickmuehle.arena.record.Replay;
import zwickmuehle.arena.referee.Result;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.SpokenException;
import zwickmuehle.rules.games.Games;

/** Games go out in every format and come back the same; what is malformed is refused in one sentence. */
final class FormatsTest {
    private static final int GAMES = 1_000;
    private static final int MOST_MOVES = 90;
    private static final Rules MUEHLE = Games.rules("muehle", "theorie");
    private static final Rules VIERGEWINNT = Games.rules("viergewinnt", null);

    private static GameRecord randomGame(Rules rules, SplittableRandom random) {
        Replay replay = new Replay(rules, rules.start());
        int length = 1 + random.nextInt(MOST_MOVES);
        for (int i = 0; i < length && !replay.game().outcome().over(); i++) {
            int[] moves = replay.game().legalMoves();
            replay.play(moves[random.nextInt(moves.length)]);
        }
        return replay.end("Anna", "Bot 2", Result.of(replay.game().outcome()).text(),
                Map.of("Round", "3"));
    }

    private static List<GameRecord> randomGames(Rules rules) {
        SplittableRandom random = new SplittableRandom(22);
        List<GameRecord> games = new ArrayList<>();
        for (int i = 0; i < GAMES; i++) {
            games.add(randomGame(rules, random));
        }
        return games;
    }

    private static List<Game> games(List<GameRecord> records) {
        return records.stream().map(record -> record.played().game()).toList();
    }

    @ParameterizedTest
    @EnumSource(names = {"TEXT", "WMD", "PLAYOK", "SANMILL", "MFEN", "OPENSPIEL"})
    void aThousandGamesOfMuehleComeBackTheSame(RecordFormat format) {
        List<GameRecord> games = randomGames(MUEHLE);
        Unsaid muehle = new Unsaid("muehle", null, null);
        String text = Formats.of(format).write(games, muehle);
        assertThat(Formats.recognised(text, Unsaid.NOTHING)).isEqualTo(format);
        List<GameRecord> back = Formats.of(format).read(text, muehle);
        assertThat(games(back)).isEqualTo(games(games));
        assertThat(Formats.of(format).write(back, muehle)).isEqualTo(text);
        if (format == RecordFormat.PLAYOK || format == RecordFormat.SANMILL) {
            assertThat(back.getFirst().played().black()).isEqualTo("Bot 2");
            assertThat(back.getFirst().tags()).containsEntry("Round", "3");
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"TEXT", "OPENSPIEL", "COLUMNS"})
    void aThousandGamesOfVierGewinntComeBackTheSame(RecordFormat format) {
        List<GameRecord> games = randomGames(VIERGEWINNT);
        for (Integer first : new Integer[]{null, 0, 1}) {
            Unsaid unsaid = new Unsaid(format == RecordFormat.TEXT ? null : "viergewinnt", null, first);
            String text = Formats.of(format).write(games, unsaid);
            assertThat(Formats.recognised(text, Unsaid.NOTHING)).isEqualTo(format);
            assertThat(games(Formats.of(format).read(text, unsaid))).isEqualTo(games(games));
        }
    }

    @Test
    void aThousandGamesOfEachComeBackTheSameAsJson() {
        for (Rules rules : List.of(MUEHLE, VIERGEWINNT)) {
            List<GameRecord> games = randomGames(rules);
            List<String> written = games.stream().map(game -> JsonRecords.write(game).toString()).toList();
            assertThat(written.stream().map(JsonRecords::read).toList()).isEqualTo(games);
        }
    }

    @Test
    void rulesAndResultsGoWithGamesThatHaveTags() {
        Replay replay = new Replay(Games.rules("muehle", "kurs"), MUEHLE.start());
        replay.move("d6");
        GameRecord resigned = replay.end("Anna", "Bert", "0-1", Map.of());
        for (RecordFormat format : List.of(RecordFormat.TEXT, RecordFormat.PLAYOK, RecordFormat.SANMILL)) {
            String text = Formats.of(format).write(List.of(resigned), Unsaid.NOTHING);
            GameRecord back = Formats.of(format).read(text, Unsaid.NOTHING).getFirst();
            assertThat(back.played().game()).isEqualTo(resigned.played().game());
            assertThat(back.played().verdict().result()).isEqualTo(Result.BLACK_WON);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "SANMILL | ********/********/******** w p p 0 9 0 9 0 0 0 0 0 0 0 0 1 | EEEEEEEEEEEEEEEEEEEEEEEE 9 9 w",
            "SANMILL | O*******/*@******/*******O b p p 2 7 1 8 0 0 0 0 0 0 0 0 2 | WEEEEBEWEEEEEEEEEEEEEEEE 7 8 b",
            "SANMILL | position fen ********/********/******** w p p 0 9 0 9 0 0 0 0 0 0 0 0 1 moves a7 g1 d7 | WWEEEEEEEEEEEEEEEEEEEEEB 7 8 b",
            "SANMILL | position startpos moves a7 a1 d7 d1 g7 xa1 | WWWEEEEEEEEEEEEEEEEEEEBE 6 7 b",
            "MFEN | MFEN/1.0 mill24-state-v1 W...B.../......../........ w p p 8,8 - 0 2 - | WEEEEEEEEEEEEEEEEEEEEEEB 8 8 w",
            "MFEN | MFEN/1.0 mill24-state-v1 B.....BB/.W..W.../........ - o o 0,0 - 0 19 b:fewer-than-minimum | BEEEWEEEEBEEEEEEEEEEWBEE 0 0 w",
            "PLAYOK | 1. 1 22 2. 2 23 3. 3x22 | WWWEEEEEEEEEEEEEEEEEEEBE 6 7 b",
            "PLAYOK | 1. 1 22 2. 2 23 3. 3 x22 * | WWWEEEEEEEEEEEEEEEEEEEBE 6 7 b",
            "WMD | 1. a7 a1 2. d7 d1 3. g7xa1 | WWWEEEEEEEEEEEEEEEEEEEBE 6 7 b",
            "SANMILL | a7 a1 d7 d1 g7 xa1 | WWWEEEEEEEEEEEEEEEEEEEBE 6 7 b",
            "OPENSPIEL | 0 21 1 22 2 21 | WWWEEEEEEEEEEEEEEEEEEEBE 6 7 b",
            "OPENSPIEL | [0, 21, 1, 22, 2, 21] | WWWEEEEEEEEEEEEEEEEEEEBE 6 7 b",
            "MFEN | MFEN/1.0  mill24-state-v1 W...B.../......../........ w p p  8,8 - 0 2 - | WEEEEEEEEEEEEEEEEEEEEEEB 8 8 w",
            "WMD | 1. A7! a1 ; well 2. d7 d1 | WEEEEEEEEEEEEEEEEEEEEBEE 8 8 w",
            "WMD | 1.a7 (1. g7 $2 {or (1... d6} (1. b4?) b2) a1 $5 2. d7?! d1 3.g7xa1 | WWWEEEEEEEEEEEEEEEEEEEBE 6 7 b",
            "OPENSPIEL | 3,3,2,4,4 | 44355", "COLUMNS | - | -", "COLUMNS | 44355 | 44355", "COLUMNS | 330 | 441",
            "TEXT | WEEEEEEEEEEEEEEEEEEEEEEB 8 8 w | WEEEEEEEEEEEEEEEEEEEEEEB 8 8 w"})
    void examplesAreRecognisedAndUnderstood(RecordFormat format, String text, String position) {
        assertThat(Formats.recognised(text, Unsaid.NOTHING)).isEqualTo(format);
        GameRecord record = Formats.of(format).read(text, Unsaid.NOTHING).getFirst();
        Game game = record.played().game();
        assertThat(game.position()).isEqualTo(game.rules().notation().parsePosition(position));
    }

    @Test
    void positionsGoFromOneFormatIntoAnother() {
        GameRecord position = Formats.of(RecordFormat.TEXT).read("WEEEEEEEEEEEEEEEEEEEEEEB 8 8 w", Unsaid.NOTHING)
                .getFirst();
        List<GameRecord> one = List.of(position);
        assertThat(Formats.of(RecordFormat.MFEN).write(one, Unsaid.NOTHING))
                .isEqualTo("MFEN/1.0 mill24-state-v1 W...B.../......../........ w p p 8,8 - 0 2 -\n");
        assertThat(Formats.of(RecordFormat.SANMILL).write(one, Unsaid.NOTHING))
                .isEqualTo("********/********/***@***O w p p 1 8 1 8 0 0 0 0 0 0 0 0 2\n");
        assertThat(Formats.of(RecordFormat.TEXT).write(one, Unsaid.NOTHING))
                .isEqualTo("WEEEEEEEEEEEEEEEEEEEEEEB 8 8 w\n");
    }

    @Test
    void aGameFromASetUpPositionGoesWhereItCan() {
        Replay replay = new Replay(MUEHLE, MUEHLE.notation().parsePosition("WEEEWEEEWEEEEEBEEWEEBEBB 0 0 w"));
        replay.move("a7-d7");
        List<GameRecord> records = List.of(replay.end("Anna", "Bert", "*", Map.of()));
        for (RecordFormat format : List.of(RecordFormat.TEXT, RecordFormat.SANMILL, RecordFormat.MFEN)) {
            String text = Formats.of(format).write(records, Unsaid.NOTHING);
            assertThat(games(Formats.of(format).read(text, new Unsaid(null, null, null)))).isEqualTo(games(records));
        }
        for (RecordFormat format : List.of(RecordFormat.WMD, RecordFormat.PLAYOK, RecordFormat.OPENSPIEL)) {
            assertThatThrownBy(() -> Formats.of(format).write(records, Unsaid.NOTHING))
                    .isInstanceOf(NotationException.class)
                    .hasMessageContaining("begins with a position that was set up");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
            "SANMILL | ********/********/******** w p p | is no position of Sanmill",
            "SANMILL | O*******/********/******** w p p 0 9 0 9 0 0 | stones of White on the board are told, 1 are there",
            "SANMILL | O*******/********/******** w p r 1 8 0 9 1 0 | a stone is still to be removed",
            "SANMILL | a7 a1 d7 d1 g7 xg4 | no stone of Black stands on g4",
            "MFEN | MFEN/1.0 mill24-state-v1 W...B.../........ w p p 8,8 - 0 2 - | is no position of MFEN 1.0",
            "MFEN | MFEN/1.0 mill24-state-v1 WWW...B./......B./........ w p p 6,7 w:mill:b:b:1:004040:b 0 5 - | positions are taken between moves only",
            "MFEN | MFEN/1.0 mill24-state-v1 W...B.../......../........ - p p 8,8 - 0 2 - | do not agree",
            "MFEN | \"MFEN/1.0 mill24-state-v1 ......../......../........ w p p 9,9 - 0 0 -\nMFEN/1.0 mill24-state-v1 W...B.../......../........ w p p 8,8 - 0 2 -\" | line 2: no legal move leads here",
            "MFEN | MFEN/1.0 mill24-state-v1 W...B.../......../........ w p m 8,8 - 0 2 - | expected the same, as nothing is to be removed",
            "WMD | 1. d6 (1. d2 f4 | game 1: move 2, '(1.': ", "WMD | 1. d6 1. d2) f4 | 'd2)'",
            "PLAYOK | 1. 25 3 | game 1: move 1, '25': 25 is no point", "PLAYOK | 1. 1 1 | game 1: move 2, '1': ",
            "PLAYOK | 1. a7 3 | expected points from 1 to 24", "WMD | 1. d6 z9 | 'z9' is no point",
            "WMD | 1. d6 d6 | game 1: move 2, 'd6': ",
            "OPENSPIEL | 0 21 1 22 2 | the action that removes a stone is missing",
            "OPENSPIEL | 600 | expected an action from 0 to 599", "OPENSPIEL | 7 x | 'x' is no action",
            "OPENSPIEL | 3 2 4 | these actions could be of either game",
            "COLUMNS | 4488 | line 1: '8' at character 3: ",
            "COLUMNS | 44+4 | '+' at character 3: expected a column", "COLUMNS | 4444444 | column 4 is full",
            "TEXT | WEEEEEEEEEEEEEEEEEEEEEEB 8 8 x | position 1: side to move 'x'"})
    void malformedTextIsRefusedInOneSentence(RecordFormat format, String text, String why) {
        assertThatThrownBy(() -> Formats.of(format).read(text, Unsaid.NOTHING)).isInstanceOf(NotationException.class)
                .hasMessageContaining(why);
    }

    @Test
    void whatCouldBeSeveralIsAskedFor() {
        assertThatThrownBy(() -> Formats.recognised("12", Unsaid.NOTHING))
                .hasMessageContaining("say which with --from");
        assertThat(Formats.recognised("12", new Unsaid("viergewinnt", null, null))).isEqualTo(RecordFormat.COLUMNS);
        assertThatThrownBy(() -> Formats.recognised("what is this?", Unsaid.NOTHING))
                .hasMessageContaining("is of no format that is known");
        assertThatThrownBy(() -> Formats.recognised(" \n", Unsaid.NOTHING)).hasMessageContaining("there is no game");
    }

    @Test
    void formatsOfOneGameTellTheOtherApart() {
        List<GameRecord> columns = Formats.of(RecordFormat.COLUMNS).read("44", Unsaid.NOTHING);
        for (RecordFormat format : List.of(RecordFormat.WMD, RecordFormat.PLAYOK, RecordFormat.SANMILL,
                RecordFormat.MFEN)) {
            assertThatThrownBy(() -> Formats.of(format).write(columns, Unsaid.NOTHING))
                    .hasMessageContaining("is a format of Mühle only");
        }
        List<GameRecord> moves = Formats.of(RecordFormat.WMD).read("d6", Unsaid.NOTHING);
        assertThatThrownBy(() -> Formats.of(RecordFormat.COLUMNS).write(moves, Unsaid.NOTHING))
                .hasMessageContaining("a format of Vier Gewinnt only");
    }

    /** A tag's value is no annotation, whatever stands in it, and a tag begins another game. */
    @Test
    void namesMayHaveSignsThatElsewhereAreAnnotations() {
        String text = """
                [White "Anna (12) ; why?"]
                [Black "B$1!"]
                [Result "1-0"]

                1. d6 (1. d2) f4! 1-0

                [White "C"]

                1.a1 d1 0-1
                """.replace("\n", "\r\n");
        assertThat(Formats.recognised(text, Unsaid.NOTHING)).isEqualTo(RecordFormat.WMD);
        for (List<GameRecord> records : List.of(Formats.of(RecordFormat.WMD).read(text, Unsaid.NOTHING),
                Formats.imported("\uFEFF" + text, 1_000))) {
            assertThat(records).hasSize(2);
            assertThat(records.getFirst().played().white()).isEqualTo("Anna (12) ; why?");
            assertThat(records.getFirst().played().black()).isEqualTo("B$1!");
            assertThat(records).extracting(record -> record.played().game().length()).containsExactly(2, 2);
            assertThat(records).extracting(record -> record.played().verdict().result().text()).containsExactly("1-0",
                    "0-1");
        }
    }

    /** Lists without results follow each other where the numbers begin anew. */
    @Test
    void theNumberOneBeginsAnotherGame() {
        assertThat(Formats.imported("1.d6 f4\n2.d2 b4\n1.a1 1... a4\n2. a7 b4", 1_000))
                .extracting(record -> record.played().game().length()).containsExactly(4, 4);
    }

    @Test
    void whatPeopleBringIsUnderstoodAsBefore() {
        assertThat(Formats.imported("1. d6 f4", 100).getFirst().played().game().rules().variant())
                .isEqualTo("klassisch");
        assertThat(Formats.imported("1. 5 14", 100).getFirst().played().game().length()).isEqualTo(2);
        assertThatThrownBy(() -> Formats.imported("1. e9 e5", 100)).hasMessageContaining("line 1: ");
        assertThatThrownBy(() -> Formats.imported("44355", 4)).isInstanceOf(NotationException.class);
    }

    /** Neither a comment nor a tag needs a blank beside it, so counting what stands between blanks is not enough. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {"[Site \"PlayOK\"]* | [A{}\"\"]*",
            "[Site \"PlayOK\"] | 1{}", "[FEN \"\"]* | [A{}\"\"]*", "position startpos | ~\nposition startpos~"})
    void whatIsBroughtIsCountedAsItIsRead(String beginning, String again) {
        assertThatThrownBy(() -> Formats.imported(beginning + again.repeat(500), 400))
                .isInstanceOf(NotationException.class).hasMessageContaining("more than 400 moves together");
    }

    /** What is repeated often enough shows who goes over the rest of a text again from each of its letters. */
    @ParameterizedTest
    @ValueSource(strings = {"{", "{} ", "}", "[", "[A ", "[A \"", "[FEN \"", "\"", "\\", "1.", "1. ", "x", "x ", "* ",
            "-",
            ",", " ", "\n", "0 ", "4", "a1 ", "a1-", "position startpos\n", "MFEN/", "********/", "EEEEEEEE", "[\n",
            "(", ")", "(a1", ";", "$", "!", "/"})
    void longNonsenseIsReadInNoTime(String fragment) {
        String text = fragment.repeat(300_000 / fragment.length());
        for (String beginning : List.of("", "a ", "[Site \"PlayOK\"] ", "[Game \"muehle\"]\n")) {
            assertTimeoutPreemptively(Duration.ofSeconds(10), () -> {
                try {
                    assertThat(Formats.imported(beginning + text, 30_000)).hasSizeLessThan(3_001);
                } catch (SpokenException refused) {
                    assertThat(refused.sentence().english()).isNotEmpty();
                }
            }, () -> "'" + beginning + fragment + "' again and again");
        }
    }
}
