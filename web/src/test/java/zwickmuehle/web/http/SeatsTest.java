package zwickmuehle.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class SeatsTest {
    @RegisterExtension
    static final RunningServer SERVER = new RunningServer();

    private final Visit white = SERVER.visit();
    private final Visit black = SERVER.visit();
    private final Visit watcher = SERVER.visit();

    private String gameForTwo() {
        return white.newGame("{'game':'muehle','seats':'white'}");
    }

    @Test
    void whoOpensTheLinkTakesTheFreeSeatAndOthersWatch() {
        String game = gameForTwo();
        assertThat(black.get(game).json().path("you").path("mayJoin").get(0).asString("")).isEqualTo("black");
        assertThat(black.post(game + "/seats", "{}").status()).isEqualTo(200);
        assertThat(watcher.post(game + "/seats", "{}").status()).isEqualTo(409);
        assertThat(watcher.get(game).json().path("you").path("mayJoin").size()).isZero();
        assertThat(white.play(game, "d6", 0).status()).isEqualTo(200);
        assertThat(black.play(game, "d2", 1).status()).isEqualTo(200);
    }

    @Test
    void nobodyPlaysForAnother() {
        String game = gameForTwo();
        black.post(game + "/seats", "{}");
        assertThat(black.play(game, "d6", 0).status()).isEqualTo(403);
        assertThat(watcher.play(game, "d6", 0).status()).isEqualTo(403);
        for (String action : new String[]{"undo", "redo", "restart", "resign", "best", "hint", "random", "stop",
                "pause", "resume", "step", "pace", "players"}) {
            assertThat(watcher.post(game + "/" + action, "{}").status()).as(action).isEqualTo(403);
        }
        assertThat(white.get(game).number("moveNumber")).isZero();
    }

    /** As it was done to version 1.0, ten times of ten. */
    @Test
    void theMakerCannotPlayTheOpponentsMoves() {
        String game = gameForTwo();
        black.post(game + "/seats", "{}");
        white.play(game, "d6", 0);
        assertThat(white.post(game + "/pause", "{}").status()).isEqualTo(409);
        assertThat(white.post(game + "/players", "{'black':'level:10'}").status()).isEqualTo(403);
        assertThat(white.post(game + "/players", "{'white':'level:10'}").status()).isEqualTo(403);
        assertThat(white.play(game, "d2", 1).status()).isEqualTo(403);
        assertThat(white.post(game + "/players", "{'black':'human'}").status()).isEqualTo(200);
        assertThat(white.get(game).number("moveNumber")).isEqualTo(1);
        assertThat(black.play(game, "d2", 1).status()).isEqualTo(200);
    }

    @Test
    void aWrongTokenHasNoSeat() {
        String game = gameForTwo();
        Visit.Reply refused = Visit.reply(watcher.send(watcher.request(game + "/moves").header("X-Zwickmuehle", "1")
                .header("Content-Type", "application/json")
                .header("Authorization", "Bearer 00112233445566778899aabbccddeeff")
                .POST(java.net.http.HttpRequest.BodyPublishers.ofString("{\"move\":\"d6\",\"number\":0}")).build()));
        assertThat(refused.status()).isEqualTo(403);
    }

    @Test
    void nothingThatConcernsBothHappensUnlessBothWantIt() {
        String game = gameForTwo();
        black.post(game + "/seats", "{}");
        white.play(game, "d6", 0);
        assertThat(white.post(game + "/undo", "{}").number("moveNumber")).as("only proposed").isEqualTo(1);
        assertThat(white.post(game + "/restart", "{}").number("moveNumber")).as("only proposed").isEqualTo(1);
        assertThat(black.post(game + "/decline", "{'kind':'restart'}").status()).isEqualTo(200);
        assertThat(black.post(game + "/accept", "{'kind':'restart'}").status()).isEqualTo(409);
        assertThat(watcher.post(game + "/accept", "{'kind':'undo'}").status()).isEqualTo(403);
        assertThat(black.post(game + "/accept", "{'kind':'undo'}").number("moveNumber")).isZero();
        assertThat(black.post(game + "/offer", "{'kind':'nonsense'}").status()).isEqualTo(400);
    }

    @Test
    void theTokenIsAnUnguessableCookieThatScriptsCannotRead() {
        String cookie = white.send(white.request("/api/games").header("X-Zwickmuehle", "1")
                .header("Content-Type", "application/json")
                .POST(java.net.http.HttpRequest.BodyPublishers.ofString("{\"game\":\"muehle\"}")).build()).headers()
                .firstValue("Set-Cookie").orElse("");
        assertThat(cookie).matches("zwickmuehle=[0-9a-f]{32}; .*").contains("HttpOnly").contains("SameSite=Strict");
    }

    @Test
    void theListShowsOnlyOnesOwnGames() {
        String game = gameForTwo();
        assertThat(white.get("/api/games").json().path("games").get(0).path("id").asString(""))
                .isEqualTo(game.substring("/api/games/".length()));
        assertThat(watcher.get("/api/games").json().path("games").size()).isZero();
    }

    private static String nameOf(Visit.Reply game, String side) {
        return game.json().path("players").path(side).path("name").asString("");
    }

    @Test
    void namesAreSaidWhenAGameIsMadeAndJoinedAndCanBeChanged() {
        String game = white.newGame("{'game':'muehle','seats':'white','name':'Anna'}");
        assertThat(nameOf(black.post(game + "/seats", "{'name':'  Ben 😀 '}"), "black")).isEqualTo("Ben 😀");
        assertThat(nameOf(black.get(game), "white")).isEqualTo("Anna");
        assertThat(nameOf(white.post(game + "/name", "{'name':'Änne'}"), "white")).isEqualTo("Änne");
        assertThat(black.get("/api/games").json().path("games").get(0).path("whiteName").asString(""))
                .isEqualTo("Änne");
        assertThat(white.send(white.request(game + "/export?format=text").GET().build()).body()).contains("Änne")
                .contains("Ben");
        assertThat(watcher.post(game + "/name", "{'name':'X'}").status()).isEqualTo(403);
    }

    @Test
    void aNameIsShortAndShows() {
        String game = gameForTwo();
        assertThat(white.post(game + "/name", "{'name':'" + "ä".repeat(60) + "'}").status()).isEqualTo(200);
        for (String bad : new String[]{"ä".repeat(61), "a\\nb", "evil\\u202egnp", "nul\\u0000",
                "\\u3164", "\\u00a0", "Z" + "\\u0335".repeat(40)}) {
            assertThat(white.post(game + "/name", "{'name':'" + bad + "'}").status()).as(bad).isEqualTo(400);
        }
        assertThat(
                white.post(game + "/name", "{'name':'  '}").json().path("players").path("white").path("name").isNull())
                .isTrue();
    }

    @Test
    void whoDeletesAGameTakesTheirNameOutOfIt() {
        String game = white.newGame("{'game':'muehle','seats':'white','name':'Anna'}");
        black.post(game + "/seats", "{'name':'Ben'}");
        assertThat(black.post(game + "/delete", "{}").number("hidden")).isEqualTo(1);
        assertThat(nameOf(white.get(game), "black")).isEmpty();
        assertThat(nameOf(white.get(game), "white")).isEqualTo("Anna");
    }

    @Test
    void whoLeavesHasLeft() {
        String game = gameForTwo();
        black.post(game + "/seats", "{'name':'Ben'}");
        black.post(game + "/leave", "{}");
        assertThat(white.get(game).json().path("players").path("black").path("presence").asString(""))
                .isEqualTo("left");
    }
}
