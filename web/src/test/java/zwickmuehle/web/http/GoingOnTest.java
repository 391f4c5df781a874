package zwickmuehle.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** A page that could not reach the server has carried a game on, and hands it back. */
class GoingOnTest {
    private static final String PLAYERS = "'game':'viergewinnt','white':'human','black':'random'";
    private static final String MOVES = "'moves':['4','3','4','3','7'],'length':4,"
            + "'made':['human 1.5 -','computer 0.25 12 false 3','human - -','computer 0.5 32000 true 1','human 2 -']";

    @RegisterExtension
    static final RunningServer SERVER = new RunningServer();

    private final Visit visit = SERVER.visit();

    private Visit.Reply goOn(Visit who, String game, int version, String more) {
        return who.post(game + "/continuation",
                "{" + PLAYERS + "," + more + ",'carried':50,'version':" + version + "}");
    }

    @Test
    void aGameGoesOnWithTheMovesMadeElsewhereAndWithWhatIsKnownOfThem() {
        String game = visit.newGame("{" + PLAYERS + "}");
        Visit.Reply reply = goOn(visit, game, visit.get(game).number("version"), MOVES + ",'paused':true");
        assertThat(reply.status()).isEqualTo(200);
        JsonNode history = visit.get(game).json().path("history");
        assertThat(history.valueStream().map(entry -> entry.path("move").asString(""))).containsExactly("4", "3", "4",
                "3");
        assertThat(history.valueStream().map(entry -> entry.path("by").asString(""))).containsExactly("human",
                "computer", "human", "computer");
        assertThat(history.path(0).path("seconds").asDouble()).isEqualTo(1.5);
        assertThat(history.path(1).path("evaluation").path("score").asInt()).isEqualTo(12);
        assertThat(history.path(1).path("depth").asInt()).isEqualTo(3);
        assertThat(history.path(2).path("seconds").isNull()).isTrue();
        assertThat(reply.json().path("future").valueStream().map(entry -> entry.path("move").asString("")))
                .containsExactly("7");
        assertThat(reply.number("version")).as("later than here and there").isEqualTo(51);
        assertThat(reply.text("turn")).isEqualTo("human");
    }

    @Test
    void theComputerAnswersWhereItsAnswerWasStillToCome() {
        String game = visit.newGame("{" + PLAYERS + "}");
        goOn(visit, game, visit.get(game).number("version"), "'moves':['4'],'made':['human 1 -']");
        assertThat(visit.awaitTurn(game).path("moveNumber").asInt()).isEqualTo(2);
    }

    @Test
    void whatWasGivenUpElsewhereIsGivenUp() {
        String game = visit.newGame("{" + PLAYERS + "}");
        Visit.Reply reply = goOn(visit, game, visit.get(game).number("version"), MOVES + ",'resigned':'white'");
        assertThat(reply.json().path("outcome").path("reason").asString("")).isEqualTo("resigned");
        assertThat(reply.json().path("outcome").path("winner").asString("")).isEqualTo("black");
    }

    @Test
    void anotherVersionThanTheOneThatWasSeenIsNotReplaced() {
        String game = visit.newGame("{" + PLAYERS + "}");
        int seen = visit.get(game).number("version");
        visit.play(game, "1", 0);
        visit.awaitTurn(game);
        assertThat(goOn(visit, game, seen, MOVES).status()).isEqualTo(409);
        assertThat(visit.get(game).number("moveNumber")).isEqualTo(2);
    }

    @Test
    void nobodyElsesGameIsReplaced() {
        String game = visit.newGame("{" + PLAYERS + "}");
        int version = visit.get(game).number("version");
        assertThat(goOn(SERVER.visit(), game, version, MOVES).status()).isEqualTo(403);
        String shared = visit.newGame("{'game':'viergewinnt','seats':'white'}");
        assertThat(SERVER.visit().post(shared + "/seats", "{}").status()).isEqualTo(200);
        assertThat(visit.post(shared + "/continuation",
                "{'game':'viergewinnt','white':'human','black':'human','version':"
                        + visit.get(shared).number("version") + "}")
                .status()).as("somebody else plays there").isEqualTo(403);
    }

    @Test
    void aGameOfAnotherKindIsNotTheSameGame() {
        String game = visit.newGame("{" + PLAYERS + "}");
        int version = visit.get(game).number("version");
        assertThat(visit.post(game + "/continuation",
                "{'game':'viergewinnt','variant':'8x7','white':'human','black':'random','version':" + version + "}")
                .status()).isEqualTo(400);
    }

    @ParameterizedTest
    @ValueSource(strings = {"'moves':['4']", "'moves':['4'],'made':['nobody 1 -']", "'moves':['4'],'made':['human']",
            "'moves':['4'],'made':['human 1e9 -']", "'moves':['4'],'made':['human 1 5 true']",
            "'moves':['4'],'made':['human 1 x true 3']", "'delay':-1", "'resigned':'nobody'"})
    void whatIsNoGameIsRefused(String more) {
        String game = visit.newGame("{" + PLAYERS + "}");
        assertThat(goOn(visit, game, visit.get(game).number("version"), more).status()).isEqualTo(400);
    }

    @Test
    void movesAgainstTheRulesAreRefused() {
        String game = visit.newGame("{" + PLAYERS + "}");
        assertThat(goOn(visit, game, visit.get(game).number("version"), "'moves':['9'],'made':['human 1 -']").status())
                .isEqualTo(422);
    }

    @Test
    void aGameThatIsNotHereAnyMoreBecomesOneOfItsOwn() {
        Visit.Reply reply = visit.post("/api/games/continuation", "{" + PLAYERS + "," + MOVES + "}");
        assertThat(reply.status()).isEqualTo(201);
        assertThat(reply.number("moveNumber")).isEqualTo(4);
        assertThat(reply.json().path("you").path("sides").path(0).asString("")).isEqualTo("white");
        assertThat(visit.get("/api/games").json().path("games").valueStream()
                .map(one -> one.path("id").asString(""))).contains(reply.text("id"));
    }
}
