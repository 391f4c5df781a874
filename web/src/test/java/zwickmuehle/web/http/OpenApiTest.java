package zwickmuehle.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/** Every operation of the description is really asked, and its answer held against its schema. */
class OpenApiTest {
    @RegisterExtension
    static final RunningServer SERVER = new RunningServer();

    private final Visit visit = SERVER.visit();
    private final Set<String> asked = new HashSet<>();
    private JsonNode description = Json.read("{}");

    @BeforeEach
    void readDescription() {
        description = visit.get("/openapi.json").json();
    }

    @Test
    void answersAreAsDescribed() {
        get("/health", "/health", 200);
        get("/ready", "/ready", 200);
        get("/api/rules", "/api/rules", 200);
        get("/api/opponents", "/api/opponents", 200);
        get("/api/addresses", "/api/addresses", 200);
        post("/api/positions", "/api/positions", "{'game':'muehle','position':'WWWEEEEEEEEEEEEEEEEEEBBE 6 6 b'}", 200);
        post("/api/positions", "/api/positions", "{'game':'viergewinnt','position':'1122334'}", 200);
        JsonNode made = post("/api/games", "/api/games",
                "{'game':'muehle','white':'human','black':'level:2','seconds':0.2}", 201);
        String game = "/api/games/" + made.path("id").asString("");
        play(game);
        get("/api/games", "/api/games", 200);
        get("/api/games/{id}/review", game + "/review?seconds=0", 200);
        get("/api/games/{id}/export", game + "/export?format=json", 200);
        get("/api/analysis", "/api/analysis?game=viergewinnt&position=4455&seconds=0.1", 200);
        get("/api/reasons", "/api/reasons?game=viergewinnt&position=4455&move=3&quiet=0", 200);
        get("/api/reasons", "/api/reasons?game=viergewinnt&position=444444&move=4", 422);
        get("/api/explore", "/api/explore?game=viergewinnt&moves=4,4&seconds=0", 200);
        get("/api/explore", "/api/explore?game=viergewinnt&moves=9", 422);
        get("/api/reasons", "/api/reasons?game=viergewinnt&position=4455&seconds=0.1", 200);
        get("/api/puzzles", "/api/puzzles?game=viergewinnt", 200);
        JsonNode puzzle = visit.get("/api/puzzles?game=muehle").json().path("puzzles").path(0);
        get("/api/puzzles/{id}", "/api/puzzles/" + puzzle.path("id").asString("") + "?game=muehle", 200);
        get("/api/puzzles/{id}", "/api/puzzles/nosuch?game=muehle", 404);
        get("/api/perfect", "/api/perfect", 200);
        post("/api/perfect/build", "/api/perfect/build", "{'rules':'theorie','stones':8}", 200);
        post("/api/perfect/pause", "/api/perfect/pause", "{}", 200);
        get("/api/scenarios", "/api/scenarios", 200);
        get("/api/hardcases", "/api/hardcases?game=viergewinnt&seed=1", 200);
        post("/api/scenarios/{id}/run", "/api/scenarios/viergewinnt-1/run", "", 200);
        post("/api/games/import", "/api/games/import", "{'game':'viergewinnt','moves':['4','4']}", 201);
        post("/api/games/continuation", "/api/games/continuation",
                "{'game':'viergewinnt','white':'human','black':'level:1'}", 201);
        post("/api/games/{id}/continuation", game + "/continuation",
                "{'game':'viergewinnt','white':'human','black':'level:1','version':0}", 409);
        post("/api/records", "/api/records", "{'games':[{'game':'viergewinnt','moves':['4','4']}]}", 200);
        get("/api/games/{id}/conversation", game + "/conversation", 200);
        problems(game);
        keeping();
        // Streams are looked at in EventsTest, the tournament in TournamentShownTest.
        asked.add("get /api/games/{id}/events");
        described().stream().filter(operation -> operation.startsWith("get /api/tournament")).forEach(asked::add);
        assertThat(asked).isEqualTo(described());
    }

    private void play(String game) {
        String path = "/api/games/{id}";
        get(path, game, 200);
        post(path + "/moves", game + "/moves", "{'move':'d6','number':0}", 200);
        visit.awaitTurn(game);
        post(path + "/hint", game + "/hint", "{}", 200);
        post(path + "/best", game + "/best", "{}", 200);
        visit.awaitTurn(game);
        post(path + "/random", game + "/random", "{}", 200);
        visit.awaitTurn(game);
        post(path + "/undo", game + "/undo", "{'single':true}", 200);
        post(path + "/step", game + "/step", "{}", 200);
        visit.await(game, state -> state.path("moveNumber").asInt() % 2 == 0);
        post(path + "/undo", game + "/undo", "{}", 200);
        post(path + "/redo", game + "/redo", "{}", 200);
        for (String action : new String[]{"stop", "pause", "resume", "pace", "players", "resign", "restart"}) {
            post(path + "/" + action, game + "/" + action, "{}", 200);
        }
        String free = visit.newGame("{'game':'muehle','seats':'white'}");
        post(path + "/seats", free + "/seats", "{}", 200);
        betweenTwo(path);
    }

    private void betweenTwo(String path) {
        String game = visit.newGame("{'game':'muehle','seats':'white','clock':'300+3'}");
        Visit other = SERVER.visit();
        assertThat(other.post(game + "/seats", "{}").status()).isEqualTo(200);
        post(path + "/name", game + "/name", "{'name':'Anna'}", 200);
        post(path + "/offer", game + "/offer", "{'kind':'draw'}", 200);
        post(path + "/decline", game + "/decline", "{'kind':'draw'}", 200);
        post(path + "/calloff", game + "/calloff", "{}", 409);
        assertThat(other.post(game + "/offer", "{'kind':'draw'}").status()).isEqualTo(200);
        post(path + "/accept", game + "/accept", "{'kind':'draw'}", 200);
        post(path + "/leave", game + "/leave", "{}", 200);
    }

    private void keeping() {
        get("/api/keeping", "/api/keeping", 200);
        JsonNode code = post("/api/session/code", "/api/session/code", "{}", 201);
        post("/api/session", "/api/session", "{'code':'" + code.path("code").asString("") + "'}", 200);
        post("/api/session", "/api/session", "{'code':'" + code.path("code").asString("") + "'}", 404);
        String game = visit.newGame("{'game':'muehle'}");
        post("/api/games/{id}/delete", game + "/delete", "{}", 200);
        post("/api/games/{id}/delete", game + "/delete", "{}", 403);
        post("/api/games/delete", "/api/games/delete", "{}", 200);
        post("/api/session/code", "/api/session/code", "{}", 409);
    }

    private void problems(String game) {
        post("/api/games/{id}/moves", game + "/moves", "{", 400);
        post("/api/games/{id}/moves", game + "/moves", "{'move':'d6','number':9}", 409);
        post("/api/games/{id}/moves", game + "/moves", "{'move':'d9','number':0}", 422);
        get("/api/games/{id}", "/api/games/zzzzzzzzzzzz", 404);
        Visit.Reply foreign = Visit
                .reply(visit.send(visit.request(game + "/undo").header("Origin", "http://evil.example")
                        .POST(HttpRequest.BodyPublishers.noBody()).build()));
        check("post", "/api/games/{id}/undo", foreign, 403);
    }

    private Set<String> described() {
        Set<String> operations = new HashSet<>();
        description.path("paths").properties().forEach(path -> path.getValue().properties()
                .forEach(operation -> operations.add(operation.getKey() + " " + path.getKey())));
        return operations;
    }

    private void get(String path, String address, int status) {
        check("get", path, visit.get(address), status);
    }

    private JsonNode post(String path, String address, String body, int status) {
        Visit.Reply reply = visit.post(address, body);
        check("post", path, reply, status);
        return reply.json();
    }

    private void check(String method, String path, Visit.Reply reply, int status) {
        assertThat(reply.status()).as("%s %s: %s", method, path, reply.json()).isEqualTo(status);
        String type = reply.type().split(";", 2)[0].toLowerCase(Locale.ROOT);
        JsonNode schema = description.path("paths").path(path).path(method).path("responses")
                .path(String.valueOf(status)).path("content").path(type).path("schema");
        assertThat(schema.isMissingNode()).as("%s %s %d %s is described", method, path, status, type).isFalse();
        assertThat(new Schemas(description).complaints(schema, reply.json())).as("%s %s", method, path).isEmpty();
        asked.add(method + " " + path);
    }
}
