package zwickmuehle.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class WholeGamesTest {
    @RegisterExtension
    static final RunningServer SERVER = new RunningServer();

    private final Visit visit = SERVER.visit();

    /** Plays the first legal move whenever it is a person's turn. */
    private JsonNode playToTheEnd(String game) {
        JsonNode state = visit.awaitTurn(game);
        while (!state.path("turn").asString("").equals("over")) {
            String move = state.path("position").path("moves").get(0).path("move").asString("");
            assertThat(visit.play(game, move, state.path("moveNumber").asInt()).status()).isEqualTo(200);
            state = visit.awaitTurn(game);
        }
        return state;
    }

    @ParameterizedTest
    @CsvSource({"muehle,human,level:1", "muehle,level:1,human", "viergewinnt,human,level:2", "viergewinnt,human,human"})
    void aWholeGameIsPlayedOverHttp(String rules, String white, String black) {
        String game = visit.newGame("{'game':'%s','white':'%s','black':'%s','seconds':0.1}".formatted(rules, white,
                black));
        JsonNode end = playToTheEnd(game);
        assertThat(end.path("outcome").path("over").asBoolean()).isTrue();
        assertThat(end.path("outcome").path("result").asString("")).isIn("1-0", "0-1", "1/2-1/2");
        assertThat(end.path("history").size()).isEqualTo(end.path("moveNumber").asInt());
        assertThat(end.path("position").path("moves").size()).isZero();
        assertThat(end.path("position").path("kind").asString("")).isEqualTo("none");
    }

    @Test
    void computersPlayEachOtherToTheEnd() {
        String game = visit.newGame("{'game':'viergewinnt','white':'level:0','black':'level:1'}");
        assertThat(visit.post(game + "/pace", "{'delay':0}").status()).isEqualTo(200);
        JsonNode end = visit.await(game, state -> state.path("turn").asString("").equals("over"));
        assertThat(end.path("history").get(0).path("by").asString("")).isEqualTo("computer");
    }

    @Test
    void computersWaitWhilePausedAndMakeOneMoveAStep() {
        String game = visit.newGame("{'game':'muehle','white':'random','black':'random','paused':true}");
        assertThat(visit.get(game).text("turn")).isEqualTo("paused");
        assertThat(visit.post(game + "/step", "").status()).isEqualTo(200);
        JsonNode state = visit.await(game, now -> now.path("moveNumber").asInt() == 1);
        assertThat(state.path("turn").asString("")).isEqualTo("paused");
        visit.post(game + "/pace", "{'delay':0}");
        visit.post(game + "/resume", "");
        visit.await(game, now -> now.path("moveNumber").asInt() > 5);
    }

    @Test
    void bestMoveIsPlayedHintIsOnlySaidRandomMovesToo() {
        String game = visit.newGame("{'game':'viergewinnt','position':'112233','seconds':0.2}");
        Visit.Reply hint = visit.post(game + "/hint", "{'number':0}");
        assertThat(hint.json().path("move").path("move").asString("")).isEqualTo("4");
        assertThat(hint.json().path("evaluation").path("result").asString("")).isEqualTo("win");
        assertThat(hint.json().path("reasons").get(0).path("kind").asString("")).isEqualTo("makes-four");
        assertThat(visit.get(game).number("moveNumber")).isZero();
        Visit.Reply best = visit.post(game + "/best", "{'number':0}");
        assertThat(best.json().path("outcome").path("winner").asString("")).isEqualTo("white");
        assertThat(best.json().path("position").path("winningLines").get(0).size()).isEqualTo(4);
        visit.post(game + "/restart", "");
        assertThat(visit.post(game + "/random", "{'number':0}").number("moveNumber")).isEqualTo(1);
    }

    @Test
    void moveNowEndsThinking() {
        String game = visit.newGame("{'game':'muehle','white':'level:10','black':'human','seconds':60}");
        visit.await(game, state -> state.path("thinking").path("depth").asInt(0) > 0);
        assertThat(visit.post(game + "/stop", "").status()).isEqualTo(200);
        assertThat(visit.awaitTurn(game).path("moveNumber").asInt()).isEqualTo(1);
    }

    @Test
    void whoeverMadeTheGameCanChangeItsPlayers() {
        String game = visit.newGame("{'game':'viergewinnt','white':'human','black':'human'}");
        visit.play(game, "4", 0);
        assertThat(visit.post(game + "/players", "{'black':'level:0'}").status()).isEqualTo(200);
        assertThat(visit.awaitTurn(game).path("moveNumber").asInt()).isEqualTo(2);
    }

    @Test
    void resigningEndsTheGameAndUndoTakesItBack() {
        String game = visit.newGame("{'game':'muehle','white':'human','black':'level:0'}");
        Visit.Reply over = visit.post(game + "/resign", "{}");
        assertThat(over.json().path("outcome").path("reason").asString("")).isEqualTo("resigned");
        assertThat(over.json().path("outcome").path("result").asString("")).isEqualTo("0-1");
        assertThat(visit.play(game, "d6", 0).status()).isEqualTo(409);
        assertThat(visit.post(game + "/undo", "{}").text("turn")).isEqualTo("human");
    }

    @Test
    void gamesOfOtherProgramsComeIn() {
        for (String text : new String[]{"1. 1 22 2. 2 23 3. 3x22", "position startpos moves a7 a1 d7 d1 g7 xa1",
                "0 21 1 22 2 21"}) {
            Visit.Reply imported = Visit.reply(visit.send(visit.request("/api/games/import")
                    .header("X-Zwickmuehle", "1").header("Content-Type", "text/plain")
                    .POST(HttpRequest.BodyPublishers.ofString(text)).build()));
            assertThat(imported.status()).as(text).isEqualTo(201);
            assertThat(imported.json().path("position").path("text").asString(""))
                    .isEqualTo("WWWEEEEEEEEEEEEEEEEEEEBE 6 7 b");
        }
    }

    @Test
    void aGameGoesOutAndComesInAgain() {
        String game = visit.newGame("{'game':'muehle','variant':'kurs','moves':['d6','f4','d5','f2','d7xf4']}");
        for (String format : new String[]{"text", "json"}) {
            String exported = visit.send(visit.request(game + "/export?format=" + format).GET().build()).body();
            String type = format.equals("text") ? "text/plain" : "application/json";
            Visit.Reply imported = Visit.reply(visit.send(visit.request("/api/games/import")
                    .header("X-Zwickmuehle", "1").header("Content-Type", type)
                    .POST(HttpRequest.BodyPublishers.ofString(exported)).build()));
            assertThat(imported.status()).isEqualTo(201);
            assertThat(imported.text("variant")).isEqualTo("kurs");
            assertThat(imported.json().path("position").path("text").asString(""))
                    .isEqualTo(visit.get(game).json().path("position").path("text").asString(""));
        }
    }
}
