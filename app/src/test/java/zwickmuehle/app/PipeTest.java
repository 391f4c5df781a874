package zwickmuehle.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zwickmuehle.perfect.viergewinnt.Solver;
import zwickmuehle.perfect.viergewinnt.VierGewinntOracle;
import zwickmuehle.perfect.viergewinnt.files.BookFile;
import zwickmuehle.rules.viergewinnt.Size;
import zwickmuehle.search.Oracle;

/** Questions and answers as docs/pipe.md describes them. */
final class PipeTest {
    private static final Oracle SOLVER = new VierGewinntOracle(BookFile.bundled(),
            new Solver(Size.STANDARD, 1 << 22, 1), 0);

    private final Pipe pipe = new Pipe(rules -> rules.game().equals("viergewinnt") ? SOLVER : Oracle.NONE);

    private String ask(String question) {
        return pipe.answer(question.replace('\'', '"')).replace('"', '\'');
    }

    @Test
    void legalMovesAreListed() {
        assertThat(ask("{'id':7,'ask':'moves','game':'viergewinnt','position':'444444'}"))
                .isEqualTo("{'id':7,'moves':['1','2','3','5','6','7']}");
        assertThat(ask("{'ask':'moves','position':'WWEEEEEEEEEEEEEEEEEEEEBB 0 1 w'}")).isEqualTo("{'moves':[]}");
        assertThat(ask("{'game':'viergewinnt','moves':['4','4']}")).startsWith("{'moves':['1',");
    }

    @Test
    void movesArePlayed() {
        assertThat(ask("{'id':'a','ask':'play','moves':['a7','g1']}"))
                .isEqualTo("{'id':'a','position':'WEEEEEEEEEEEEEEEEEEEEEEB 8 8 w','outcome':'*'}");
        assertThat(ask("{'ask':'play','game':'viergewinnt','moves':['1','2','1','2','1','2','1']}"))
                .isEqualTo("{'position':'1212121','outcome':'1-0'}");
    }

    @Test
    void valuesAreExactWhereTheyAreKnown() {
        assertThat(ask("{'ask':'value','game':'viergewinnt','position':'121212'}"))
                .isEqualTo("{'result':'win','plies':1,'score':18,'exact':true}");
        assertThat(ask("{'ask':'value','game':'viergewinnt','position':'1212121'}"))
                .isEqualTo("{'result':'loss','plies':0,'score':-18,'exact':true}");
        assertThat(ask("{'ask':'value','seconds':0.02}")).contains("'result':null,'plies':null,'score':",
                "'exact':false");
        assertThat(ask("{'ask':'value','position':'WWWEEEEEEEEEEEEEEEEEEEBB 0 0 w'}"))
                .isEqualTo("{'result':'win','plies':0,'score':null,'exact':true}");
    }

    @Test
    void theBestMoveComesWithItsValue() {
        assertThat(ask("{'ask':'best','game':'viergewinnt','position':'121212','seconds':0.2}"))
                .isEqualTo("{'move':'1','result':'win','plies':1,'score':18,'exact':true}");
        assertThat(ask("{'ask':'best','level':0,'seconds':0.1}")).startsWith("{'move':'");
    }

    /** Of the 24 points of an empty board a level likes many as much, so chance shows; with the same seed it doesn't. */
    @Test
    void withTheSameSeedALevelChoosesTheSame() {
        Set<String> answers = new HashSet<>();
        for (int seed = 0; seed < 20; seed++) {
            String question = "{'ask':'best','level':1,'seed':" + seed + "}";
            assertThat(ask(question)).startsWith("{'move':'").isEqualTo(ask(question));
            answers.add(ask(question));
        }
        assertThat(answers).hasSizeGreaterThan(1);
    }

    @Test
    void reasonsAreGivenInBothLanguages() {
        assertThat(ask("{'ask':'reasons','game':'viergewinnt','position':'121212'}"))
                .startsWith("{'reasons':[{'move':'").contains("'kind':'makes-four','good':true,'en':'", "'de':'",
                        "'points':[");
    }

    @Test
    void anArrayIsABatch() {
        assertThat(ask("[{'id':1,'game':'viergewinnt','position':'x'},{'id':2,'ask':'play','moves':['a7']}]"))
                .startsWith("[{'id':1,'error':'")
                .endsWith("{'id':2,'position':'WEEEEEEEEEEEEEEEEEEEEEEE 8 9 b','outcome':'*'}]");
        assertThat(ask("[]")).isEqualTo("[]");
        assertThat(ask("{'ask':'version'}")).startsWith("{'version':1,'asks':[");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"{|no JSON", "3|expected an object", "{'ask':'why'}|ask 'why': expected",
            "{'game':'chess'}|unknown game", "{'rules':'streng'}|unknown rules",
            "{'position':5}|position: expected a text",
            "{'ask':'best','seed':1.5}|seed: expected a whole number",
            "{'ask':'best','seed':99999999999999999999}|seed: expected a whole number",
            "{'moves':'a7'}|moves: expected an array", "{'moves':['a7','a7']}|move 2, ",
            "{'ask':'best','level':11}|level: expected 0 to 10", "{'ask':'best','seconds':0}|seconds: expected",
            "{'ask':'best','game':'viergewinnt','position':'1212121'}|the game is over", "[3]|expected an object"})
    void errorsAreAnswersToo(String question, String error) {
        assertThat(ask(question)).contains("{'error':'").contains(error).hasLineCount(1);
    }

    /** Far below what it does, so that a loaded machine passes too: a slip by an order of magnitude would be seen. */
    @Test
    void batchesAreAnsweredQuickly() {
        StringBuilder batch = new StringBuilder("[");
        for (int i = 0; i < 2_000; i++) {
            batch.append(i == 0 ? "" : ",").append(String.format(Locale.ROOT,
                    "{\"id\":%d,\"ask\":\"moves\",\"position\":\"WWBEEEBEEEEEEWWEEEBEWEEE 0 0 w\"}", i));
        }
        String question = batch.append("]").toString();
        long start = System.nanoTime();
        int answers = 0;
        for (int i = 0; i < 5; i++) {
            answers += pipe.answer(question).split("\"id\"", -1).length - 1;
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        assertThat(answers).isEqualTo(10_000);
        assertThat(answers / seconds).isGreaterThan(2_000);
    }
}
