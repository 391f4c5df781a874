package zwickmuehle.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BadRequestsTest {
    @RegisterExtension
    static final RunningServer SERVER = new RunningServer();

    private final Visit visit = SERVER.visit();

    private static void assertProblem(Visit.Reply reply, int status) {
        assertThat(reply.status()).isEqualTo(status);
        assertThat(reply.type()).startsWith("application/problem+json");
        assertThat(reply.number("status")).isEqualTo(status);
        assertThat(reply.text("detail")).isNotBlank().doesNotContain("Exception").doesNotContain("\n");
        assertThat(reply.json().path("sentence").path("de").asString("")).isNotBlank();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"{'move':'d6'|400", "[]|400", "nonsense|400", "{'move':5,'number':0}|400",
            "{'move':'d6'}|400", "{'move':'d6','number':1.5}|400", "{'move':'d6','number':99999999999}|400",
            "{'move':'z9','number':0}|422", "{'move':'d6-d5','number':0}|422", "{'move':'','number':0}|422",
            "{'move':'d6','number':3}|409", "{'move':'d6','number':-1}|400"})
    void badMovesAreRefusedAndTheGameIsUnharmed(String body, int status) {
        String game = visit.newGame("{'game':'muehle'}");
        assertProblem(visit.post(game + "/moves", body), status);
        assertThat(visit.get(game).number("moveNumber")).isZero();
        assertThat(visit.play(game, "d6", 0).status()).isEqualTo(200);
    }

    @Test
    void ofTwoPagesTheSecondIsStale() {
        String game = visit.newGame("{'game':'muehle'}");
        visit.play(game, "d6", 0);
        Visit.Reply stale = visit.play(game, "d2", 0);
        assertProblem(stale, 409);
        assertThat(stale.number("moveNumber")).isEqualTo(1);
        assertThat(stale.text("type")).isEqualTo("urn:zwickmuehle:stale-move");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"{'game':'chess'}|422", "{}|400", "{'game':'muehle','white':'rm -rf /'}|422",
            "{'game':'muehle','white':'program:x'}|422", "{'game':'muehle','white':'level:11'}|422",
            "{'game':'muehle','variant':'x'}|422", "{'game':'muehle','game':'viergewinnt'}|400",
            "{'game':'muehle','seconds':0}|400",
            "{'game':'muehle','position':'WWW'}|422",
            "{'game':'muehle','position':'EEEEEEEEEEEEEEEEEEEEEEEE 0 0 w'}|422",
            "{'game':'viergewinnt','variant':'99x99'}|422",
            "{'game':'muehle','moves':['d6','d6']}|422", "{'game':'muehle','seats':'none'}|400"})
    void badGamesAreNotMade(String body, int status) {
        assertProblem(visit.post("/api/games", body), status);
    }

    @Test
    void aPositionInWhichTheGameIsOverIsSaidToBe() {
        Visit.Reply waiting = visit.post("/api/positions",
                "{'game':'muehle','position':'WWWEEEEEEEEEEEEEEEEEEEBB 0 0 w'}");
        assertThat(waiting.status()).isEqualTo(200);
        assertThat(waiting.json().at("/outcome/winner").asString()).isEqualTo("white");
        assertThat(waiting.json().at("/outcome/reason").asString()).isEqualTo("too_few_stones");
        assertThat(waiting.json().at("/moves").size()).isZero();
        assertThat(waiting.text("kind")).isEqualTo("none");
        assertProblem(
                visit.post("/api/positions", "{'game':'muehle','position':'WWEEEEEEEEEEEEEEEEEEEEBB 0 0 w'}"), 422);
    }

    @Test
    void unknownGamesAndPathsAreNotFound() {
        assertProblem(visit.get("/api/games/aaaaaaaaaaaa"), 404);
        assertProblem(visit.play("/api/games/aaaaaaaaaaaa", "d6", 0), 404);
        assertProblem(visit.get("/api/nothing"), 404);
        assertProblem(visit.get("/nothing.js"), 404);
        assertProblem(visit.post("/api/rules", "{}"), 405);
    }

    @Test
    void hugeBodiesAreRefused() {
        String game = visit.newGame("{'game':'muehle'}");
        assertProblem(visit.post(game + "/moves", "{'move':'" + "x".repeat(70_000) + "','number':0}"), 413);
        assertProblem(visit.post("/api/games/import", "{'moves':['" + "x".repeat(1_100_000) + "']}"), 413);
        assertThat(visit.play(game, "d6", 0).status()).isEqualTo(200);
        // Again and again: each refusal ends its connection, and says so before.
        for (int i = 0; i < 30; i++) {
            assertProblem(visit.post(game + "/moves", "x".repeat(70_000)), 413);
            assertThat(visit.get(game).status()).isEqualTo(200);
        }
    }

    @Test
    void deepJsonAndWrongTypesAreRefused() {
        assertProblem(visit.post("/api/games", "[".repeat(30_000)), 400);
        assertProblem(Visit.reply(visit.send(visit.request("/api/games").header("X-Zwickmuehle", "1")
                .header("Content-Type", "text/html").POST(HttpRequest.BodyPublishers.ofString("x")).build())), 415);
    }

    @Test
    void theLanguageOfTheSentenceIsTheReaders() {
        Visit.Reply reply = Visit.reply(visit
                .send(visit.request("/api/games/aaaaaaaaaaaa").header("Accept-Language", "de-DE,de;q=0.9").build()));
        assertThat(reply.text("detail")).contains("gibt es nicht");
    }

    @Test
    void whatIsNoHttpIsAnsweredWithoutDetails() throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), SERVER.port())) {
            socket.getOutputStream()
                    .write("GET / HTTP/9.9\r\nHost: 127.0.0.1\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            InputStream in = socket.getInputStream();
            String answer = new String(in.readNBytes(2_000), StandardCharsets.UTF_8);
            assertThat(answer).contains(" 505 ").doesNotContainIgnoringCase("jetty").contains("problem+json");
        }
    }
}
