package zwickmuehle.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Getting rid of one's games, knowing how long they are kept, and taking them along to another device. */
class KeepingTest {
    @RegisterExtension
    static final RunningServer SERVER = new RunningServer();

    private final Visit anna = SERVER.visit();
    private final Visit bert = SERVER.visit();

    /** A game of Anna and Bert. */
    private String shared() {
        String game = anna.newGame("{'game':'muehle','seats':'white'}");
        assertThat(bert.post(game + "/seats", "{}").status()).isEqualTo(200);
        return game;
    }

    private static int games(Visit visit) {
        return visit.get("/api/games").json().path("games").size();
    }

    private static void assertDeleted(Visit.Reply reply, int deleted, int hidden) {
        assertThat(reply.status()).isEqualTo(200);
        assertThat(reply.number("deleted")).isEqualTo(deleted);
        assertThat(reply.number("hidden")).isEqualTo(hidden);
    }

    @Test
    void aGameOfOnesOwnIsGone() {
        String game = anna.newGame("{'game':'viergewinnt','white':'human','black':'level:1'}");
        assertDeleted(anna.post(game + "/delete", "{}"), 1, 0);
        assertThat(anna.get(game).status()).isEqualTo(404);
        assertThat(games(anna)).isZero();
        assertThat(anna.play(game, "4", 0).status()).isEqualTo(404);
    }

    @Test
    void aSharedGameIsHiddenForWhoDeletesItAndGoneWhenBothDid() {
        String game = shared();
        assertDeleted(anna.post("/api/games/delete", "{}"), 0, 1);
        assertThat(games(anna)).isZero();
        assertThat(games(bert)).isEqualTo(1);
        assertThat(bert.get(game).status()).isEqualTo(200);
        assertThat(anna.post(game + "/delete", "{}").status()).isEqualTo(403);
        assertDeleted(bert.post("/api/games/delete", "{}"), 1, 0);
        assertThat(bert.get(game).status()).isEqualTo(404);
    }

    @Test
    void onlyOnesOwnGamesCanBeDeleted() {
        String game = shared();
        Visit stranger = SERVER.visit();
        assertThat(stranger.post(game + "/delete", "{}").status()).isEqualTo(403);
        assertDeleted(stranger.post("/api/games/delete", "{}"), 0, 0);
        stranger.newGame("{'game':'muehle'}");
        assertThat(stranger.post(game + "/delete", "{}").status()).isEqualTo(403);
        HttpResponse<String> foreign = anna.send(anna.request("/api/games/delete")
                .header("Origin", "http://evil.example").POST(HttpRequest.BodyPublishers.noBody()).build());
        assertThat(foreign.statusCode()).isEqualTo(403);
        assertThat(games(anna)).isEqualTo(1);
        assertThat(games(bert)).isEqualTo(1);
    }

    @Test
    void itIsSaidHowLongGamesAreKept() {
        anna.newGame("{'game':'muehle'}");
        Visit.Reply kept = anna.get("/api/keeping");
        assertThat(kept.number("days")).isEqualTo(365);
        assertThat(kept.number("games")).isEqualTo(1);
        assertThat(SERVER.visit().get("/api/keeping").number("games")).isZero();
    }

    @Test
    void gamesAreTakenAlongByACodeThatWorksOnce() {
        String game = shared();
        assertThat(anna.play(game, "d6", 0).status()).isEqualTo(200);
        Visit.Reply code = anna.post("/api/session/code", "{}");
        assertThat(code.status()).isEqualTo(201);
        assertThat(code.number("seconds")).isEqualTo(600);
        Visit phone = SERVER.visit();
        String typed = code.text("code").toUpperCase(Locale.ROOT).replace('-', ' ');
        assertThat(phone.post("/api/session", "{'code':'" + typed + "'}").number("games")).isEqualTo(1);
        assertThat(bert.play(game, "f4", 1).status()).isEqualTo(200);
        assertThat(phone.play(game, "d2", 2).status()).isEqualTo(200);
        assertThat(SERVER.visit().post("/api/session", "{'code':'" + code.text("code") + "'}").status()).isEqualTo(404);
        assertThat(anna.get("/api/keeping").number("games")).isEqualTo(1);
    }

    @Test
    void aNewerCodeReplacesTheOlderOne() {
        shared();
        String first = anna.post("/api/session/code", "{}").text("code");
        String second = anna.post("/api/session/code", "{}").text("code");
        assertThat(SERVER.visit().post("/api/session", "{'code':'" + first + "'}").status()).isEqualTo(404);
        assertThat(SERVER.visit().post("/api/session", "{'code':'" + second + "'}").status()).isEqualTo(200);
    }

    @Test
    void whoHasNoGamesHasNothingToTakeAlong() {
        assertThat(SERVER.visit().post("/api/session/code", "{}").status()).isEqualTo(409);
        assertThat(SERVER.visit().post("/api/session", "{}").status()).isEqualTo(400);
        assertThat(SERVER.visit().post("/api/session", "{'code':'" + "x".repeat(9_000) + "'}").status()).isEqualTo(404);
    }
}
